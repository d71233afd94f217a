import type { Pool } from 'pg';
import { fromKysely, type Job as Waiting, PgBoss } from 'pg-boss';
import type { Tx } from '../database/database.ts';
import { QUEUE_SCHEMA } from '../database/queue-schema.ts';
import { createTurns } from '../turns/turns.ts';
import type { Job, JobData, Worker } from './define-job.ts';

export type QueuedWork = {
  readonly name: string;
  readonly data: JobData;
  readonly startAfter?: Date;
};

/** Work that happens outside the request, kept by the database that the request wrote to. */
export type Queue = {
  /** Enqueues inside the caller's transaction: rolled back means never queued. */
  send(tx: Tx, work: QueuedWork): Promise<void>;
  /** Has a job that was given up done again, in the caller's transaction; false: it has not failed any more. */
  retry(tx: Tx, name: string, id: string): Promise<boolean>;
  /** A queue must exist before the first job is sent to it. */
  prepare(jobs: readonly Job[]): Promise<void>;
  /** Starts fetching, and the clock; a killed worker's job is moved on after its heartbeat. */
  work(jobs: readonly Job[]): Promise<void>;
  stop(): Promise<void>;
};

export type QueueOptions = {
  readonly pool: Pool;
  /** false: this process only sends; the clock and the care of the queue are others'. */
  readonly isWorking?: boolean;
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

/** The shortest that pg-boss polls. A worker that found a job does not wait at all. */
const WIDE_POLL_SECONDS = 0.5;

/**
 * Each lane looks by itself, many in the same moment: without turns a node at which nothing happens would keep all the
 * connections that it may have. A look takes about a millisecond.
 */
const LOOKING_CONNECTIONS = 2;

function fewAtOnce(pool: Pool) {
  const turns = createTurns({ each: LOOKING_CONNECTIONS });
  return async (text: string, values?: unknown[]) => {
    const end = await turns.take('queue');
    try {
      return await pool.query(text, values);
    } finally {
      end();
    }
  };
}

/** Opens the queue on the application's own pool; its tables were made by the migration. */
export async function openQueue(options: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: fewAtOnce(options.pool) },
    schema: QUEUE_SCHEMA,
    migrate: false,
    createSchema: false,
    supervise: options.isWorking ?? true,
    schedule: options.isWorking ?? true,
    // Both ask whether a job's worker is still alive; the default of a minute would be a minute's wait.
    monitorIntervalSeconds: 5,
  });
  boss.on('error', options.onError);
  await boss.start();
  const known = new Map<string, Job>();
  return {
    send: async (tx, { name, data, startAfter }) => {
      await boss.send(name, data, {
        // Without this the camel-case plugin would rename the queue's own columns.
        db: fromKysely(tx.withoutPlugins()),
        ...(startAfter === undefined ? {} : { startAfter }),
        ...(known.get(name)?.isOnce ? { singletonKey: JSON.stringify(data) } : {}),
      });
    },
    retry: async (tx, name, id) => {
      // Of a queue that nobody works in any more nothing can be done again.
      if (!known.has(name)) return false;
      // Its types leave out what it answers.
      const answer: { affected?: number } = await boss.retry(name, id, {
        db: fromKysely(tx.withoutPlugins()),
      });
      return answer.affected === 1;
    },
    prepare: async (jobs) => {
      for (const job of jobs) {
        known.set(job.name, job);
        await prepare(boss, options.pool, job);
      }
    },
    work: async (jobs) => {
      for (const { name, run, atOnce = 1 } of jobs) {
        for (let lane = 0; lane < atOnce; lane += 1)
          await openLane(boss, { name, worker: run, isWide: atOnce > 1 });
      }
      for (const { name, every } of jobs) if (every !== undefined) await boss.schedule(name, every);
    },
    stop: () => boss.stop({ graceful: true, timeout: 8_000, close: false }),
  };
}

async function prepare(boss: PgBoss, pool: Pool, job: Job): Promise<void> {
  const { name, retries, isOnce, mostHours } = job;
  const settings = {
    ...{ ...queueSettings, retryLimit: retries ?? queueSettings.retryLimit },
    ...(mostHours !== undefined && { expireInSeconds: mostHours * 3600 }),
  };
  const policy = isOnce ? 'short' : 'standard';
  await boss.createQueue(name, { ...settings, policy });
  // A queue that an earlier version made is as it was then, and pg-boss changes no policy.
  await boss.updateQueue(name, settings);
  await pool.query(
    `update ${QUEUE_SCHEMA}.queue set policy = $2 where name = $1 and policy <> $2`,
    [name, policy],
  );
  // Fills pg-boss's cache. It reads a queue's settings at its first use, on a connection of its own: inside a
  // transaction that holds what the whole pool waits for, that would be a deadlock until a timeout.
  await boss.getJobById(name, '00000000-0000-0000-0000-000000000000');
}

/** Takes one job after the other: sleeps between two looks only when the last one found nothing. */
async function openLane(
  boss: PgBoss,
  {
    name,
    worker,
    isWide,
  }: { readonly name: string; readonly worker: Worker; readonly isWide: boolean },
) {
  let id = '';
  const handle = async (jobs: Waiting<JobData>[]) => {
    // Told while it works, it looks again as soon as this job is over.
    boss.notifyWorker(id);
    for (const job of jobs) await worker(job.data ?? {});
  };
  const pollingIntervalSeconds = isWide ? WIDE_POLL_SECONDS : 1;
  id = await boss.work(name, { pollingIntervalSeconds, batchSize: 1 }, handle);
}
