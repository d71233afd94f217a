import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type JobFilter = {
  readonly companyId: number;
  readonly jobID: number | undefined;
  readonly membershipID: number | undefined;
};

/** Whether the job and the member that a filter names are the company's. */
export async function isKnown(tx: Tx, filter: JobFilter): Promise<boolean> {
  const { companyId, jobID = null, membershipID = null } = filter;
  const { rows } = await sql<{ isKnown: boolean }>`
    select (${jobID}::bigint is null or exists (
              select from jobs where company_id = ${companyId} and id = ${jobID}))
       and (${membershipID}::bigint is null or exists (
              select from memberships where company_id = ${companyId} and id = ${membershipID}))
           as is_known`.execute(tx);
  return rows[0]?.isKnown ?? false;
}

/** A condition on a column that holds a job's id; all of them without a filter. */
export function ofJobs(
  column: RawBuilder<unknown>,
  { companyId, jobID, membershipID }: JobFilter,
): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (jobID !== undefined) conditions.push(sql`${column} = ${jobID}`);
  if (membershipID !== undefined) {
    conditions.push(sql`${column} in (
      select job_id from job_team
       where company_id = ${companyId} and membership_id = ${membershipID} and role = 'owner')`);
  }
  return sql.join(conditions, sql` and `);
}

const MOST_CHOICES = 500;

/** What a report can be narrowed to: jobs, newest first, and the members who own one, by name. */
export async function findChoices(tx: Tx, companyId: number) {
  const jobs = await sql<{ jobID: number; title: string }>`
    select id as "jobID", title from jobs
     where company_id = ${companyId} and status <> 'draft'
     order by updated_at desc, id desc limit ${MOST_CHOICES}`.execute(tx);
  const owners = await sql<{ membershipID: number; name: string }>`
    select m.id as "membershipID",
           coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email) as name
      from memberships m
      join accounts p on p.id = m.account_id
     where m.company_id = ${companyId} and exists (
       select from job_team t
        where t.company_id = m.company_id and t.membership_id = m.id and t.role = 'owner')
     order by name, m.id limit ${MOST_CHOICES}`.execute(tx);
  return { jobs: jobs.rows, owners: owners.rows };
}
