import type { CallRole } from '@candor/contract/interviews/call-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type SeatId = { readonly companyId: number; readonly seatId: number };
type CallId = { readonly companyId: number; readonly callId: number };

export type OwnSeat = SeatId &
  CallId & {
    /** null: of a candidate, who has none here. */
    readonly accountId: number | null;
    /** The interview that the call is of. */
    readonly scheduleId: number | null;
    readonly name: string;
    readonly role: CallRole;
    /** The page that is in the call; null: none. */
    readonly page: string | null;
    readonly isSharing: boolean;
    readonly title: string;
    readonly companyName: string;
    readonly startsAt: Date;
    readonly endsAt: Date;
    readonly cancelledAt: Date | null;
    /** Not taken back, and of a live interview still somebody's who sits there, or of the company. */
    readonly isInvited: boolean;
  };

/** undefined when there is no such seat any more. */
export async function findOwnSeat(
  tx: Tx,
  { companyId, seatId }: SeatId,
): Promise<OwnSeat | undefined> {
  const { rows } = await sql<OwnSeat>`
    select s.company_id, s.id as seat_id, s.call_id, s.account_id, c.schedule_id, s.name, i.role, s.page,
           s.sharing_since is not null as is_sharing, c.title, c.starts_at, c.ends_at,
           c.cancelled_at, coalesce(o.name, '') as company_name,
           i.revoked_at is null and (
             i.role = 'candidate' or s.account_id is null or c.schedule_id is null
             or exists (select from appointment_seats t
                         where t.company_id = c.company_id and t.schedule_id = c.schedule_id
                           and t.account_id = s.account_id)
             or exists (select from memberships m
                         where m.company_id = c.company_id and m.account_id = s.account_id and m.status = 'active')
           ) as is_invited
      from call_seats s
      join call_invitations i on i.company_id = s.company_id and i.id = s.invitation_id
      join calls c on c.company_id = s.company_id and c.id = s.call_id
      left join companies o on o.company_id = s.company_id
     where s.company_id = ${companyId} and s.id = ${seatId}`.execute(tx);
  return rows[0];
}

export type Person = {
  readonly seatId: number;
  readonly name: string;
  readonly role: CallRole;
  readonly page: string | null;
  readonly microphone: boolean;
  readonly camera: boolean;
  readonly handRaisedAt: Date | null;
  readonly sharingSince: Date | null;
};

/** In the order of who came first. */
export async function listPeople(
  tx: Tx,
  { companyId, callId }: CallId,
  now: Date,
): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select s.id as seat_id, s.name, i.role, s.microphone, s.camera, s.hand_raised_at, s.sharing_since,
           case when s.present_until > ${now} then s.page end as page
      from call_seats s
      join call_invitations i on i.company_id = s.company_id and i.id = s.invitation_id
     where s.company_id = ${companyId} and s.call_id = ${callId}
     order by s.entered_at nulls last, s.id`.execute(tx);
  return rows;
}

/** The pages that are in a call, of whoever is still invited to it. */
export async function listSeated(
  tx: Tx,
  { companyId, callId }: CallId,
): Promise<{ seatID: number; page: string }[]> {
  const seats = await tx
    .selectFrom('callSeats')
    .select('id')
    .where('companyId', '=', companyId)
    .where('callId', '=', callId)
    .where('page', 'is not', null)
    .execute();
  const seated: { seatID: number; page: string }[] = [];
  for (const { id: seatId } of seats) {
    const own = await findOwnSeat(tx, { companyId, seatId });
    if (own?.isInvited === true && own.page !== null)
      seated.push({ seatID: seatId, page: own.page });
  }
  return seated;
}

export const findCallTimes = (
  tx: Tx,
  { companyId, callId }: CallId,
): Promise<{ startsAt: Date; endsAt: Date; cancelledAt: Date | null } | undefined> =>
  tx
    .selectFrom('calls')
    .select(['startsAt', 'endsAt', 'cancelledAt'])
    .where('companyId', '=', companyId)
    .where('id', '=', callId)
    .executeTakeFirst();

/** Who writes to a call takes turns: ids are then in the order of the commits. */
export async function lockCall(tx: Tx, { companyId, callId }: CallId): Promise<void> {
  await sql`select 1 from calls where company_id = ${companyId} and id = ${callId}
               for no key update`.execute(tx);
}

/** The seat of an invitation, made at its first entry. */
export async function takeSeat(
  tx: Tx,
  seat: CallId & {
    readonly invitationId: number;
    readonly accountId: number | null;
    readonly name: string;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('callSeats')
    .values(seat)
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'invitationId'])
        .doUpdateSet({ name: seat.name, accountId: seat.accountId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type SeatChanges = {
  readonly page?: string | null;
  readonly seenAt?: Date;
  readonly presentUntil?: Date;
  readonly enteredAt?: Date;
  readonly microphone?: boolean;
  readonly camera?: boolean;
  readonly handRaisedAt?: Date | null;
  readonly sharingSince?: Date | null;
};

export async function changeCallSeat(
  tx: Tx,
  { companyId, seatId }: SeatId,
  change: SeatChanges,
): Promise<void> {
  await tx
    .updateTable('callSeats')
    .set(change)
    .where('companyId', '=', companyId)
    .where('id', '=', seatId)
    .execute();
}

/** This page said that it is there. */
export async function touchSeat(
  tx: Tx,
  { companyId, seatId, page }: SeatId & { readonly page: string },
  heard: { readonly seenAt: Date; readonly presentUntil: Date },
): Promise<void> {
  await tx
    .updateTable('callSeats')
    .set(heard)
    .where('companyId', '=', companyId)
    .where('id', '=', seatId)
    .where('page', '=', page)
    .execute();
}

/** Seats whose pages were not heard of for too long, in the order in which they fell silent. */
export async function listGone(
  tx: Tx,
  { companyId, callId }: { readonly companyId: number; readonly callId?: number },
  now: Date,
): Promise<{ seatId: number; callId: number; seenAt: Date | null }[]> {
  const { rows } = await sql<{ seatId: number; callId: number; seenAt: Date | null }>`
    select id as seat_id, call_id, seen_at from call_seats
     where company_id = ${companyId} and page is not null and present_until <= ${now}
       and (${callId ?? null}::bigint is null or call_id = ${callId ?? null})
     order by call_id, seen_at, id`.execute(tx);
  return rows;
}
