import { type RecordingRequest, mustGo } from '@candor/contract/interviews/recording-request-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Of = { readonly companyId: number; readonly scheduleId: number };

export type Recorded = {
  readonly jobId: number;
  readonly jobTitle: string;
  readonly jurisdiction: string | null;
  readonly isRunning: boolean;
  readonly isKept: boolean;
};

/** An interview of this candidate that something was recorded of; the candidate is locked, so that two requests are one after the other. */
export async function lockRecorded(
  tx: Tx,
  { companyId, scheduleId, candidateId }: Of & { readonly candidateId: number },
): Promise<Recorded | undefined> {
  const { rows } = await sql<Recorded>`
    select j.id as job_id, j.title as job_title, j.jurisdiction, found.is_running, found.is_kept
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

const MOST_AT_ONCE = 1000;

/** Whose recordings have to go now, of one interview or of all; the query finds, the rule decides. */
export async function listToGo(
  tx: Tx,
  {
    companyId,
    now,
    scheduleId,
  }: Omit<Of, 'scheduleId'> & { now: Date; scheduleId?: number | undefined },
): Promise<number[]> {
  const { rows } = await sql<{ scheduleId: number; deleteBy: Date; isHeld: boolean }>`
    select q.schedule_id, q.delete_by, c.held_at is not null as is_held
      from recording_requests q
      join interview_schedules s on s.company_id = q.company_id and s.id = q.schedule_id
      join candidates c on c.company_id = s.company_id and c.id = s.candidate_id
     where q.company_id = ${companyId} and q.gone_at is null
       and (${scheduleId ?? null}::bigint is null or q.schedule_id = ${scheduleId ?? null})
     order by q.delete_by limit ${MOST_AT_ONCE}`.execute(tx);
  return rows.filter((row) => mustGo(row, now)).map((row) => row.scheduleId);
}

/** False where somebody was faster. */
export async function noteGone(tx: Tx, { companyId, scheduleId }: Of, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recordingRequests')
    .set({ goneAt: at })
    .where('companyId', '=', companyId)
    .where('scheduleId', '=', scheduleId)
    .where('goneAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
