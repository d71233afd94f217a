import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { listChoices, saveChoice } from './choice-store.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.notifications>,
  'listNoticeChoices' | 'saveNoticeChoices'
>;

export const choiceHandlers = (db: Database): Handlers => ({
  listNoticeChoices: ({ session: { companyId, accountId } }) =>
    db.inCompany(companyId, async (tx) => ({
      choices: await listChoices(tx, { companyId, accountId }),
    })),

  saveNoticeChoices: ({ body, ...request }) =>
    companyWrite(db, deedOf(request), async (tx, { companyId, accountId }) => {
      for (const choice of body.choices) await saveChoice(tx, { companyId, accountId }, choice);
      return { result: { done: true }, noAudit: 'their-own' };
    }),
});
