import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { ApplicationRow, PersonRow, QuestionRow } from './archive-rows.ts';
import type { TellingJob } from './job-pair-rules.ts';

/** Invented people and what was made for them stay where they are. */
const isReal = (kind: 'job' | 'question' | 'candidate', id: string) => sql`not exists (
  select from sample_parts s
   where s.company_id = app_company() and s.kind = ${kind} and s.object_id = ${sql.ref(id)})`;

/** The newest version of each live question; one with a picture would not be itself without it. */
export async function readQuestions(tx: Tx, companyId: number, most: number) {
  const { rows } = await sql<QuestionRow>`
    select k.name as skill, q.difficulty, q.stem, q.code, q.explanation,
           (select json_agg(o.text order by o.label) from question_options o
             where o.company_id = q.company_id and o.question_id = q.id) as options,
           (select count(*)::int from question_options o join question_options r
                on r.company_id = o.company_id and r.question_id = o.question_id and r.is_key
             where o.company_id = q.company_id and o.question_id = q.id and o.label < r.label) as key
      from questions q join skills k on k.company_id = q.company_id and k.id = q.skill_id
     where q.company_id = ${companyId} and q.is_latest and q.status = 'live' and q.image_id is null
       and ${isReal('question', 'q.family_id')}
     order by q.family_id limit ${most}`.execute(tx);
  return rows;
}

export async function listJobs(tx: Tx, companyId: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select j.id from jobs j
     where j.company_id = ${companyId} and j.status in ('draft', 'open', 'paused') and ${isReal('job', 'j.id')}
     order by j.id limit ${most}`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function readPeople(tx: Tx, companyId: number, most: number) {
  const { rows } = await sql<PersonRow>`
    select c.email, c.first_name, c.last_name, c.phone, c.city, c.country, c.headline, c.experience_years,
           c.available_from::text as available_from, c.links, c.skills, c.tags, c.source_detail,
           coalesce((select json_agg(n.text order by n.created_at, n.id) from candidate_notes n
             where n.company_id = c.company_id and n.candidate_id = c.id and not n.is_private
               and n.schedule_id is null), '[]') as notes
      from candidates c
     where c.company_id = ${companyId} and ${isReal('candidate', 'c.id')}
     order by c.email limit ${most}`.execute(tx);
  return rows;
}

/** Those that go on: what was decided is of the place where it was. */
export async function readApplications(
  tx: Tx,
  { companyId, jobIDs, most }: { companyId: number; jobIDs: readonly number[]; most: number },
): Promise<ApplicationRow[]> {
  const { rows } = await sql<ApplicationRow>`
    select a.job_id as job, c.email, s.name as stage
      from applications a
      join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
      join job_stages s on s.company_id = a.company_id and s.id = a.stage_id
     where a.company_id = ${companyId} and a.status = 'active' and a.job_id = any(${[...jobIDs]}::bigint[])
       and ${isReal('candidate', 'c.id')}
     order by a.job_id, c.email limit ${most}`.execute(tx);
  return rows;
}

/** Jobs that are here and not closed, the oldest first: nobody is put into one that is over, or that is invented. */
export async function findJobs(tx: Tx, companyId: number) {
  const { rows } = await sql<TellingJob>`
    select j.id, j.title, j.department, coalesce(j.location, '') as location, j.slug,
           encode(sha256(convert_to(j.description, 'UTF8')), 'hex') as sum,
           j.status = 'closed' as is_over
      from jobs j
     where j.company_id = ${companyId} and j.status <> 'archived' and ${isReal('job', 'j.id')}
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
export async function findStanding(tx: Tx, companyId: number, emails: readonly string[]) {
  const { rows } = await sql<{ email: string; jobID: number }>`
    select c.email, a.job_id as "jobID" from candidates c
      join applications a on a.company_id = c.company_id and a.candidate_id = c.id
     where c.company_id = ${companyId} and c.email = any(${[...emails]}::text[])`.execute(tx);
  return rows;
}
