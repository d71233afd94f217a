import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { revokeCallTokens } from '../../interviews/calls/index.ts';
import { isCompany, listCompanies } from './company-store.ts';
import { recordAct } from './record-act.ts';
import { PAGE_ROWS } from './search-rules.ts';
import { endCompanySessions } from '../../people/accounts/index.ts';
import { markReactivated, markSuspended, releaseDomain } from '../../people/companies/index.ts';

type Administration = HandlersOf<typeof contract.administration>;
type Handlers = Pick<
  Administration,
  'listCompanies' | 'suspendCompany' | 'reactivateCompany' | 'releaseDomain'
>;

export function companyHandlers({ db }: { readonly db: Database }): Handlers {
  return {
    async listCompanies({ query, session }) {
      const { total, companies } = await db.asAccount(session.accountId, (tx) =>
        listCompanies(tx, query),
      );
      return {
        total,
        pageSize: PAGE_ROWS,
        companies: companies.map(
          ({ companyId, createdAt, suspendedAt, members, domains, ...company }) => ({
            ...company,
            waiting: company.waiting ?? 0,
            waitingSince: company.waitingSince?.toISOString() ?? null,
            companyID: companyId,
            members: members ?? 0,
            domains: domains ?? [],
            createdAt: createdAt.toISOString(),
            suspendedAt: suspendedAt?.toISOString() ?? null,
          }),
        ),
      };
    },

    async suspendCompany({ params, body, session, client, now }) {
      const { companyID: companyId } = params;
      const because = body.reason.trim();
      const suspend = async (tx: Tx) => {
        await demandCompany(tx, companyId);
        if (!(await markSuspended(tx, companyId, { because, now }))) return;
        const sessionsEnded = await endCompanySessions(tx, companyId, now);
        await revokeCallTokens(tx, companyId, now);
        await recordAct(
          tx,
          { session, client, now },
          {
            action: 'company.suspend',
            objectKind: 'company',
            objectId: companyId,
            after: { because, sessionsEnded },
          },
        );
      };
      await db.inCompany(0, suspend, { accountId: session.accountId });
      return { done: true };
    },

    async reactivateCompany({ params, session, client, now }) {
      const { companyID: companyId } = params;
      const reactivate = async (tx: Tx) => {
        await demandCompany(tx, companyId);
        if (!(await markReactivated(tx, companyId))) return;
        const act = { action: 'company.reactivate', objectId: companyId };
        await recordAct(tx, { session, client, now }, { ...act, objectKind: 'company' });
      };
      await db.inCompany(0, reactivate, { accountId: session.accountId });
      return { done: true };
    },

    releaseDomain: releaseHandler(db),
  };
}

function releaseHandler(db: Database): Handlers['releaseDomain'] {
  return async ({ params, body, session, client, now }) => {
    const { companyID: companyId } = params;
    const domain = body.domain.toLowerCase();
    const release = async (tx: Tx) => {
      const verifiedBy = await releaseDomain(tx, companyId, domain);
      if (verifiedBy === null) throw refuse('not_found', { params: { what: 'company-domain' } });
      const act = { action: 'company.release-domain', objectId: companyId } as const;
      const change = { before: { domain, verifiedBy }, after: { because: body.reason.trim() } };
      await recordAct(tx, { session, client, now }, { ...act, objectKind: 'company', ...change });
    };
    await db.inCompany(0, release, { accountId: session.accountId });
    return { done: true };
  };
}

async function demandCompany(tx: Tx, companyId: number): Promise<void> {
  if (!(await isCompany(tx, companyId))) throw refuse('not_found', { params: { what: 'company' } });
}
