import type { contract } from '@candor/contract';
import { inOrder } from '@candor/contract/interviews/availability-problem-rules';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { readKept, writeHours } from './availability-store.ts';

export const createAvailabilityHandlers = ({
  db,
}: {
  readonly db: Database;
}): HandlersOf<typeof contract.availability> => ({
  getAvailability: ({ session: { accountId } }) =>
    db.asAccount(
      accountId,
      async (tx) => (await readKept(tx, accountId)) ?? { hours: null, revision: 0 },
    ),

  saveAvailability: ({ body: { revision, ...hours }, session: { accountId }, now }) =>
    db.asAccount(accountId, async (tx) => {
      if (!(await writeHours(tx, accountId, { hours: inOrder(hours), revision, now }))) {
        throw refuse('changed_meanwhile', { params: { what: 'availability' } });
      }
      return { revision: revision + 1 };
    }),
});
