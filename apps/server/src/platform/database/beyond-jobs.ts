import { sql } from 'kysely';
import type { Tx } from './database.ts';
import { jobLimit, listOf } from './job-limit.ts';

const set = (tx: Tx, list: string) =>
  sql`select set_config('app.job_ids', ${list}, true)`.execute(tx);

/**
 * Work that has to see what its caller may not: whether somebody is known by this address, and a row that is seen only
 * once another one is there. Nothing that it reads may reach the reply by itself.
 */
export async function beyondJobs<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const jobIds = jobLimit();
  if (jobIds === undefined) return work();
  await set(tx, '');
  const result = await work();
  await set(tx, listOf(jobIds));
  return result;
}

/** From now on this transaction sees one more job. */
export async function admitJob(tx: Tx, jobId: number): Promise<void> {
  const jobIds = jobLimit();
  if (jobIds !== undefined) await set(tx, listOf([...jobIds, jobId]));
}
