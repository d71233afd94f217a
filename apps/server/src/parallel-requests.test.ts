import { contract } from '@candor/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heavyReads } from './app-gate.ts';
import { ACCOUNT_TURNS } from './platform/http/gate.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createScene, endpoints, type Scene } from './test-scene.ts';

let service: TestApp;
let scene: Scene;
let holder: Client;

beforeAll(async () => {
  service = await createTestApp();
  scene = await createScene(service);
  holder = new Client(service.connections.owner);
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await service.close();
});

const MOST = ACCOUNT_TURNS.each + ACCOUNT_TURNS.waiting;

const read = (headers: { readonly authorization: string }) =>
  service.app.inject({ method: 'GET', url: contract.jobs.listJobs.path, headers });

const statusesOf = async (replies: ReturnType<typeof read>[]) =>
  (await Promise.all(replies)).map(({ statusCode }) => statusCode);

test('of two hundred reads at once so many run, the others wait, and what is too much is refused with when to come', async () => {
  const { authorization } = await scene.signInAsAdmin();
  const replies = await Promise.all(Array.from({ length: 200 }, () => read({ authorization })));
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(200 - MOST);
  expect(refused.every(({ headers }) => headers['retry-after'] === '2')).toBe(true);
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MOST);
  expect((await read({ authorization })).statusCode).toBe(200);
});

test('whoever waits for themselves holds up neither a colleague nor a room', async () => {
  const busy = await scene.signInAsAdmin();
  const colleague = await scene.signInAsUser();
  // As long as this transaction lasts no read of jobs ends.
  await holder.query('begin; lock table jobs in access exclusive mode');
  const stuck = Array.from({ length: 50 }, () => read({ authorization: busy.authorization }));
  await expect.poll(countHeldUp).toBe(ACCOUNT_TURNS.each);
  const url = contract.notifications.listNotifications.path;
  const asked = {
    method: 'GET',
    url,
    headers: { authorization: colleague.authorization },
  } as const;
  expect((await service.app.inject(asked)).statusCode).toBe(200);
  const token = `1.${'A'.repeat(43)}`;
  const { saveAnswer } = contract.attempts;
  const saves = Array.from({ length: 150 }, () =>
    service.app.inject({ method: 'POST', url: saveAnswer.path, payload: { token } }),
  );
  expect(new Set(await statusesOf(saves))).toEqual(new Set([401]));
  expect(await countHeldUp()).toBe(ACCOUNT_TURNS.each);
  await holder.query('rollback');
  expect(new Set(await statusesOf(stuck))).toEqual(new Set([200]));
});

async function countHeldUp(): Promise<number> {
  const { rows } = await service.owner.query(
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].n;
}

test('every export is among the heavy reads', () => {
  const left = endpoints.filter(
    ([name, endpoint]) => /\.export/.test(name) && !heavyReads.has(endpoint),
  );
  expect(left.map(([name]) => name)).toEqual([]);
});
