import type { Interval } from '@candor/contract/interviews/interval-rules';
import type { Database } from '../../../platform/database/database.ts';
import { mergeBusy } from './busy-rules.ts';
import { listBusy } from './calendar-store.ts';

/** When this person is busy within a range, as the calendars that they connected say; read in the person's own name. */
export const findBusy = (db: Database, accountId: number, range: Interval): Promise<Interval[]> =>
  db.asAccount(accountId, async (tx) => {
    const window = { from: new Date(range.startsAt), until: new Date(range.endsAt) };
    return mergeBusy(await listBusy(tx, accountId, window), range);
  });
