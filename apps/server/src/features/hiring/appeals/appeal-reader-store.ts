import { areas, rights } from '@candor/contract/people/right-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { seesJob } from '../../../platform/database/sees-job.ts';

type Asked = {
  readonly companyId: number;
  readonly jobId: number;
  readonly firstDeciders: readonly number[];
};

type Reader = { readonly accountId: number; readonly isNear: boolean };

/** Everybody who may answer appeals for this job, and does not know the decision as their own. */
async function listSeconds(
  tx: Tx,
  { companyId, jobId, firstDeciders }: Asked,
): Promise<readonly Reader[]> {
  const { rows } = await sql<Reader>`
    select m.account_id,
           exists (select from job_team t where t.company_id = m.company_id and t.membership_id = m.id
                      and t.job_id = ${jobId} and t.role in ('owner', 'recruiter')) as is_near
      from memberships m join accounts a on a.id = m.account_id
     where m.company_id = ${companyId} and a.disabled_at is null and ${seesJob(jobId)}
       and m.account_id <> all (${[...firstDeciders]}::bigint[])
       and (m.role = 'COMPANY_ADMIN'
            or exists (select from role_privileges p where p.company_id = m.company_id and p.role_id = m.role_id
                          and p.feature_id = ${areas.candidates} and p.activity_id = ${rights.reject}))
     order by m.id`.execute(tx);
  return rows;
}

/** Who is asked to answer: whoever leads the job, else all who may; nobody where only who decided first may. */
export async function findSeconds(tx: Tx, asked: Asked): Promise<number[]> {
  const rows = await listSeconds(tx, asked);
  const near = rows.filter(({ isNear }) => isNear);
  return (near.length > 0 ? near : rows).map(({ accountId }) => accountId);
}

/** Whom to tell that somebody has to be asked in: who decided, where they are still there, and the admins. */
export async function findFirst(
  tx: Tx,
  { companyId, firstDeciders }: Pick<Asked, 'companyId' | 'firstDeciders'>,
): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    select m.account_id from memberships m join accounts a on a.id = m.account_id
     where m.company_id = ${companyId} and m.status = 'active' and a.disabled_at is null
       and (m.role = 'COMPANY_ADMIN' or m.account_id = any (${[...firstDeciders]}::bigint[]))
     order by m.id`.execute(tx);
  return rows.map(({ accountId }) => accountId);
}

export async function findName(tx: Tx, accountId: number | null): Promise<string | null> {
  if (accountId === null) return null;
  const row = await tx
    .selectFrom('accounts')
    .select(['firstName', 'lastName', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim() || row.email;
}
