import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { databaseClock } from './database-clock.ts';

const HOUR = 3_600_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.each([HOUR, -HOUR])(
  'a host whose clock is %i ms off tells the database’s time',
  async (off) => {
    const { clock, stop } = await databaseClock(database.db.pool, {
      local: () => Date.now() + off,
    });
    // Here the database shares this host's true clock.
    expect(Math.abs(clock().getTime() - Date.now())).toBeLessThan(5_000);
    await stop();
  },
);

test('a clock that is set while Candor runs is noticed, and one unanswered measurement changes nothing', async () => {
  let off = 0;
  let isAway = false;
  let measured = 0;
  const pool = {
    query: async (text: string) => {
      measured += 1;
      if (isAway) throw new Error('away');
      return database.db.pool.query(text);
    },
  } as unknown as TestDatabase['db']['pool'];
  const options = { local: () => Date.now() + off, measureEveryMs: 20 };
  const { clock, stop } = await databaseClock(pool, options);
  const lag = () => Math.abs(clock().getTime() - Date.now());
  off = HOUR;
  await expect.poll(lag).toBeLessThan(5_000);
  isAway = true;
  const before = measured;
  await expect.poll(() => measured).toBeGreaterThan(before + 1);
  expect(lag()).toBeLessThan(5_000);
  await stop();
});
