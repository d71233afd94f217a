import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from './listen.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const listeners = async (): Promise<number> => {
  const { rows } = await database.owner.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where application_name = 'candor-listen' and datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
};
const start = (channel: string) =>
  listen({
    connection: database.connections.app,
    channel,
    onNotice: () => {},
    onDeaf: () => {},
  });

test('a connection that cannot listen does not stay', async () => {
  const listener = start('no such name');
  await expect(listener.ready()).rejects.toThrow('syntax error');
  await listener.stop();
  await expect.poll(listeners).toBe(0);
});

test('one that listened and was ended is made anew, and there is one', async () => {
  const listener = start('candor_changes');
  await listener.ready();
  await database.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'candor-listen' and datname = current_database()`,
  );
  await expect
    .poll(() =>
      listener.ready().then(
        () => 'listens',
        () => 'does not',
      ),
    )
    .toBe('does not');
  await expect.poll(() => listener.ready().then(listeners), { timeout: 10_000 }).toBe(1);
  await listener.stop();
});
