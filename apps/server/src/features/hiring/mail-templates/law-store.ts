import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** Of an application `a` that stands rejected: as they were written. Taking a reopening back rejects with the same ones. */
export const toldReasons = sql<string | null>`(select e.told_reasons from application_moves e
  where e.company_id = a.company_id and e.application_id = a.id and e.kind = 'rejected'
  order by e.id desc limit 1) as told_reasons`;

/** The law of an application's job, and whether software evaluated an interview for it; undefined: not rejected. */
export async function findLaw(
  tx: Tx,
  { companyId, applicationId }: { readonly companyId: number; readonly applicationId: number },
) {
  const { rows } = await sql<{
    jurisdiction: string | null;
    companyName: string;
    hasInterview: boolean;
    toldReasons: string | null;
  }>`
    select j.jurisdiction, coalesce(o.name, '') as company_name,
           exists (select from interview_schedules s
               join attempts t on t.company_id = s.company_id and t.schedule_id = s.id and t.ended_at is not null
              where s.company_id = a.company_id and s.candidate_id = a.candidate_id
                and (s.application_id = a.id or s.job_id = a.job_id) and s.kind = 'bot') as has_interview,
           ${toldReasons}
      from applications a
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      left join companies o on o.company_id = a.company_id
     where a.company_id = ${companyId} and a.id = ${applicationId} and a.status = 'rejected'`.execute(
    tx,
  );
  return rows[0];
}
