import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeKey } from './features/operations/apikeys/index.ts';
import { addRunningInterview } from './features/interviews/recordings/test-interview.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp({ anonymousPerMinute: 3 });
});

afterAll(() => service?.close());

const ask = async (token: string, { at, path }: { at: string; path: string }) => {
  const url = `/api/${path}`;
  const reply = await service.app.inject({
    method: 'POST',
    url,
    remoteAddress: at,
    payload: { token, uploadId: 'u', key: 'k' },
  });
  return { status: reply.statusCode, retryAfter: Number(reply.headers['retry-after'] ?? 0) };
};
const guess = (n: number) => `1.${String(n).padStart(43, 'x')}`;

test('a network that shows too many false links is told when to come back', async () => {
  const at = '192.0.2.1';
  const paths = ['attempts/clock', 'recordings/parts', 'attempts/invitation', 'attempts/clock'];
  const replies = [];
  for (const [n, path] of paths.entries()) replies.push(await ask(guess(n), { at, path }));
  expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
  expect(replies[3]?.retryAfter).toBeGreaterThan(0);
  expect(replies[3]?.retryAfter).toBeLessThanOrEqual(60);
  const elsewhere = await ask(guess(9), { at: '192.0.2.2', path: 'attempts/clock' });
  expect(elsewhere.status).toBe(401);
});

test('who holds a living link gets in beside a neighbour who guesses, as often as it takes', async () => {
  const at = '192.0.2.3';
  const { token } = await addRunningInterview(service.owner);
  for (let n = 0; n < 6; n += 1) await ask(guess(n), { at, path: 'attempts/clock' });
  for (let n = 0; n < 6; n += 1) {
    expect(await ask(token, { at, path: 'attempts/clock' })).toMatchObject({ status: 200 });
  }
  expect(await ask(guess(9), { at, path: 'attempts/clock' })).toMatchObject({ status: 429 });
});

test('an IPv6 network is one network, whichever of its addresses asks', async () => {
  const statuses = [];
  for (let n = 0; n < 4; n += 1) {
    const reply = await ask(guess(n), { at: `2001:db8::${n + 1}`, path: 'attempts/clock' });
    statuses.push(reply.status);
  }
  expect(statuses).toEqual([401, 401, 401, 429]);
});

test('false keys are counted like false links', async () => {
  const statuses = [];
  for (let n = 0; n < 4; n += 1) {
    const headers = { authorization: `Bearer ${makeKey(1).key}` };
    const at = { remoteAddress: '192.0.2.4', url: '/api/v1/jobs', headers };
    statuses.push((await service.app.inject({ method: 'GET', ...at })).statusCode);
  }
  expect(statuses).toEqual([401, 401, 401, 429]);
});
