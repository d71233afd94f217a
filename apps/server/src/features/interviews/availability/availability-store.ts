import type { SaidHours } from '@candor/contract/interviews/availability';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type Kept = { readonly hours: SaidHours; readonly revision: number };

/** Of this person, in a transaction in their name; undefined: they never said. */
export async function readKept(tx: Tx, accountId: number): Promise<Kept | undefined> {
  const { rows } = await sql<SaidHours & { readonly revision: number }>`
    select revision, time_zone, weekly, exceptions, notice_hours, most_per_day, most_per_week
      from availability where account_id = ${accountId}`.execute(tx);
  if (rows[0] === undefined) return undefined;
  const { revision, ...hours } = rows[0];
  return { revision, hours };
}

/** False when they were changed since this revision; 0 stands for never said. */
export async function writeHours(
  tx: Tx,
  accountId: number,
  { hours, revision, now }: Kept & { readonly now: Date },
): Promise<boolean> {
  const { timeZone, noticeHours, mostPerDay, mostPerWeek } = hours;
  const row = {
    ...{ timeZone, noticeHours, mostPerDay, mostPerWeek },
    ...{ revision: revision + 1, updatedAt: now },
    weekly: JSON.stringify(hours.weekly),
    exceptions: JSON.stringify(hours.exceptions),
  };
  if (revision === 0) {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('availability')
      .values({ accountId, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await tx
    .updateTable('availability')
    .set(row)
    .where('accountId', '=', accountId)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
