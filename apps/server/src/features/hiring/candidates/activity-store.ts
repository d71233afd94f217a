import { type RawBuilder, sql } from 'kysely';
import { isLimitedToJobs } from '../../../platform/database/job-limit.ts';

/**
 * When something happened last with a candidate, as the caller may know it: what is kept beside the candidate, or, for
 * a member who is limited to some jobs, the last of what the policies show them, and an invitation where that is all.
 */
export function activityOf(candidate: 's' | 'c' | 'candidates'): RawBuilder<Date> {
  const of = (column: string) => sql.ref(`${candidate}.${column}`);
  if (!isLimitedToJobs()) return sql`${of('last_activity_at')}`;
  return sql`(
    select coalesce(max(happened.at), min(happened.invited_at)) from (
      select greatest(a.applied_at,
               (select max(m.moved_at) from application_moves m
                 where m.company_id = a.company_id and m.application_id = a.id),
               (select max(f.sent_at) from application_forms f
                 where f.company_id = a.company_id and f.application_id = a.id)) as at,
             null::timestamptz as invited_at
        from applications a
       where a.company_id = ${of('company_id')} and a.candidate_id = ${of('id')}
      union all
      select t.ended_at, i.created_at
        from interview_schedules i
        left join attempts t on t.company_id = i.company_id and t.schedule_id = i.id and t.correct_count is not null
       where i.company_id = ${of('company_id')} and i.candidate_id = ${of('id')}
      union all
      select n.created_at, null from candidate_notes n
       where n.company_id = ${of('company_id')} and n.candidate_id = ${of('id')} and not n.is_private) happened)`;
}
