import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { TakingJob } from './plan-rules.ts';

/** The company's jobs that take people, as far as whoever asks sees jobs; by title. */
export async function findTakingJobs(tx: Tx, companyId: number): Promise<TakingJob[]> {
  const { rows } = await sql<TakingJob>`
    select j.id as "jobID", j.title,
           jsonb_agg(jsonb_build_object('stageID', s.id, 'name', s.name, 'replyWithinDays', s.reply_within_days)
                     order by s.position) as stages
      from jobs j join job_stages s on s.company_id = j.company_id and s.job_id = j.id
     where j.company_id = ${companyId} and j.status in ('open', 'paused')
     group by j.id, j.title order by lower(j.title), j.id`.execute(tx);
  return rows;
}

/** Undefined: the company has no such job, or whoever asks does not see it. */
export async function findJobState(
  tx: Tx,
  companyId: number,
  jobID: number,
): Promise<{ readonly status: string } | undefined> {
  return tx
    .selectFrom('jobs')
    .select('status')
    .where('companyId', '=', companyId)
    .where('id', '=', jobID)
    .executeTakeFirst();
}

/** Who of these addresses is known, and for which jobs they stand. */
export async function findKnown(
  tx: Tx,
  companyId: number,
  emails: readonly string[],
): Promise<Map<string, { readonly jobIDs: ReadonlySet<number> }>> {
  const { rows } = await sql<{ email: string; jobIds: number[] }>`
    select c.email, coalesce(array_agg(a.job_id) filter (where a.job_id is not null), '{}') as job_ids
      from candidates c left join applications a on a.company_id = c.company_id and a.candidate_id = c.id
     where c.company_id = ${companyId} and c.email = any(${emails})
     group by c.email`.execute(tx);
  return new Map(rows.map(({ email, jobIds }) => [email, { jobIDs: new Set(jobIds.map(Number)) }]));
}
