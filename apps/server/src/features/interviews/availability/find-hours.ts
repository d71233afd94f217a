import { inOrder } from '@candor/contract/interviews/availability-problem-rules';
import type { Hours } from '@candor/contract/interviews/availability-rules';
import type { Interval } from '@candor/contract/interviews/interval-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { withinAccounts } from '../../../platform/database/enter-company.ts';
import { findBusy, findBusyIn } from '../calendars/index.ts';
import { type Kept, readKept, writeHours } from './availability-store.ts';

/** The hours of those among these people who ever said them; each is read in that person's own name. */
export async function findHours(
  db: Database,
  accountIds: readonly number[],
): Promise<Map<number, Hours>> {
  const found = new Map<number, Hours>();
  for (const accountId of new Set(accountIds)) {
    const kept = await db.asAccount(accountId, (tx) => readKept(tx, accountId));
    if (kept !== undefined) found.set(accountId, kept.hours);
  }
  return found;
}

/** When each of these people is busy by the calendars that they connected: intervals, and nothing of what is in them. */
export async function findBusyTimes(
  db: Database,
  accountIds: readonly number[],
  range: Interval,
): Promise<Map<number, Interval[]>> {
  const found = new Map<number, Interval[]>();
  for (const accountId of new Set(accountIds)) {
    found.set(accountId, await findBusy(db, accountId, range));
  }
  return found;
}

/** As `findHours` and `findBusyTimes`, inside a transaction that goes on, such as one that books these people. */
export async function findTimesIn(
  tx: Tx,
  accountIds: readonly number[],
  range: Interval,
): Promise<Map<number, { readonly hours: Hours | null; readonly busy: readonly Interval[] }>> {
  return withinAccounts(tx, accountIds, async (accountId) => ({
    hours: (await readKept(tx, accountId))?.hours ?? null,
    busy: await findBusyIn(tx, accountId, range),
  }));
}

/** Where those among these people who ever said their hours say that they are. */
export async function findZones(
  tx: Tx,
  accountIds: readonly number[],
): Promise<Map<number, string>> {
  const kept = await withinAccounts(tx, accountIds, (accountId) => readKept(tx, accountId));
  return new Map(
    [...kept].flatMap(([accountId, one]) => (one ? [[accountId, one.hours.timeZone]] : [])),
  );
}

/** As this person said them, inside a transaction that goes on. */
export async function readHoursIn(
  tx: Tx,
  accountId: number,
): Promise<Kept | { readonly hours: null; readonly revision: number }> {
  const kept = await withinAccounts(tx, [accountId], () => readKept(tx, accountId));
  return kept.get(accountId) ?? { hours: null, revision: 0 };
}

/** False when they were changed since this revision. */
export async function sayHoursIn(
  tx: Tx,
  accountId: number,
  { hours, ...since }: Kept & { readonly now: Date },
): Promise<boolean> {
  const said = { ...since, hours: inOrder(hours) };
  const saved = await withinAccounts(tx, [accountId], () => writeHours(tx, accountId, said));
  return saved.get(accountId) === true;
}
