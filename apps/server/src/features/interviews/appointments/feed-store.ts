import type { Tx } from '../../../platform/database/database.ts';

export type KeptFeed = { readonly madeAt: Date; readonly readAt: Date | null };

/** Each of these in a transaction in the person's name. */
export async function findFeed(tx: Tx, accountId: number): Promise<KeptFeed | undefined> {
  return tx
    .selectFrom('interviewFeeds')
    .select(['madeAt', 'readAt'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

/** The one before leads nowhere from now on. */
export async function putFeed(
  tx: Tx,
  { accountId, ...made }: { accountId: number; tokenHash: string; madeAt: Date },
): Promise<void> {
  const feed = { ...made, readAt: null };
  await tx
    .insertInto('interviewFeeds')
    .values({ accountId, ...feed })
    .onConflict((on) => on.column('accountId').doUpdateSet(feed))
    .execute();
}

export async function deleteFeed(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('interviewFeeds').where('accountId', '=', accountId).execute();
}

const HOUR_MS = 3_600_000;

/** Whether this is the person's address and they are not shut out; notes that it was read, once an hour at most. */
export async function openFeed(
  tx: Tx,
  { accountId, tokenHash, now }: { accountId: number; tokenHash: string; now: Date },
): Promise<boolean> {
  const found = await tx
    .selectFrom('interviewFeeds as f')
    .innerJoin('accounts as a', 'a.id', 'f.accountId')
    .select('f.readAt')
    .where('f.accountId', '=', accountId)
    .where('f.tokenHash', '=', tokenHash)
    .where('a.disabledAt', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return false;
  const { readAt } = found;
  if (readAt === null || now.getTime() - readAt.getTime() >= HOUR_MS) {
    const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
    await tx
      .updateTable('interviewFeeds')
      .set({ readAt: hour })
      .where('accountId', '=', accountId)
      .execute();
  }
  return true;
}

/** More than anybody sits in; a calendar program must not make us read without end. */
const BOOKED_MOST = 500;

/** Where the person is booked from then on, over all companies: numbers only. The nearest first. */
export async function listBookedSeats(
  tx: Tx,
  accountId: number,
  from: Date,
): Promise<{ readonly companyId: number; readonly seatId: number }[]> {
  return tx
    .selectFrom('bookedTimes')
    .select(['ownerId as companyId', 'seatId'])
    .where('accountId', '=', accountId)
    .where('endsAt', '>', from)
    .orderBy('startsAt')
    .limit(BOOKED_MOST)
    .execute();
}

/** In a transaction of the company. */
export async function findSchedulesOf(
  tx: Tx,
  companyId: number,
  seatIds: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('appointmentSeats')
    .select('scheduleId')
    .distinct()
    .where('companyId', '=', companyId)
    .where('id', 'in', [...seatIds])
    .orderBy('scheduleId')
    .execute();
  return rows.map(({ scheduleId }) => scheduleId);
}
