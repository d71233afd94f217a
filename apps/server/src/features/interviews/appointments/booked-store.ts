import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Booked } from './slot-rules.ts';

/** Whoever books these people waits for whoever is booking any of them; in the order of ids, so that nobody waits in a ring. */
export async function lockPeople(tx: Tx, accountIds: readonly number[]): Promise<void> {
  await sql`select 1 from accounts where id = any(${[...accountIds]}::bigint[]) order by id
               for no key update`.execute(tx);
}

/** What these people have from now on, in every company; but for these seats, which are about to be free. */
export async function findBooked(
  tx: Tx,
  accountIds: readonly number[],
  { from, butSeats = [] }: { readonly from: number; readonly butSeats?: readonly number[] },
): Promise<Map<number, Booked[]>> {
  const { rows } = await sql<{
    accountId: number;
    startsAt: Date;
    endsAt: Date;
    busyFrom: Date;
    busyUntil: Date;
  }>`
    select account_id, starts_at, ends_at, busy_from, busy_until from booked_times
     where account_id = any(${[...accountIds]}::bigint[]) and busy_until > ${new Date(from)}
       and seat_id <> all(${[...butSeats]}::bigint[])`.execute(tx);
  const all = rows.map(({ accountId, startsAt, endsAt, busyFrom, busyUntil }) => ({
    ...{ accountId, startsAt: startsAt.getTime(), endsAt: endsAt.getTime() },
    ...{ busyFrom: busyFrom.getTime(), busyUntil: busyUntil.getTime() },
  }));
  return Map.groupBy(all, ({ accountId }) => accountId);
}

export type NewBooking = {
  readonly accountId: number;
  readonly seatId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly busyFrom: Date;
  readonly busyUntil: Date;
};

/** Behind the lock of these people, once it is sure that they are free. */
export async function insertBookings(
  tx: Tx,
  companyId: number,
  bookings: readonly NewBooking[],
): Promise<void> {
  if (bookings.length === 0) return;
  await tx
    .insertInto('bookedTimes')
    .values(bookings.map((one) => ({ ...one, ownerId: companyId })))
    .execute();
}

export async function deleteBookings(
  tx: Tx,
  companyId: number,
  seatIds: readonly number[],
): Promise<void> {
  if (seatIds.length === 0) return;
  await tx
    .deleteFrom('bookedTimes')
    .where('ownerId', '=', companyId)
    .where('seatId', 'in', [...seatIds])
    .execute();
}
