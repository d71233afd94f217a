import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { TellingJob } from './job-pair-rules.ts';

/** Invented people and what was made for them stay where they are. */
const isReal = sql`not exists (
  select from sample_parts s where s.company_id = app_company() and s.kind = 'job' and s.object_id = j.id)`;

/** Jobs that are here and not closed, the oldest first: nobody is put into one that is over, or that is invented. */
export async function findJobs(tx: Tx, companyId: number) {
  const { rows } = await sql<TellingJob>`
    select j.id, j.title, j.department, coalesce(j.location, '') as location, j.slug,
           encode(sha256(convert_to(j.description, 'UTF8')), 'hex') as sum,
           j.status = 'closed' as is_over
      from jobs j
     where j.company_id = ${companyId} and j.status <> 'archived' and ${isReal}
     order by j.id`.execute(tx);
  return rows;
}

export async function findStages(tx: Tx, companyId: number, jobIDs: readonly number[]) {
  const { rows } = await sql<{
    jobID: number;
    stageID: number;
    name: string;
    replyWithinDays: number | null;
  }>`
    select job_id as "jobID", id as "stageID", name, reply_within_days from job_stages
     where company_id = ${companyId} and job_id = any(${[...jobIDs]}::bigint[])
     order by job_id, position`.execute(tx);
  return rows;
}

/** Who of these stands for which job. */
export async function findStanding(tx: Tx, companyId: number, ids: readonly number[]) {
  const { rows } = await sql<{ candidateID: number; jobID: number; applicationID: number }>`
    select id as "applicationID", candidate_id as "candidateID", job_id as "jobID" from applications
     where company_id = ${companyId} and candidate_id = any(${[...ids]}::bigint[])`.execute(tx);
  return rows;
}

/** Who stands in these jobs, by their addresses. */
export async function findPeopleIn(tx: Tx, companyId: number, jobIDs: readonly number[]) {
  const { rows } = await sql<{ email: string; jobID: number }>`
    select c.email, a.job_id as "jobID" from applications a
      join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
     where a.company_id = ${companyId} and a.job_id = any(${[...jobIDs]}::bigint[])`.execute(tx);
  return rows;
}
