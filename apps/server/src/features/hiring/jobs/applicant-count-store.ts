import type { Output } from '@candor/contract';
import type { listJobs } from '@candor/contract/hiring/jobs';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Applicants = NonNullable<Output<typeof listJobs>['jobs'][number]['applicants']>;

/** Where counting ends: a page of fifty jobs must not read a million applications. */
const MOST = 1000;
const MOST_IN_STAGE = 100;

/**
 * How many applied for each of these jobs, and how many are active in its stages. Every count walks
 * applications_of_stage (migration 0043) no further than its end.
 */
export async function countApplicants(
  tx: Tx,
  companyId: number,
  jobIDs: readonly number[],
): Promise<Map<number, Applicants>> {
  const { rows } = await sql<{ jobID: number } & Applicants>`
    select j.id as "jobID", a.count, coalesce(t.stages, '[]') as stages
      from unnest(${[...jobIDs]}::bigint[]) as j(id)
      cross join lateral (
        select count(*) as count from (
          select from applications
           where company_id = ${companyId} and job_id = j.id limit ${MOST}) counted) a
      left join lateral (
        select jsonb_agg(jsonb_build_object('stageID', s.id, 'name', s.name, 'count', n.count)
                 order by s.position) as stages
          from job_stages s
          cross join lateral (
            select count(*) as count from (
              select from applications
               where company_id = ${companyId} and job_id = j.id and status = 'active'
                 and stage_id = s.id limit ${MOST_IN_STAGE}) counted) n
         where s.company_id = ${companyId} and s.job_id = j.id and n.count > 0) t on true`.execute(
    tx,
  );
  return new Map(rows.map(({ jobID, count, stages }) => [jobID, { count, stages }]));
}
