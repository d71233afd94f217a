import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { findRisks } from '../../interviews/proctoring/index.ts';

export type UnseenInterview = {
  readonly applicationId: number;
  readonly scheduleId: number;
  readonly attemptId: number;
};

/** Interviews of these applications whose label is critical, and whose candidate has not opened what was noted. */
export async function findUnseen(
  tx: Tx,
  companyId: number,
  applicationIds: readonly number[],
): Promise<UnseenInterview[]> {
  if (applicationIds.length === 0) return [];
  const { rows } = await sql<UnseenInterview>`
    select a.id as application_id, s.id as schedule_id, t.id as attempt_id
      from applications a
      join interview_schedules s on s.company_id = a.company_id and s.candidate_id = a.candidate_id
       and (s.application_id = a.id or s.job_id = a.job_id) and s.kind = 'bot'
      join attempts t on t.company_id = s.company_id and t.schedule_id = s.id
     where a.company_id = ${companyId} and a.id = any(${[...applicationIds]}::bigint[])
       and t.ended_at is not null and t.evidence_deleted_at is null
       and not exists (select from shown_evidence e where e.company_id = t.company_id and e.attempt_id = t.id)
     order by t.ended_at desc`.execute(tx);
  const ids = rows.map(({ attemptId }) => attemptId);
  const risks = await findRisks(tx, companyId, ids);
  return rows.filter(({ attemptId }) => risks.get(attemptId)?.label === 'CRITICAL_RISK');
}
