import type { SeatAnswer } from '@candor/contract/interviews/appointment-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { AppointmentId, StoredSpan } from './appointment-store.ts';
import type { Standing } from './slot-rules.ts';

/** One of the pool of a seat. Their link leads to the place, because people of one pool answer apart. */
export type Place = {
  readonly placeId: number;
  readonly seatId: number;
  readonly accountId: number;
  readonly name: string;
  readonly email: string;
  /** By their card alone: the company is told their address by nothing. */
  readonly isFound: boolean;
  readonly isColleague: boolean;
  /** Of somebody outside: whether they have agreed to a seat of this company once. */
  readonly hasAccepted: boolean;
  /** Left the company, or is locked out: takes no seat any more. */
  readonly isGone: boolean;
  readonly declinedAt: Date | null;
  readonly matched: readonly StoredSpan[] | null;
  readonly proposed: readonly StoredSpan[];
};

export type Seat = {
  readonly seatId: number;
  /** Who sits there; null: any of the pool, until a time is booked. */
  readonly accountId: number | null;
  readonly answer: SeatAnswer;
  readonly reason: string;
  readonly pool: readonly Place[];
};

export const standingOf = ({
  isColleague,
  hasAccepted,
}: Pick<Place, 'isColleague' | 'hasAccepted'>): Standing =>
  isColleague ? 'colleague' : hasAccepted ? 'outside' : 'not-accepted';

type PlaceRow = Place & Omit<Seat, 'pool' | 'accountId'> & { readonly seatedId: number | null };

/** In the order of the seats, each with its pool in the order in which it was named. */
export async function findSeats(
  tx: Tx,
  { companyId, scheduleId }: AppointmentId,
): Promise<readonly Seat[]> {
  const { rows } = await sql<PlaceRow & { placeId: number | null }>`
    select t.id as seat_id, t.account_id as seated_id, t.answer, t.reason,
           p.id as place_id, p.account_id, coalesce(p.name, trim(a.first_name || ' ' || a.last_name)) as name,
           coalesce(p.email, a.email) as email, p.is_found, p.email is null as is_colleague,
           a.disabled_at is not null or (p.email is null and m.id is null) as is_gone,
           p.account_id in (select app_accepted_outsiders()) as has_accepted, p.declined_at, p.matched, p.proposed
      from appointment_seats t
      left join appointment_seat_people p on p.company_id = t.company_id and p.seat_id = t.id
      left join accounts a on a.id = p.account_id
      left join memberships m on m.company_id = p.company_id and m.account_id = p.account_id and m.status = 'active'
     where t.company_id = ${companyId} and t.schedule_id = ${scheduleId}
     order by t.position, p.id`.execute(tx);
  return [...Map.groupBy(rows, ({ seatId }) => seatId).values()].map((places) => {
    const [first] = places;
    return {
      ...{ seatId: first?.seatId ?? 0, accountId: first?.seatedId ?? null },
      ...{ answer: first?.answer ?? 'open', reason: first?.reason ?? '' },
      pool: places.filter(({ placeId }) => placeId !== null),
    };
  });
}

export type NewPlace = {
  readonly accountId: number;
  /** As typed, of somebody outside; null of a colleague. */
  readonly name: string | null;
  readonly email: string | null;
  /** By their card: the company did not type the address, and is told it by nothing. */
  readonly isFound: boolean;
};

export async function insertSeat(
  tx: Tx,
  { companyId, scheduleId }: AppointmentId,
  { position, pool }: { readonly position: number; readonly pool: readonly NewPlace[] },
): Promise<void> {
  const { id: seatId } = await tx
    .insertInto('appointmentSeats')
    .values({ companyId, scheduleId, position })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertPlaces(tx, { companyId, seatId, pool });
}

export async function insertPlaces(
  tx: Tx,
  {
    companyId,
    seatId,
    pool,
  }: { readonly companyId: number; readonly seatId: number; readonly pool: readonly NewPlace[] },
): Promise<void> {
  if (pool.length === 0) return;
  await tx
    .insertInto('appointmentSeatPeople')
    .values(pool.map((one) => ({ companyId, seatId, ...one })))
    .execute();
}

export async function deletePlaces(
  tx: Tx,
  companyId: number,
  placeIds: readonly number[],
): Promise<void> {
  if (placeIds.length === 0) return;
  await tx
    .deleteFrom('appointmentSeatPeople')
    .where('companyId', '=', companyId)
    .where('id', 'in', [...placeIds])
    .execute();
}

/** Who sits there, and what they answered. */
export async function seat(
  tx: Tx,
  companyId: number,
  given: {
    readonly seatId: number;
    readonly accountId: number | null;
    readonly answer: SeatAnswer;
    readonly reason?: string;
    /** Where this person is asked now. */
    readonly askedAt?: Date;
  },
): Promise<void> {
  const { seatId, accountId, answer, reason = '', askedAt } = given;
  await tx
    .updateTable('appointmentSeats')
    .set({ accountId, answer, reason, ...(askedAt && { askedAt }) })
    .where('companyId', '=', companyId)
    .where('id', '=', seatId)
    .execute();
}

type PlaceChanges = {
  readonly declinedAt?: Date | null;
  readonly acceptedAt?: Date;
  readonly matched?: readonly StoredSpan[] | null;
  readonly proposed?: readonly StoredSpan[];
};

export async function changePlaces(
  tx: Tx,
  { companyId, placeIds }: { readonly companyId: number; readonly placeIds: readonly number[] },
  { matched, proposed, ...change }: PlaceChanges,
): Promise<void> {
  if (placeIds.length === 0) return;
  await tx
    .updateTable('appointmentSeatPeople')
    .set({
      ...change,
      ...(matched !== undefined && { matched: matched && JSON.stringify(matched) }),
      ...(proposed !== undefined && { proposed: JSON.stringify(proposed) }),
    })
    .where('companyId', '=', companyId)
    .where('id', 'in', [...placeIds])
    .execute();
}

/** The interview of a place, whose link its holder has. */
export async function findPlace(
  tx: Tx,
  companyId: number,
  placeId: number,
): Promise<{ readonly scheduleId: number; readonly seatId: number } | undefined> {
  return tx
    .selectFrom('appointmentSeatPeople as p')
    .innerJoin('appointmentSeats as t', (join) =>
      join.onRef('t.companyId', '=', 'p.companyId').onRef('t.id', '=', 'p.seatId'),
    )
    .select(['t.scheduleId', 'p.seatId'])
    .where('p.companyId', '=', companyId)
    .where('p.id', '=', placeId)
    .executeTakeFirst();
}

/** The interview of a seat. */
export async function findSeatSchedule(
  tx: Tx,
  companyId: number,
  seatId: number,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('appointmentSeats')
    .select('scheduleId')
    .where('companyId', '=', companyId)
    .where('id', '=', seatId)
    .executeTakeFirst();
  return row?.scheduleId;
}
