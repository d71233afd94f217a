import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, calendarDay, instant, uuid } from '../fields.ts';
import { connectionFates } from '../interviews/call-rules.ts';
import { nodeRoles } from './node-rules.ts';
import { alarmKinds } from './watch-rules.ts';

const access = { kind: 'session', userTypes: ['SUPER_ADMIN'] } as const;
/** As the code calls it. */
const queueName = z.string().check(z.regex(/^[a-z][a-z-]{0,63}$/));
const since = z.nullable(instant);

/** Of connections between pages of calls. */
const fates = z.record(z.enum(connectionFates), amount);

const vitals = {
  at: instant,
  version: z.string(),
  /** This process; others may run beside it. */
  runningSince: instant,
  /** Every process that runs over this database, or was silent for less than an hour. */
  nodes: z.array(
    z.object({
      nodeID: uuid,
      host: z.string(),
      process: amount,
      role: z.enum(nodeRoles),
      version: z.string(),
      startedAt: instant,
      beatAt: instant,
    }),
  ),
  /** Since when the product is closed to others; null while it is open. */
  maintenanceSince: since,
  /** What is wrong, and since when it has been so, where a minute's look has seen it. */
  alarms: z.array(z.object({ kind: z.enum(alarmKinds), since })),
  /** The last one that was whole; null: none was made here yet. */
  backup: z.nullable(z.object({ finishedAt: instant, objects: amount, objectBytes: amount })),
  /** Of the nightly walk; null: none was walked yet. */
  chains: z.nullable(
    z.object({
      checkedAt: instant,
      chains: amount,
      entries: amount,
      brokenChains: amount,
      /** The first that is not whole: of which company (0: the platform's), and at which entry. */
      broken: z.nullable(z.object({ companyID: z.int(), entry: z.int(), problem: z.string() })),
    }),
  ),
};

const work = {
  queues: z.array(
    z.object({
      queue: queueName,
      waiting: amount,
      oldestAt: since,
      running: amount,
      /** Given up, and nothing of the kind went well since. */
      failed: amount,
    }),
  ),
  /** The latest fifty of them. */
  failedJobs: z.array(
    z.object({ jobID: uuid, queue: queueName, failedAt: since, reason: z.nullable(z.string()) }),
  ),
  due: z.object({ late: amount, oldestAt: since, failing: amount, mostTries: amount }),
  mails: z.object({ waiting: amount, oldestAt: since, refused: amount }),
  webhooks: z.object({ waiting: amount, late: amount, oldestLateAt: since }),
  /** Objects that nothing names any more and that are still in the storage. */
  removals: z.object({ waiting: amount, oldestAt: since }),
  uploads: z.object({ open: amount, silentSince: since }),
  recordings: z.object({ late: amount, oldestAt: since }),
  interviews: z.object({ running: amount, overdue: amount, oldestOverdueAt: since }),
  calls: z.object({ running: amount, people: amount, ever: fates, week: fates }),
};

const storage = z.object({
  databaseBytes: amount,
  /** Of the last daily walk; null: none yet. */
  objectBytes: z.nullable(amount),
  measuredAt: since,
  /** Of the disk that DATA_DIR is on; null where neither rows nor objects are on it. */
  disk: z.nullable(z.object({ freeBytes: amount, totalBytes: amount })),
  /** At the growth of the last thirty days; null: not growing, or not known. */
  daysLeft: z.nullable(amount),
  /** The oldest first, at most ninety. */
  days: z.array(z.object({ day: calendarDay, databaseBytes: amount, objectBytes: amount })),
});

export const getVitals = endpoint({
  method: 'GET',
  path: '/api/watch',
  summary: 'How the installation is: what waits and since when, space, backup, and what is wrong',
  output: z.object({ ...vitals, ...work, storage }),
  errors: {},
  access,
  example: {},
});

export const retryFailedJob = endpoint({
  method: 'POST',
  path: '/api/watch/failed-jobs/:queue/:job/retry',
  summary: 'Have a job that was given up done again',
  params: z.object({ queue: queueName, job: uuid }),
  /** false: it has not failed any more, or is forgotten. */
  output: z.object({ isRetried: z.boolean() }),
  errors: {},
  access,
  example: { params: { queue: 'send-mail', job: '00000000-0000-4000-8000-000000000000' } },
});

export const checkChains = endpoint({
  method: 'POST',
  path: '/api/watch/check-chains',
  summary: 'Walk the chains of the audit log now, in the background',
  output: z.object({ done: z.literal(true) }),
  errors: {},
  access,
  example: {},
});

export type Vitals = z.infer<(typeof getVitals)['output']>;
