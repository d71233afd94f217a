import type { contract } from '@candor/contract';
import { fullWebsite } from '@candor/contract/people/company-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import {
  createMembership,
  lockAccount,
  moveSessionToCompany,
  nameAccount,
  endFoundingSessions,
} from '../accounts/index.ts';
import type { WatchName } from '../profiles/index.ts';
import { renameInAdverts } from '../../hiring/jobs/index.ts';
import { listOwnMemberships } from './member-store.ts';
import { companyWrite, deedOf, recordDeed } from '../../operations/audit/index.ts';
import { theCompany } from './company-audit.ts';
import {
  changeCompany,
  claimDomain,
  type CompanyProfile,
  existingCompany,
  findCompanyOfDomain,
  foundCompany,
} from './company-store.ts';
import { slugOf } from './company-text-rules.ts';
import type { JoinRequests } from './join-requests.ts';
import { readLogo } from './logo.ts';
import { companyDomainOf } from './mail-domain-rules.ts';
import type { ObjectStore } from '@candor/folder-store';

type Handlers = Pick<
  HandlersOf<typeof contract.companies>,
  'createCompany' | 'askToJoinCompany' | 'getCompany' | 'updateCompany'
>;

export type CompanyHandlerParts = {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly joinRequests: JoinRequests;
  readonly watchName: WatchName;
};

export function companyHandlers(parts: CompanyHandlerParts): Handlers {
  const { db, objects, joinRequests, watchName } = parts;
  return {
    async createCompany({ body, session, client, now }) {
      const { accountId } = session;
      const founding = { body, session, client, now, watchName };
      const companyID = await db.inCompany(0, (tx) => create(tx, founding), { accountId });
      return { companyID };
    },

    async askToJoinCompany({ session, client, now }) {
      const { accountId } = session;
      await db.inCompany(
        0,
        async (tx) => {
          const { email } = await lockFounder(tx, session);
          const asked = await joinRequests.ask(tx, { accountId, email }, { now, client });
          if (asked === null) {
            const text = 'There is no company here that you can ask to take you in.';
            throw fail('no_such_company', text);
          }
          await endFoundingSessions(tx, { accountId, because: 'asked to join a company', now });
        },
        { accountId },
      );
      return { done: true };
    },

    async getCompany({ session: { companyId } }) {
      const company = await db.inCompany(companyId, (tx) => existingCompany(tx, companyId));
      const { logoKey, plan, ...profile } = company;
      return {
        ...profile,
        companyID: companyId,
        website: profile.website ?? '',
        city: profile.city ?? '',
        phone: profile.phone ?? '',
        industry: profile.industry as CompanyReply['industry'],
        size: profile.size as CompanyReply['size'],
        logo: logoKey === null ? null : await readLogo(objects, logoKey),
        planID: plan,
      };
    },

    updateCompany: ({ body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId, now }) => {
        const { colour, ...profile } = body;
        const after = { ...tidy(profile), ...(colour !== undefined && { colour }) };
        const before = await existingCompany(tx, companyId);
        await changeCompany(tx, companyId, { ...after, updatedAt: now });
        await renameInAdverts(tx, companyId, after.name);
        const audit = { action: 'company.update', ...theCompany(companyId), before, after };
        return { result: { done: true }, audit };
      }),
  };
}

type Founding = Pick<
  Parameters<Handlers['createCompany']>[0],
  'body' | 'session' | 'client' | 'now'
> &
  Pick<CompanyHandlerParts, 'watchName'>;

/** Company, domain, membership, name and session: all of it or nothing. */
async function create(
  tx: Tx,
  { body, session, client, now, watchName }: Founding,
): Promise<number> {
  const { accountId, sessionId } = session;
  const { firstName, lastName, ...given } = body;
  const profile = tidy(given);
  const { email, refusedBy } = await lockFounder(tx, session);
  const company = { ...profile, slug: slugOf(profile.name), foundedBy: accountId, now };
  return foundCompany(tx, company, async (companyId) => {
    await takeDomain(tx, { email, refusedBy, companyId, accountId, now });
    await createMembership(tx, { companyId, accountId, role: 'COMPANY_ADMIN' });
    const name = { firstName: firstName.trim(), lastName: lastName.trim() };
    await watchName(tx, { accountId, now }, () => nameAccount(tx, accountId, name));
    await moveSessionToCompany(tx, { sessionId, accountId, companyId });
    const deed = { companyId, accountId, client, now };
    await recordDeed(tx, deed, {
      action: 'company.create',
      ...theCompany(companyId),
      after: profile,
    });
  });
}

type CompanyReply = Awaited<ReturnType<Handlers['getCompany']>>;

/**
 * Two pages that create at once wait for each other here; the second finds the first one's membership. A company that
 * refused somebody keeps nobody from founding their own.
 */
async function lockFounder(
  tx: Tx,
  session: { readonly accountId: number; readonly companyId: number | null },
) {
  const account = await lockAccount(tx, session.accountId);
  const memberships = await listOwnMemberships(tx, session.accountId);
  if (session.companyId !== null || memberships.some(({ status }) => status !== 'refused')) {
    throw fail('already_in_company', 'Your account belongs to a company already.');
  }
  const { email } = account;
  return { email, refusedBy: memberships.map(({ companyId }) => companyId) };
}

async function takeDomain(
  tx: Tx,
  founder: {
    email: string;
    refusedBy: readonly number[];
    companyId: number;
    accountId: number;
    now: Date;
  },
): Promise<void> {
  const domain = companyDomainOf(founder.email);
  if (domain === null) return;
  // Asking there was answered. The domain stays theirs, and the new company has none.
  const owner = await findCompanyOfDomain(tx, domain);
  if (owner !== null && founder.refusedBy.includes(owner)) return;
  const { companyId: tenantId, accountId: verifiedBy, now: verifiedAt } = founder;
  if (await claimDomain(tx, { domain, tenantId, verifiedBy, verifiedAt })) return;
  throw fail(
    'company_exists',
    `A company with the domain ${domain} is here already. Ask its administrator to take you in.`,
  );
}

function tidy<P extends CompanyProfile>(profile: P): P {
  const trimmed = Object.entries(profile).map(([name, value]) => [name, value.trim()]);
  return { ...Object.fromEntries(trimmed), website: fullWebsite(profile.website) } as P;
}
