import { areas, rights } from '@candor/contract/people/right-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { seesJob } from '../../../platform/database/sees-job.ts';

type Asked = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly jobId: number;
};

/**
 * Who is told: of those who may see what candidates need, whoever invited this one and whoever leads the job; where
 * none of them is there, all who may.
 */
export async function findReaders(
  tx: Tx,
  { companyId, scheduleId, jobId }: Asked,
): Promise<number[]> {
  const rows = await listReaders(tx, { companyId, scheduleId, jobId });
  const near = rows.filter(({ isNear }) => isNear);
  return (near.length > 0 ? near : rows).map(({ accountId }) => accountId);
}

type Reader = { readonly accountId: number; readonly isNear: boolean };

/** Everybody who may see it. */
async function listReaders(
  tx: Tx,
  { companyId, scheduleId, jobId }: Asked,
): Promise<readonly Reader[]> {
  const { rows } = await sql<Reader>`
    select m.account_id,
           (m.account_id = (select created_by_account_id from interview_schedules
                             where company_id = ${companyId} and id = ${scheduleId})
            or exists (select from job_team t where t.company_id = m.company_id and t.membership_id = m.id
                          and t.job_id = ${jobId} and t.role in ('owner', 'recruiter'))) is true as is_near
      from memberships m join accounts a on a.id = m.account_id
     where m.company_id = ${companyId} and a.disabled_at is null and ${seesJob(jobId)}
       and (m.role = 'COMPANY_ADMIN'
            or exists (select from role_privileges p where p.company_id = m.company_id and p.role_id = m.role_id
                          and p.feature_id = ${areas.jobs} and p.activity_id = ${rights.schedule}))
     order by m.id`.execute(tx);
  return rows;
}

/**
 * Who may be the second person, but for the one who wrote the reason: whoever is near, else everybody who may see it, else
 * an admin who is not of the job.
 */
export async function findSeconds(tx: Tx, asked: Asked, first: number): Promise<number[]> {
  const others = (await listReaders(tx, asked)).filter(({ accountId }) => accountId !== first);
  const near = others.filter(({ isNear }) => isNear);
  const told = near.length > 0 ? near : others;
  if (told.length > 0) return told.map(({ accountId }) => accountId);
  const admins = await sql<{ accountId: number }>`
    select m.account_id from memberships m join accounts a on a.id = m.account_id
     where m.company_id = ${asked.companyId} and m.status = 'active' and m.role = 'COMPANY_ADMIN'
       and a.disabled_at is null and m.account_id <> ${first}
     order by m.id`.execute(tx);
  return admins.rows.map(({ accountId }) => accountId);
}
