import {
  FEEDBACK_EDIT_HOURS,
  type FeedbackScores,
} from '@candor/contract/interviews/candidate-feedback-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type FeedbackId = { readonly companyId: number; readonly scheduleId: number };

export type Said = FeedbackScores & { readonly comment: string };
export type Given = Said & { readonly sentAt: Date };

export async function findGiven(
  tx: Tx,
  { companyId, scheduleId }: FeedbackId,
): Promise<Given | null> {
  const row = await tx
    .selectFrom('candidateFeedback')
    .select(['overall', 'prepared', 'respect', 'relevance', 'comment', 'sentAt'])
    .where('companyId', '=', companyId)
    .where('scheduleId', '=', scheduleId)
    .where('sentAt', 'is not', null)
    .executeTakeFirst();
  // The table's own check: with the instant the answers are there.
  return row === undefined ? null : (row as Given);
}

export async function saveGiven(
  tx: Tx,
  id: FeedbackId,
  { now, ...said }: Said & { readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('candidateFeedback')
    .values({ ...id, ...said, sentAt: now })
    .onConflict((oc) =>
      oc.columns(['companyId', 'scheduleId']).doUpdateSet((eb) => ({
        ...{ ...said, changedAt: now },
        sentAt: eb.fn.coalesce('candidateFeedback.sentAt', eb.val(now)),
      })),
    )
    .execute();
}

/** Of whichever interview with this company. */
export async function hasDeclined(
  tx: Tx,
  { companyId, candidateId }: { readonly companyId: number; readonly candidateId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from candidate_feedback f
      join interview_schedules s on s.company_id = f.company_id and s.id = f.schedule_id
     where f.company_id = ${companyId} and s.candidate_id = ${candidateId} and f.declined_at is not null
     limit 1`.execute(tx);
  return rows.length > 0;
}

export async function decline(tx: Tx, id: FeedbackId, now: Date): Promise<void> {
  const kept = { declinedAt: now };
  await tx
    .insertInto('candidateFeedback')
    .values({ ...id, ...kept })
    .onConflict((oc) => oc.columns(['companyId', 'scheduleId']).doUpdateSet(kept))
    .execute();
}

/** Whatever interview it was said by. */
export async function takeBackDecline(
  tx: Tx,
  { companyId, candidateId }: { readonly companyId: number; readonly candidateId: number },
): Promise<void> {
  await sql`
    update candidate_feedback f set declined_at = null
      from interview_schedules s
     where s.company_id = f.company_id and s.id = f.schedule_id and f.company_id = ${companyId}
       and s.candidate_id = ${candidateId} and f.declined_at is not null`.execute(tx);
}

/** Without an application nothing is left to decide. */
export async function isDecided(
  tx: Tx,
  companyId: number,
  applicationId: number | null,
): Promise<boolean> {
  if (applicationId === null) return true;
  const row = await tx
    .selectFrom('applications')
    .select('status')
    .where('companyId', '=', companyId)
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return row !== undefined && row.status !== 'active';
}

export async function findEmail(
  tx: Tx,
  companyId: number,
  candidateId: number,
): Promise<string | null> {
  const row = await tx
    .selectFrom('candidates')
    .select('email')
    .where('companyId', '=', companyId)
    .where('id', '=', candidateId)
    .executeTakeFirst();
  return row?.email ?? null;
}

export type JobRow = { readonly jobId: number; readonly jobTitle: string };

const MOST_JOBS = 200;

/** With a live interview that is over, the newest first. */
export async function listJobs(tx: Tx, companyId: number, now: Date): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select j.id as job_id, j.title as job_title from jobs j
     where j.company_id = ${companyId}
       and exists (select from interview_schedules s
                     join appointments p on p.company_id = s.company_id and p.schedule_id = s.id
                    where s.company_id = j.company_id and s.job_id = j.id and p.state in ('booked', 'over')
                      and p.ends_at <= ${now})
     order by j.id desc limit ${MOST_JOBS}`.execute(tx);
  return rows;
}

export type ScoredRow = FeedbackScores & { readonly jobId: number };

/** What may be read of these jobs, in the order in which it came. */
export async function listReadable(
  tx: Tx,
  {
    companyId,
    jobIds,
    now,
  }: { readonly companyId: number; readonly jobIds: readonly number[]; readonly now: Date },
): Promise<ScoredRow[]> {
  if (jobIds.length === 0) return [];
  const before = new Date(now.getTime() - FEEDBACK_EDIT_HOURS * 3_600_000);
  const { rows } = await sql<ScoredRow>`
    select s.job_id, f.overall, f.prepared, f.respect, f.relevance
      from candidate_feedback f
      join interview_schedules s on s.company_id = f.company_id and s.id = f.schedule_id
      left join applications a on a.company_id = s.company_id and a.id = s.application_id
     where f.company_id = ${companyId} and s.job_id = any(${[...jobIds]}::bigint[])
       and f.sent_at < ${before} and (s.application_id is null or a.status <> 'active')
     order by f.sent_at, f.schedule_id`.execute(tx);
  return rows;
}
