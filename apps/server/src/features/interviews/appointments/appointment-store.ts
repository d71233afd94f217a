import type {
  Beginning,
  LiveKind,
  LiveState,
  MoveWait,
  PlaceKind,
} from '@candor/contract/interviews/appointment-rules';
import { sql } from 'kysely';
import { beyondJobs } from '../../../platform/database/beyond-jobs.ts';
import type { Tx } from '../../../platform/database/database.ts';

/** As it is kept, in ISO 8601. */
export type StoredSpan = { readonly startsAt: string; readonly endsAt: string };

/** What moves along with an appointment; the rest of it was said when it was made. */
type Moving = {
  readonly state: LiveState;
  readonly candidateZone: string | null;
  readonly note: string;
  readonly askedAt: Date | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly offers: readonly StoredSpan[];
  readonly moveBy: 'candidate' | 'company' | 'interviewer' | null;
  readonly moveWaitsFor: MoveWait | null;
  readonly moveReason: string | null;
  readonly moveSince: Date | null;
  readonly moves: number;
  readonly waitingSince: Date | null;
  readonly remindedAt: Date | null;
  readonly cancelReason: string | null;
  readonly endedBy: 'candidate' | 'company' | 'application' | null;
};

type Wished = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly kind: LiveKind;
  readonly beginning: Beginning;
  readonly minutes: number;
  readonly bufferBefore: number;
  readonly bufferAfter: number;
  readonly noticeHours: number;
  readonly lastDay: string;
  readonly timeZone: string;
  readonly placeKind: PlaceKind;
  readonly placeText: string;
  readonly message: string;
  readonly round: number;
  readonly afterId: number | null;
};

export type Appointment = Wished &
  Moving & {
    /** Of everything; when its state, its time or what was offered changed last; and of its time, for calendars. */
    readonly revision: number;
    readonly timesRevision: number;
    readonly sequence: number;
    readonly jobId: number;
    readonly jobTitle: string;
    readonly applicationId: number | null;
    readonly companyName: string;
    readonly candidateId: number;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly askedById: number | null;
    readonly askedByName: string | null;
  };

export type AppointmentId = { readonly companyId: number; readonly scheduleId: number };

export const appointmentColumns = sql`
  p.company_id, p.schedule_id, p.kind, p.state, p.beginning, p.minutes, p.buffer_before, p.buffer_after, p.notice_hours,
  p.last_day, p.time_zone, p.candidate_zone, p.place_kind, p.place_text, p.message, p.note, p.round, p.after_id,
  p.asked_at, p.starts_at, p.ends_at, p.offers, p.move_by, p.move_waits_for, p.move_reason, p.move_since, p.moves,
  p.waiting_since, p.reminded_at, p.cancel_reason, p.ended_by, p.revision, p.times_revision, p.sequence,
  s.job_id, j.title as job_title, s.application_id, o.name as company_name, s.candidate_id, c.first_name, c.last_name,
  c.email, s.created_by_account_id as asked_by_id, trim(y.first_name || ' ' || y.last_name) as asked_by_name`;

export const appointmentTables = sql`
  appointments p
  join interview_schedules s on s.company_id = p.company_id and s.id = p.schedule_id
  join jobs j on j.company_id = s.company_id and j.id = s.job_id
  join candidates c on c.company_id = s.company_id and c.id = s.candidate_id
  join companies o on o.company_id = s.company_id
  left join accounts y on y.id = s.created_by_account_id`;

/** undefined when the company has no such live interview, or the caller may not see its job. */
export async function findAppointment(
  tx: Tx,
  { companyId, scheduleId }: AppointmentId,
): Promise<Appointment | undefined> {
  const { rows } = await sql<Appointment>`
    select ${appointmentColumns} from ${appointmentTables}
     where p.company_id = ${companyId} and p.schedule_id = ${scheduleId}`.execute(tx);
  return rows[0];
}

/**
 * Every change takes this lock first, then those of the people in the order of their ids, then the candidate's. Read the
 * appointment in a later statement, which sees what the one before has committed.
 */
export async function lockAppointment(
  tx: Tx,
  { companyId, scheduleId }: AppointmentId,
): Promise<void> {
  await tx
    .selectFrom('appointments')
    .select('scheduleId')
    .where('companyId', '=', companyId)
    .where('scheduleId', '=', scheduleId)
    .forUpdate()
    .execute();
}

export async function insertAppointment(
  tx: Tx,
  row: Wished & { readonly askedAt: Date | null; readonly waitingSince: Date | null },
): Promise<void> {
  await tx
    .insertInto('appointments')
    .values({ ...row, state: 'asked' })
    .execute();
}

/** What a company may change of its plan while people are asked. */
export type Planned = Pick<Wished, 'lastDay' | 'noticeHours' | 'bufferBefore' | 'bufferAfter'>;

type Placed = Pick<Wished, 'placeKind' | 'placeText'>;

export type AppointmentChanges = Partial<Moving & Planned & Placed> & {
  readonly isMove?: boolean;
  /** Nothing that anybody decides by: whoever has the page open goes on. */
  readonly isQuiet?: boolean;
};

/** Gives the new revision. `isMove`: calendars hear of it as newer than what they have. */
export async function changeAppointment(
  tx: Tx,
  { companyId, scheduleId }: AppointmentId,
  { isMove = false, isQuiet = false, offers, ...change }: AppointmentChanges,
): Promise<number> {
  const isOfTimes = offers !== undefined || 'state' in change || 'startsAt' in change;
  const { revision } = await tx
    .updateTable('appointments')
    .set({ ...change, ...(offers && { offers: JSON.stringify(offers) }) })
    .set((eb) => ({
      revision: eb('revision', '+', isQuiet ? 0 : 1),
      ...(isOfTimes && { timesRevision: eb('revision', '+', 1) }),
      sequence: eb('sequence', '+', isMove ? 1 : 0),
    }))
    .where('companyId', '=', companyId)
    .where('scheduleId', '=', scheduleId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** The round that waits for this one. */
export async function findNextRound(
  tx: Tx,
  { companyId, scheduleId }: AppointmentId,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('appointments')
    .select('scheduleId')
    .where('companyId', '=', companyId)
    .where('afterId', '=', scheduleId)
    .where('askedAt', 'is', null)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return row?.scheduleId;
}

/** When the candidate sits in another live interview of the company. Two bookings of one candidate take turns. */
export async function lockCandidateTimes(
  tx: Tx,
  { companyId, candidateId, but }: { companyId: number; candidateId: number; but: number | null },
): Promise<{ startsAt: Date; endsAt: Date }[]> {
  await sql`select 1 from candidates where company_id = ${companyId} and id = ${candidateId}
               for no key update`.execute(tx);
  return findCandidateTimes(tx, { companyId, candidateId, but });
}

/** Also where the member who asks may not see the job: times, and nothing else of it. */
export async function findCandidateTimes(
  tx: Tx,
  { companyId, candidateId, but }: { companyId: number; candidateId: number; but: number | null },
): Promise<{ startsAt: Date; endsAt: Date }[]> {
  const query = sql<{ startsAt: Date; endsAt: Date }>`
    select p.starts_at, p.ends_at
      from appointments p join interview_schedules s on s.company_id = p.company_id and s.id = p.schedule_id
     where p.company_id = ${companyId} and s.candidate_id = ${candidateId} and p.state = 'booked'
       and p.schedule_id is distinct from ${but}`;
  const { rows } = await beyondJobs(tx, () => query.execute(tx));
  return rows;
}
