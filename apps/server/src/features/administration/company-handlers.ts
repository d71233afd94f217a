import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../platform/database/database.ts';
import { fail } from '../../platform/http/failure.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import {
  endCompanySessions,
  isCompany,
  listCompanies,
  markReactivated,
  markSuspended,
} from './company-store.ts';
import { recordAct } from './record-act.ts';

type Administration = HandlersOf<typeof contract.administration>;
type Handlers = Pick<Administration, 'listCompanies' | 'suspendCompany' | 'reactivateCompany'>;

export function companyHandlers({ db }: { readonly db: Database }): Handlers {
  return {
    async listCompanies({ query, session }) {
      const { total, companies } = await db.asAccount(session.accountId, (tx) =>
        listCompanies(tx, query),
      );
      return {
        total,
        companies: companies.map(({ companyId, createdAt, suspendedAt, members, ...company }) => ({
          ...company,
          companyID: companyId,
          members: members ?? 0,
          createdAt: createdAt.toISOString(),
          suspendedAt: suspendedAt?.toISOString() ?? null,
        })),
      };
    },

    async suspendCompany({ params, body, session, client, now }) {
      const { companyID: companyId } = params;
      const because = body.reason.trim();
      const suspend = async (tx: Tx) => {
        await demandCompany(tx, companyId);
        if (!(await markSuspended(tx, companyId, { because, now }))) return;
        const sessionsEnded = await endCompanySessions(tx, companyId, now);
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
  };
}

async function demandCompany(tx: Tx, companyId: number): Promise<void> {
  if (!(await isCompany(tx, companyId))) throw fail('not_found', 'There is no such company.');
}
