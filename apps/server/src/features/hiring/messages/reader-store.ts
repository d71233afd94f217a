import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { seesJob } from '../../../platform/database/sees-job.ts';
import type { Thread } from './message-store.ts';

/** Of a membership `m`: it is in use and sees the candidate, by the thread's job or by any of theirs. */
const seesThread = ({ candidateId, jobId }: Pick<Thread, 'candidateId' | 'jobId'>) =>
  jobId !== null
    ? seesJob(jobId)
    : sql<boolean>`(m.status = 'active' and (m.role = 'COMPANY_ADMIN' or m.job_ids is null
         or exists (select from applications own where own.company_id = m.company_id
                     and own.candidate_id = ${candidateId} and own.job_id = any (m.job_ids))))`;

/** Who wrote in it, and is still there to read the answer. */
export async function findWriters(tx: Tx, thread: Thread): Promise<number[]> {
  const { companyId, threadId } = thread;
  const { rows } = await sql<{ accountId: number }>`
    select m.account_id from memberships m join accounts a on a.id = m.account_id
     where m.company_id = ${companyId} and a.disabled_at is null and ${seesThread(thread)}
       and m.account_id in (select written_by from messages where company_id = ${companyId} and thread_id = ${threadId})
     order by m.account_id`.execute(tx);
  return rows.map(({ accountId }) => accountId);
}

/** Whoever runs the company: somebody is always there to answer. */
export async function findAdmins(tx: Tx, companyId: number): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    select m.account_id from memberships m join accounts a on a.id = m.account_id
     where m.company_id = ${companyId} and m.status = 'active' and m.role = 'COMPANY_ADMIN' and a.disabled_at is null
     order by m.id`.execute(tx);
  return rows.map(({ accountId }) => accountId);
}
