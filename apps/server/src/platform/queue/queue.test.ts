import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { defineJob, type Job, type Worker } from './define-job.ts';
import { openQueue, type Queue } from './queue.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let queue: Queue;

const rules: Record<string, Partial<Job>> = {
  ...{ 'rolled-back': {}, committed: {}, 'failing-once': {}, narrow: {} },
  ...{ wide: { atOnce: 2 }, once: { isOnce: true } },
};

const jobOf = (name: string, run: Worker = async () => {}) =>
  defineJob({ ...rules[name], name, run });

const work = (name: string, run: Worker) => queue.work([jobOf(name, run)]);

beforeAll(async () => {
  database = await createTestDatabase();
  queue = await openQueue({ pool: database.db.pool, onError: () => {} });
  await queue.prepare(Object.keys(rules).map((name) => jobOf(name)));
});

afterAll(async () => {
  await queue.stop();
  await database.drop();
});

test('a job of a rolled back transaction never runs, one of a committed transaction does', async () => {
  const ran: unknown[] = [];
  const finished = new Promise<void>((resolve) => {
    void work('rolled-back', async (data) => void ran.push(data));
    void work('committed', async (data) => {
      ran.push(data);
      resolve();
    });
  });
  const refused = database.db.global(async (tx) => {
    await queue.send(tx, { name: 'rolled-back', data: { attemptId: 1 } });
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  await database.db.global((tx) => queue.send(tx, { name: 'committed', data: { attemptId: 2 } }));
  await finished;
  expect(ran).toEqual([{ attemptId: 2 }]);
});

test('a job that fails is run again', async () => {
  let runs = 0;
  const finished = new Promise<void>((resolve) => {
    void work('failing-once', async () => {
      runs += 1;
      if (runs === 1) throw new Error('not yet');
      resolve();
    });
  });
  await database.db.global((tx) => queue.send(tx, { name: 'failing-once', data: {} }));
  await finished;
  expect(runs).toBe(2);
});

test('jobs that wait are done one right after the other', async () => {
  const jobs = Array.from({ length: 100 }, (_, job) => job);
  await database.db.global(async (tx) => {
    for (const job of jobs) await queue.send(tx, { name: 'narrow', data: { job } });
  });
  const [ran, running] = [[] as unknown[], { now: 0, most: 0 }];
  await new Promise<void>((resolve) => {
    void work('narrow', async ({ job }) => {
      running.most = Math.max(running.most, (running.now += 1));
      await database.db.pool.query('select 1');
      running.now -= 1;
      ran.push(job);
      if (ran.length === jobs.length) resolve();
    });
  });
  expect(ran).toEqual(jobs);
  expect(running.most).toBe(1);
});

test('a wide queue runs as many jobs at once as it is allowed, and no more', async () => {
  await database.db.global(async (tx) => {
    for (const job of [1, 2, 3, 4]) await queue.send(tx, { name: 'wide', data: { job } });
  });
  const [started, over] = [[] as unknown[], Promise.withResolvers<void>()];
  const meeting = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await work('wide', async ({ job }) => {
    started.push(job);
    const pair = Math.ceil(started.length / 2) - 1;
    // Nobody goes on alone: a queue that runs one at a time never ends.
    if (started.length % 2 === 0) meeting[pair]?.resolve();
    await meeting[pair]?.promise;
    if (started.length === 4) over.resolve();
  });
  await meeting[0]?.promise;
  expect(started).toHaveLength(2);
  await over.promise;
  expect(new Set(started)).toEqual(new Set([1, 2, 3, 4]));
});

test('of equal jobs that wait one is kept; one that comes while the first runs is run too', async () => {
  const send = (attempt: number) =>
    database.db.global((tx) => queue.send(tx, { name: 'once', data: { companyId: 1, attempt } }));
  for (const attempt of [1, 1, 2, 1]) await send(attempt);
  const ran: unknown[] = [];
  const over = Promise.withResolvers<void>();
  await work('once', async ({ attempt }) => {
    ran.push(attempt);
    if (ran.length === 1) await send(1);
    if (ran.length === 3) over.resolve();
  });
  await over.promise;
  expect(ran).toEqual([1, 2, 1]);
});

test('a queue of an earlier version takes the rules of this one', async () => {
  const open = async (rule: Partial<Job>) => {
    const opened = await openQueue({ pool: database.db.pool, onError: () => {} });
    await opened.prepare([{ ...jobOf('older'), ...rule }]);
    return opened;
  };
  await (await open({})).stop();
  const newer = await open({ isOnce: true, retries: 0, mostHours: 24 });
  for (const _ of [1, 2])
    await database.db.global((tx) => newer.send(tx, { name: 'older', data: { job: 1 } }));
  const { rows } = await database.owner.query(
    "select retry_limit, expire_seconds from pgboss.job where name = 'older'",
  );
  await newer.stop();
  expect(rows).toEqual([{ retry_limit: 0, expire_seconds: 86_400 }]);
});

test('what the clock runs is in its timetable', async () => {
  await queue.work([{ ...jobOf('narrow'), every: '5 4 * * *' }]);
  const { rows } = await database.owner.query('select name, cron from pgboss.schedule');
  expect(rows).toEqual([{ name: 'narrow', cron: '5 4 * * *' }]);
});

test('many lanes that look at the same moment need few connections', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `lane-${at}`);
  const own = openDatabase({ connection: database.connections.app });
  const looking = await openQueue({ pool: own.pool, onError: () => {} });
  const found = new Set<string>();
  const jobs = names.map((name) => defineJob({ name, run: async () => void found.add(name) }));
  await looking.prepare(jobs);
  await looking.work(jobs);
  await database.db.global(async (tx) => {
    for (const name of names) await queue.send(tx, { name, data: {} });
  });
  await expect.poll(() => found.size, { timeout: 10_000 }).toBe(names.length);
  const opened = own.pool.totalCount;
  await looking.stop();
  await own.close();
  expect(opened).toBeLessThanOrEqual(2);
});
