import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '@candor/contract';
import { openDatabase } from '../database/database.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { createScene, type Scene } from '../../test-scene.ts';
import { watchOverload } from './overload.ts';

let isOver = false;
let service: TestApp;
let scene: Scene;

beforeAll(async () => {
  service = await createTestApp({ isOverloaded: () => isOver });
  scene = await createScene(service);
});
afterAll(() => service.close());

test('an overloaded node answers rooms and says to all others when to come again', async () => {
  const { authorization } = await scene.signInAsAdmin();
  const list = () =>
    service.app.inject({ url: contract.jobs.listJobs.path, headers: { authorization } });
  const payload = { token: `1.${'A'.repeat(43)}` };
  const clock = () =>
    service.app.inject({ method: 'POST', url: contract.attempts.getClock.path, payload });
  isOver = true;
  const refused = await list();
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json().errors).toMatchObject([{ code: 'temporarily_unavailable' }]);
  // Looked at, and found to be nobody's link.
  expect((await clock()).statusCode).toBe(401);
  expect((await service.app.inject({ url: '/api/health' })).statusCode).toBe(200);
  isOver = false;
  expect((await list()).statusCode).toBe(200);
});

test('who waits for the database for long is overload, until the queue is gone', async () => {
  const db = openDatabase({ connection: service.connections.app, maxConnections: 1 });
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
  const overload = watchOverload({ pool: service.db.pool, onChange: () => {} });
  const blocking = setInterval(() => {
    const until = performance.now() + 400;
    while (performance.now() < until);
  }, 1);
  await expect.poll(overload.isOver, { timeout: 20_000 }).toBe(true);
  clearInterval(blocking);
  await expect.poll(overload.isOver, { timeout: 10_000 }).toBe(false);
  await overload.stop();
});
