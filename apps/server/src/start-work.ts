import { RETENTION_AFTER_START_MS, retentionJob } from './features/operations/retention/index.ts';
import { measureStorageJob } from './features/operations/watch/index.ts';
import { deliverJob } from './features/operations/webhooks/index.ts';
import type { Database } from './platform/database/database.ts';
import { startDueWork } from './platform/queue/due-work.ts';
import { pollEvery } from './platform/queue/poll.ts';
import type { Queue } from './platform/queue/queue.ts';
import { dueOf, jobsOf, type WorkerParts } from './workers.ts';

type Stop = () => Promise<unknown>;

/**
 * Queues exist on every node, because each may send; only those that work fetch from them. Gives what stops that, in the
 * order in which it began.
 */
export async function startWork(
  parts: WorkerParts,
  { isWorking }: { readonly isWorking: boolean },
): Promise<readonly Stop[]> {
  const { db, queue, clock, onProblem } = parts;
  const jobs = jobsOf(parts);
  await queue.prepare(jobs);
  if (!isWorking) return [];
  await queue.work(jobs);
  await queueAfterStart(db, queue, clock());
  const deliver = async () => void (await jobs.find(({ name }) => name === deliverJob)?.run({}));
  return [pollEvery(1000, deliver, onProblem), startDueWork(parts, dueOf(parts))];
}

/** What the night did not do, because nothing ran. */
function queueAfterStart(db: Database, queue: Queue, now: Date): Promise<void> {
  const startAfter = new Date(now.getTime() + RETENTION_AFTER_START_MS);
  return db.global(async (tx) => {
    await queue.send(tx, { name: retentionJob, data: {}, startAfter });
    await queue.send(tx, { name: measureStorageJob, data: {} });
  });
}
