import { type RawBuilder, sql } from 'kysely';
import { isLimitedToJobs } from '../../../platform/database/job-limit.ts';

/**
 * The last score of a candidate as the caller may know it, 0 to 100: the one that is kept beside the candidate, or,
 * for a member who is limited to some jobs, that of the last interview that the policies show them.
 */
export function scoreOf(candidate: 's' | 'c' | 'candidates'): RawBuilder<number | null> {
  const of = (column: string) => sql.ref(`${candidate}.${column}`);
  if (!isLimitedToJobs()) return sql`${of('last_score')}`;
  return sql`(
    select case when t.question_count > 0 then round(100.0 * t.correct_count / t.question_count)::smallint end
      from interview_schedules i
      join attempts t on t.company_id = i.company_id and t.schedule_id = i.id
     where i.company_id = ${of('company_id')} and i.candidate_id = ${of('id')}
       and t.ended_at is not null and t.correct_count is not null
     order by t.ended_at desc limit 1)`;
}
