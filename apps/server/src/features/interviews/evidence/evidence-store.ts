import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Whose = { readonly companyId: number; readonly candidateId: number };

export type Taken = {
  readonly attemptId: number;
  readonly candidateId: number;
  readonly jobId: number;
  readonly jobTitle: string;
  readonly applicationId: number | null;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly isSubmitted: boolean;
  /** With those that were granted to this candidate. */
  readonly minutes: number;
  readonly answeredCount: number;
  readonly questionCount: number;
  readonly evidenceDeletedAt: Date | null;
};

/** An interview by link of this candidate that is over. */
export async function findTaken(
  tx: Tx,
  { companyId, candidateId }: Whose,
  scheduleId: number,
): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    select t.id as attempt_id, s.candidate_id, s.job_id, j.title as job_title, s.application_id, t.started_at, t.ended_at,
           t.status = 'submitted' as is_submitted, t.evidence_deleted_at,
           b.minutes + coalesce((s.accommodations->>'extraMinutes')::int, 0) as minutes,
           (select count(*)::int from attempt_questions q
             where q.company_id = t.company_id and q.attempt_id = t.id) as question_count,
           (select count(*)::int from attempt_questions q
              join answers n on n.company_id = q.company_id and n.attempt_question_id = q.id and n.choice is not null
             where q.company_id = t.company_id and q.attempt_id = t.id) as answered_count
      from interview_schedules s
      join jobs j on j.company_id = s.company_id and j.id = s.job_id
      join blueprints b on b.company_id = s.company_id and b.id = s.blueprint_id
      join attempts t on t.company_id = s.company_id and t.schedule_id = s.id
     where s.company_id = ${companyId} and s.id = ${scheduleId} and s.candidate_id = ${candidateId}
       and s.kind = 'bot' and t.started_at is not null and t.ended_at is not null`.execute(tx);
  return rows[0];
}

/** The attempt of an interview that the reader may see; null before it began. */
export async function findAttemptOf(
  tx: Tx,
  companyId: number,
  scheduleId: number,
): Promise<{ readonly attemptId: number | null; readonly startedAt: Date | null } | undefined> {
  return tx
    .selectFrom('interviewSchedules as s')
    .leftJoin('attempts as t', (on) =>
      on.onRef('t.companyId', '=', 's.companyId').onRef('t.scheduleId', '=', 's.id'),
    )
    .select(['t.id as attemptId', 't.startedAt'])
    .where('s.companyId', '=', companyId)
    .where('s.id', '=', scheduleId)
    .executeTakeFirst();
}

/** The application of a candidate for a job, or one that is known; and whose it is. */
export async function findWhose(
  tx: Tx,
  companyId: number,
  of: { readonly applicationId: number } | { readonly jobId: number; readonly candidateId: number },
) {
  const found = tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', (on) =>
      on.onRef('c.companyId', '=', 'a.companyId').onRef('c.id', '=', 'a.candidateId'),
    )
    .select(['a.id as applicationId', 'a.candidateId', 'c.email'])
    .where('a.companyId', '=', companyId);
  const own =
    'applicationId' in of
      ? found.where('a.id', '=', of.applicationId)
      : found.where('a.jobId', '=', of.jobId).where('a.candidateId', '=', of.candidateId);
  return own.executeTakeFirst();
}
