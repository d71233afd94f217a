import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The jobs that the member of this request is limited to (docs/decisions/0204). Every transaction that the request
 * begins in the company's name says them to the database, whose policies hold the limit: no handler and no query asks.
 */
const limit = new AsyncLocalStorage<readonly number[]>();

/** Does the work of a request; null: no limit. */
export const limitedToJobs = <T>(jobIds: readonly number[] | null, work: () => T): T =>
  jobIds === null ? work() : limit.run(jobIds, work);

export const jobLimit = (): readonly number[] | undefined => limit.getStore();
export const isLimitedToJobs = (): boolean => jobLimit() !== undefined;

/** What a transaction begins with; only whole numbers ever reach this text. */
export function jobSettings(): string[] {
  const jobIds = limit.getStore();
  if (jobIds === undefined) return [];
  if (!jobIds.every((id) => Number.isSafeInteger(id))) throw new RangeError('A job is no id');
  return [`set local app.job_ids = '${listOf(jobIds)}'`];
}

export const listOf = (jobIds: readonly number[]): string => `{${jobIds.join(',')}}`;
