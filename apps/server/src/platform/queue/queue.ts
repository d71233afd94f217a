import type { Pool } from 'pg';
import { fromKysely, type Job, PgBoss } from 'pg-boss';
import type { Tx } from '../database/database.ts';
import { QUEUE_SCHEMA } from '../database/queue-schema.ts';

export type JobData = Readonly<Record<string, string | number | boolean | null>>;

export type SendOptions = { readonly startAfter?: Date; readonly singletonKey?: string };

export type Worker = (data: JobData) => Promise<void>;

/** Work that happens outside the request, kept by the database that the request wrote to. */
export type Queue = {
  /** Enqueues inside the caller's transaction: rolled back means never queued. */
  send(tx: Tx, name: string, data: JobData, options?: SendOptions): Promise<void>;
  /** Starts fetching; a killed worker's job is moved on after its heartbeat. */
  work(workers: Readonly<Record<string, Worker>>): Promise<void>;
  /** Runs a job again and again (cron in UTC). */
  schedule(name: string, cron: string): Promise<void>;
  stop(): Promise<void>;
};

export type QueueOptions = {
  readonly pool: Pool;
  readonly names: readonly string[];
  readonly onError: (error: Error) => void;
};

// BACKEND figures: a killed worker's job moved on 10.5 s later. Retries back off up to minutes, so a
// store that is away for a while is waited for, not given up.
const queueSettings = {
  heartbeatSeconds: 10,
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 120,
  expireInSeconds: 3600,
};

/** Opens the queue on the application's own pool; its tables were made by the migration. */
export async function openQueue(options: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => options.pool.query(text, values) },
    schema: QUEUE_SCHEMA,
    migrate: false,
    createSchema: false,
    supervise: true,
    schedule: true,
    // Both ask whether a job's worker is still alive; the default of a minute would be a minute's wait.
    monitorIntervalSeconds: 5,
  });
  boss.on('error', options.onError);
  await boss.start();
  for (const name of options.names) {
    await boss.createQueue(name, queueSettings);
    // Fills pg-boss's cache. It reads a queue's settings at its first use, on a connection of its own: inside a
    // transaction that holds what the whole pool waits for, that would be a deadlock until a timeout.
    await boss.getJobById(name, '00000000-0000-0000-0000-000000000000');
  }
  return {
    send: async (tx, name, data, { startAfter, singletonKey } = {}) => {
      await boss.send(name, data, {
        // Without this the camel-case plugin would rename the queue's own columns.
        db: fromKysely(tx.withoutPlugins()),
        ...(startAfter === undefined ? {} : { startAfter }),
        ...(singletonKey === undefined ? {} : { singletonKey }),
      });
    },
    work: async (workers) => {
      for (const [name, worker] of Object.entries(workers)) {
        await boss.work(
          name,
          { pollingIntervalSeconds: 1, batchSize: 1 },
          async (jobs: Job<JobData>[]) => {
            for (const job of jobs) await worker(job.data ?? {});
          },
        );
      }
    },
    schedule: (name, cron) => boss.schedule(name, cron),
    stop: () => boss.stop({ graceful: true, timeout: 8_000, close: false }),
  };
}
