import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { findToken, spendToken } from '../../../platform/tokens/one-time-token-store.ts';
import {
  accountLinks,
  addUserType,
  createAccount,
  createLimiter,
  findByEmail,
  lockAccount,
  markConfirmed,
  endSessionsIn,
  joinByInvitation,
} from '../accounts/index.ts';
import { type Deed, recordDeed } from '../../operations/audit/index.ts';
import { readCompany } from './company-store.ts';
import { findOpenInvitation, findStatusOf, markAccepted } from './invitation-store.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.companies>,
  'openInvitationMail' | 'acceptInvitation'
>;

/** One answer for unknown, expired, used, taken back and replaced: a stranger learns nothing from the difference. */
const over = () =>
  fail(
    'invitation_over',
    'This invitation has expired, was used or was taken back. Please ask for a new one.',
  );

export function acceptanceHandlers(parts: {
  readonly db: Database;
  readonly baseUrl: string;
}): Handlers {
  const { db, baseUrl } = parts;
  const limiter = createLimiter(db, 'link');
  /** Runs in the company that the token names; a token that is no good any more gets no further. */
  async function inItsCompany<T>(
    { body, client, now }: { body: { token: string }; client: Deed['client']; now: Date },
    work: (tx: Tx, named: Named) => Promise<T>,
  ): Promise<T> {
    await limiter.countTry(body.token, client.ip);
    const found = await db.global((tx) =>
      findToken(tx, { purpose: 'invitation', secret: body.token, now }),
    );
    if (found === undefined) throw over();
    const named = whatOf(found.data);
    return db.inCompany(named.companyId, (tx) => work(tx, named));
  }
  return {
    openInvitationMail: (request) =>
      inItsCompany(request, async (tx, { companyId, invitationId, timesSent }) => {
        const invitation = await findOpenInvitation(tx, companyId, invitationId);
        const company = await readCompany(tx, companyId);
        if (invitation?.timesSent !== timesSent || company === undefined) throw over();
        const { email, invitedBy, role, roleName } = invitation;
        const expiresAt = invitation.expiresAt.toISOString();
        return { companyName: company.name, email, invitedBy, role, roleName, expiresAt };
      }),

    acceptInvitation: (request) =>
      inItsCompany(request, async (tx, named) => {
        const { body, client, now } = request;
        if (
          (await spendToken(tx, { purpose: 'invitation', secret: body.token, now })) === undefined
        )
          throw over();
        const { email, role, roleId, account } = await accept(tx, named, now);
        const accountId = account.id;
        const to = { accountId, email, userType: role };
        const url = account.hasPassword
          ? null
          : await accountLinks(baseUrl).firstPassword(tx, to, now);
        await recordDeed(
          tx,
          { companyId: named.companyId, accountId, client, now },
          {
            action: 'invitation.accept',
            objectKind: 'invitation',
            objectId: named.invitationId,
            after: { email, role, roleId },
          },
        );
        return { email, setPasswordPath: url === null ? null : pathOf(url) };
      }),
  };
}

type Named = ReturnType<typeof whatOf>;

async function accept(tx: Tx, { companyId, invitationId, timesSent }: Named, now: Date) {
  const invitation = await findOpenInvitation(tx, companyId, invitationId);
  if (invitation === undefined) throw over();
  const { email, role, roleId } = invitation;
  if ((await findStatusOf(tx, companyId, email)) === 'suspended') throw over();
  const account = await takeIn(tx, email, now);
  const accountId = account.id;
  const accepted = { companyId, id: invitationId, timesSent, acceptedBy: accountId, now };
  if (!(await markAccepted(tx, accepted))) throw over();
  if (await joinByInvitation(tx, { companyId, accountId, role, roleId, now, profileDue: true })) {
    await endSessionsIn(tx, { companyId, accountId, because: 'joined the company', now });
  }
  return { email, role, roleId, account };
}

/** Issued by us alone, so its shape needs no doubt. */
function whatOf(data: Readonly<Record<string, unknown>>) {
  const [companyId, invitationId] = [Number(data['companyId']), Number(data['invitationId'])];
  return { companyId, invitationId, timesSent: Number(data['timesSent']) };
}

/**
 * The account of the invited address. Whoever spent the mail's link has read the mail, which proves the address;
 * a password that somebody typed for it before that proof is not taken over.
 */
async function takeIn(
  tx: Tx,
  email: string,
  now: Date,
): Promise<{ id: number; hasPassword: boolean }> {
  const known = await findByEmail(tx, email);
  if (known === undefined) {
    const account = { email, firstName: '', lastName: '', userTypes: ['COMPANY_USER' as const] };
    const id = await createAccount(tx, { ...account, passwordHash: null, emailConfirmedAt: now });
    return { id, hasPassword: false };
  }
  const account = await lockAccount(tx, known.id);
  if (account.disabledAt !== null) throw over();
  if (account.emailConfirmedAt === null) await markConfirmed(tx, account.id, { now });
  await addUserType(tx, account.id, 'COMPANY_USER');
  return { id: account.id, hasPassword: account.passwordHash !== null };
}

/** Path and query: the page goes on within its own origin. */
function pathOf(href: string): string {
  const { pathname, search } = new URL(href);
  return pathname + search;
}
