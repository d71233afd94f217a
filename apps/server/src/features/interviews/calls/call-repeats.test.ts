import { randomBytes } from 'node:crypto';
import { contract } from '@candor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDoor, password } from './test-door.ts';

const { calls } = contract;
let door: Awaited<ReturnType<typeof createDoor>>;

beforeAll(async () => {
  door = await createDoor();
});
afterAll(() => door.service.close());

const REPLAYS = 1000;
const MALFORMED = 2000;

/** How often each status was answered, in waves of fifty at once. */
async function statuses(times: number, ask: (n: number) => Promise<{ status: number }>) {
  const seen = new Map<number, number>();
  for (let from = 0; from < times; from += 50) {
    const wave = Array.from({ length: Math.min(50, times - from) }, (_, n) => ask(from + n));
    for (const { status } of await Promise.all(wave)) seen.set(status, (seen.get(status) ?? 0) + 1);
  }
  return seen;
}

async function invited() {
  const email = await door.addPerson();
  const interviewId = await door.invite(email);
  return { email, interviewId, userType: 'COMPANY_ADMIN' as const, fCMToken: null };
}

test(`[C13] a login that was heard is replayed ${REPLAYS} times, and opens nothing`, async () => {
  const login = { ...(await invited()), ...(await door.encrypt(password)) };
  expect((await door.send(calls.logInToInterview, login)).status).toBe(200);
  const seen = await statuses(REPLAYS, () => door.send(calls.logInToInterview, login));
  expect([...seen.keys()].filter((status) => status !== 401 && status !== 429)).toEqual([]);
  expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(REPLAYS);
});

test(`[C13] ${MALFORMED} malformed secrets are refused, and none breaks the server`, async () => {
  const login = await invited();
  const { keyGuid } = await door.encrypt(password);
  const seen = await statuses(MALFORMED, (n) => {
    const secret = randomBytes(n % 512).toString(n % 2 === 0 ? 'base64' : 'hex');
    return door.send(calls.logInToInterview, { ...login, keyGuid, password: secret });
  });
  expect([...seen.keys()].filter((status) => status < 400 || status >= 500)).toEqual([]);
});
