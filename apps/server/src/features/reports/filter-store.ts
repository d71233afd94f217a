import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

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
