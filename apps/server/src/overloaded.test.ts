import { contract } from '@candor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';
import { createScene, type Scene } from './test-scene.ts';

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
