import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../database/test-database.ts';
import { openQueue, type Queue } from './queue.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let queue: Queue;

beforeAll(async () => {
  database = await createTestDatabase();
  const names = ['rolled-back', 'committed', 'failing-once'];
  queue = await openQueue({ pool: database.db.pool, names, onError: () => {} });
});

afterAll(async () => {
  await queue.stop();
  await database.drop();
});

test('a job of a rolled back transaction never runs, one of a committed transaction does', async () => {
  const ran: unknown[] = [];
  const finished = new Promise<void>((resolve) => {
    void queue.work({
      'rolled-back': async (data) => void ran.push(data),
      committed: async (data) => {
        ran.push(data);
        resolve();
      },
    });
  });
  const refused = database.db.global(async (tx) => {
    await queue.send(tx, 'rolled-back', { attemptId: 1 });
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  await database.db.global((tx) => queue.send(tx, 'committed', { attemptId: 2 }));
  await finished;
  expect(ran).toEqual([{ attemptId: 2 }]);
});

test('a job that fails is run again', async () => {
  let runs = 0;
  const finished = new Promise<void>((resolve) => {
    void queue.work({
      'failing-once': async () => {
        runs += 1;
        if (runs === 1) throw new Error('not yet');
        resolve();
      },
    });
  });
  await database.db.global((tx) => queue.send(tx, 'failing-once', {}));
  await finished;
  expect(runs).toBe(2);
}, 20_000);
