import type { Interval } from '@candor/contract/interviews/interval-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { mergeBusy } from './busy-rules.ts';
import { listBusy } from './calendar-store.ts';

/** When this person is busy within a range, as the calendars that they connected say; read in the person's own name. */
export const findBusy = (db: Database, accountId: number, range: Interval): Promise<Interval[]> =>
  db.asAccount(accountId, (tx) => findBusyIn(tx, accountId, range));

/** The same inside a transaction that is in the person's name. */
export async function findBusyIn(tx: Tx, accountId: number, range: Interval): Promise<Interval[]> {
  const window = { from: new Date(range.startsAt), until: new Date(range.endsAt) };
  return mergeBusy(await listBusy(tx, accountId, window), range);
}
