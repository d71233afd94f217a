import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer } from './open-server.ts';
import { readConfig } from './platform/config/config.ts';
import { startWork } from './start-work.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

test('a node that only works says whether it is well, and nothing else', async () => {
  const config = readConfig({ ROLE: 'work', DATABASE_URL: 'postgres://candor@db/candor' });
  const opened = { serve: async () => {}, origin: null, mailbox: null };
  const node = await openServer(config, service.work, opened);
  const statusOf = async (url: string) => (await node.inject({ url })).statusCode;
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/readyz')).toBe(200);
  for (const path of ['/', '/api/health', '/api/dashboard', '/login/company'])
    expect(await statusOf(path)).toBe(404);
  await node.close();
});

test('a node that only serves knows the queues, and begins no work', async () => {
  expect(await startWork(service.work, { isWorking: false })).toEqual([]);
  const { rows } = await service.owner.query(
    'select (select count(*) from pgboss.queue)::int > 5 as "isKnown", (select count(*) from pgboss.schedule)::int as clocks',
  );
  expect(rows).toEqual([{ isKnown: true, clocks: 0 }]);
});
