import { contract, type Endpoint } from '@candor/contract';
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

type Example = { params?: Record<string, unknown>; body?: object };

/** What the documentation shows, by nobody in particular. */
async function statusOf({ method, path, example }: Endpoint): Promise<number> {
  const { params = {}, body } = example as Example;
  const url = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const reply = await service.app.inject({ method, url, ...(body && { payload: body }) });
  return reply.statusCode;
}

test('an overloaded node says to whoever looks at pages when to come again', async () => {
  const { authorization } = await scene.signInAsAdmin();
  const list = () =>
    service.app.inject({ url: contract.jobs.listJobs.path, headers: { authorization } });
  isOver = true;
  const refused = await list();
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json().errors).toMatchObject([{ code: 'temporarily_unavailable' }]);
  isOver = false;
  expect((await list()).statusCode).toBe(200);
});

test('[BQ-7] whatever a room, a call, a recording or the way back into them asks for is looked at', async () => {
  isOver = true;
  const { attempts, calls, callTracks, callRecordings, recordings, proctoring } = contract;
  const { callAsCandidate, callFromSeat } = contract.appointments;
  const linked = [attempts, callTracks, callRecordings, recordings, proctoring]
    .flatMap((group): Endpoint[] => Object.values(group))
    .filter(({ access }) => access.kind === 'link');
  const others = [attempts.getTerms, callAsCandidate, callFromSeat, ...Object.values(calls)];
  for (const endpoint of [...linked, ...others]) {
    expect([endpoint.path, await statusOf(endpoint)]).not.toEqual([endpoint.path, 503]);
  }
  for (const endpoint of [contract.operations.getHealth, contract.accounts.refreshSession]) {
    expect([endpoint.path, await statusOf(endpoint)]).not.toEqual([endpoint.path, 503]);
  }
  isOver = false;
});
