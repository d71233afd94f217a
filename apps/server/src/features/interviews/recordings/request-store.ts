import type { RecordingRequest } from '@candor/contract/interviews/recording-request-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { wasAskedFor } from './asked-for-store.ts';
import type { RequestLine } from './request-mark.ts';

type Of = { readonly companyId: number; readonly scheduleId: number };

export type Recorded = {
  readonly jobId: number;
  readonly jobTitle: string;
  /** That its job follows, and that its candidate was told of in the terms. */
  readonly laws: readonly string[];
  readonly kind: 'bot' | 'live';
  readonly isRunning: boolean;
  readonly isKept: boolean;
};

/** Of an interview `s` of a job `j`. */
export const laws = sql<string[]>`array_remove(array(select t.told_law from attempts t
  where t.company_id = s.company_id and t.schedule_id = s.id) || j.jurisdiction, null)`;

/** An interview of this candidate that something was recorded of; it is locked, so that two requests are one after the other. */
export async function lockRecorded(
  tx: Tx,
  { companyId, scheduleId, candidateId }: Of & { readonly candidateId: number },
): Promise<Recorded | undefined> {
  const { rows } = await sql<Recorded>`
    select j.id as job_id, j.title as job_title, s.kind, ${laws} as laws, found.is_running, found.is_kept
      from interview_schedules s
      join jobs j on j.company_id = s.company_id and j.id = s.job_id
      join lateral (
        select bool_or(o.is_running) as is_running, bool_or(r.deleted_at is null) as is_kept
          from recordings r
          join recording_subjects o
            on o.company_id = r.company_id and o.subject = r.subject and o.subject_id = r.subject_id
         where r.company_id = s.company_id and o.schedule_id = s.id having count(*) > 0) found on true
     where s.company_id = ${companyId} and s.id = ${scheduleId} and s.candidate_id = ${candidateId}
       for update of s`.execute(tx);
  return rows[0];
}

/** False where one waits already: it counts from the first time. */
export async function putRequest(
  tx: Tx,
  { companyId, scheduleId }: Of,
  { askedAt, deleteBy }: RecordingRequest,
): Promise<boolean> {
  const { rows } = await sql`
    insert into recording_requests as q (company_id, schedule_id, asked_at, delete_by)
    values (${companyId}, ${scheduleId}, ${askedAt}, ${deleteBy})
    on conflict (company_id, schedule_id) do update
       set asked_at = excluded.asked_at, delete_by = excluded.delete_by, gone_at = null
     where q.gone_at is not null
    returning 1`.execute(tx);
  return rows.length > 0;
}

export function findRequest(tx: Tx, { companyId, scheduleId }: Of) {
  return tx
    .selectFrom('recordingRequests')
    .select(['askedAt', 'deleteBy', 'goneAt'])
    .where('companyId', '=', companyId)
    .where('scheduleId', '=', scheduleId)
    .executeTakeFirst();
}

export const shownRequest = (request: RecordingRequest | undefined) =>
  request === undefined
    ? null
    : { askedAt: request.askedAt.toISOString(), deleteBy: request.deleteBy.toISOString() };

type Gone = { readonly goneAt: Date };
type Markable = { readonly scheduleId: number; readonly isHeld: boolean };
type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

const MOST_AT_ONCE = 1000;

export type Which = { readonly scheduleId?: number | undefined; readonly isAgain?: boolean };

/** Of an interview `s`: something that was asked for is there; what a browser still held arrives later. */
const isKept = sql<boolean>`exists (select from recordings r
  join recording_subjects o on o.company_id = r.company_id and o.subject = r.subject and o.subject_id = r.subject_id
 where r.company_id = s.company_id and o.schedule_id = s.id and r.deleted_at is null and ${wasAskedFor})`;

/**
 * Whose recordings have to go now, of one interview or of all. While a company holds somebody back nothing of theirs goes,
 * but for what went already and came back with an older backup (`isAgain`).
 */
export async function listToGo(
  tx: Tx,
  { companyId, scheduleId, isAgain = false }: Omit<Of, 'scheduleId'> & Which,
): Promise<number[]> {
  const { rows } = await sql<{ scheduleId: number }>`
    select q.schedule_id
      from recording_requests q
      join interview_schedules s on s.company_id = q.company_id and s.id = q.schedule_id
      join candidates c on c.company_id = s.company_id and c.id = s.candidate_id
     where q.company_id = ${companyId} and (q.gone_at is null or ${isKept}) and (c.held_at is null or ${isAgain})
       and (${scheduleId ?? null}::bigint is null or q.schedule_id = ${scheduleId ?? null})
     order by q.delete_by limit ${MOST_AT_ONCE}`.execute(tx);
  return rows.map((row) => row.scheduleId);
}

/** False where somebody was faster. */
export async function noteGone(tx: Tx, { companyId, scheduleId }: Of, at: Date): Promise<boolean> {
  const noted = await tx
    .updateTable('recordingRequests')
    .set({ goneAt: at })
    .where('companyId', '=', companyId)
    .where('scheduleId', '=', scheduleId)
    .where('goneAt', 'is', null)
    .executeTakeFirst();
  return noted.numUpdatedRows > 0n;
}

/** Interviews of which a recording is there, or a request, in order. */
export async function listMarkable(
  tx: Tx,
  companyId: number,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<{ scheduleId: number; request: RequestLine | null }[]> {
  const { rows } = await sql<Markable & Nullable<RecordingRequest & Gone>>`
    select s.id as schedule_id, q.asked_at, q.delete_by, q.gone_at, c.held_at is not null as is_held
      from interview_schedules s
      join candidates c on c.company_id = s.company_id and c.id = s.candidate_id
      left join recording_requests q on q.company_id = s.company_id and q.schedule_id = s.id
     where s.company_id = ${companyId} and s.id > ${after}
       and (q.schedule_id is not null or exists (select from recordings r
             join recording_subjects o
               on o.company_id = r.company_id and o.subject = r.subject and o.subject_id = r.subject_id
            where r.company_id = s.company_id and o.schedule_id = s.id and r.deleted_at is null))
     order by s.id limit ${most}`.execute(tx);
  return rows.map(({ scheduleId, askedAt, deleteBy, goneAt, isHeld }) => ({
    scheduleId,
    request:
      askedAt === null || deleteBy === null
        ? null
        : {
            ...{ companyId, scheduleId, askedAt: askedAt.toISOString() },
            ...{ deleteBy: deleteBy.toISOString(), goneAt: goneAt?.toISOString() ?? null },
            isHeld,
          },
  }));
}

/**
 * False where there is nothing to do: no interview of before the request (its number may have been given again), or nothing
 * of it that was recorded before.
 */
export async function putRequestAgain(tx: Tx, line: RequestLine): Promise<boolean> {
  const { companyId, scheduleId, askedAt, deleteBy } = line;
  const { rows } = await sql`
    insert into recording_requests as q (company_id, schedule_id, asked_at, delete_by)
    select s.company_id, s.id, ${askedAt}::timestamptz, ${deleteBy}::timestamptz
      from interview_schedules s
     where s.company_id = ${companyId} and s.id = ${scheduleId} and s.created_at <= ${askedAt}::timestamptz
       and exists (select from recordings r
             join recording_subjects o
               on o.company_id = r.company_id and o.subject = r.subject and o.subject_id = r.subject_id
            where r.company_id = s.company_id and o.schedule_id = s.id and r.deleted_at is null
              and o.started_at <= ${askedAt}::timestamptz)
    on conflict (company_id, schedule_id) do update
       set asked_at = excluded.asked_at, delete_by = excluded.delete_by, gone_at = null
     where q.gone_at is not null or ${line.goneAt !== null}
    returning 1`.execute(tx);
  return rows.length > 0;
}
