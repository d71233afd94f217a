import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { watchOverload } from './overload.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('who waits for the database for long is overload, until the queue is gone', async () => {
  const db = openDatabase({ connection: database.connections.app, maxConnections: 1 });
  const said: boolean[] = [];
  const overload = watchOverload({ pool: db.pool, onChange: (now) => void said.push(now) });
  const held = await db.pool.connect();
  const waiting = db.pool.connect();
  await expect.poll(overload.isOver, { timeout: 10_000 }).toBe(true);
  held.release();
  (await waiting).release();
  await expect.poll(overload.isOver, { timeout: 10_000 }).toBe(false);
  expect(said).toEqual([true, false]);
  await overload.stop();
  await db.close();
});

test('a loop that is held up for long is overload, until it runs freely', async () => {
  const overload = watchOverload({ pool: database.db.pool, onChange: () => {} });
  const blocking = setInterval(() => {
    const until = performance.now() + 400;
    while (performance.now() < until);
  }, 1);
  await expect.poll(overload.isOver, { timeout: 20_000 }).toBe(true);
  clearInterval(blocking);
  await expect.poll(overload.isOver, { timeout: 10_000 }).toBe(false);
  await overload.stop();
});
