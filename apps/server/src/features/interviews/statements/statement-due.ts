import { defineDue, type DueWork } from '../../../platform/queue/define-due.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { STATEMENT_DONE } from './keep-statements.ts';
import { changeStatement, lockStatement } from './statement-store.ts';

/** Of an interview of which a company said nothing for a week it counts as said that it was done. */
export const statementDue = ({ clock }: { readonly clock: () => Date }): DueWork =>
  defineDue({
    kind: STATEMENT_DONE,
    run: async (tx, { companyId, id }) => {
      const found = await lockStatement(tx, { companyId, id });
      if (found?.state !== 'agreed') return;
      const now = clock();
      await changeStatement(tx, found, { state: 'done', settledAt: now });
      await recordAudit(
        tx,
        {
          ...{ companyId, actorKind: 'system', action: 'statement.done' },
          ...{ objectKind: 'statement', objectId: id, after: { amount: found.amount } },
        },
        now,
      );
    },
  });
