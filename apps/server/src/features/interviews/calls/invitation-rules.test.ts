import { describe, expect, test } from 'vitest';
import {
  answerTo,
  CALL_TOKEN_MS,
  FIRST_PASSWORD_MS,
  isLiving,
  LOGIN_KEY_MS,
} from './invitation-rules.ts';

const now = new Date('2026-11-21T09:00:00Z');
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const invitation = { email: 'ada@example.com', expiresAt: at(1), revokedAt: null };

test('a link lives until its time, and not after it was taken back', () => {
  expect(isLiving(invitation, now)).toBe(true);
  expect(isLiving({ ...invitation, expiresAt: now }, now)).toBe(false);
  expect(isLiving({ ...invitation, expiresAt: at(-1) }, now)).toBe(false);
  expect(isLiving({ ...invitation, revokedAt: at(-1) }, now)).toBe(false);
});

describe('[VL-2] [VL-5] [C10] what the holder of a link hears of an address', () => {
  test.each([
    [true, null, 'unknown'],
    [false, null, 'unknown'],
    [true, { hasPassword: false }, 'set-password'],
    [true, { hasPassword: true }, 'log-in'],
    [false, { hasPassword: false }, 'log-in'],
    [false, { hasPassword: true }, 'log-in'],
  ] as const)('invited %s with the account %j: %s', (isInvited, account, wanted) => {
    expect(answerTo({ isInvited, account })).toBe(wanted);
  });
});

test('a key and a call’s token live five minutes, a first password’s token fifteen', () => {
  expect([LOGIN_KEY_MS, CALL_TOKEN_MS, FIRST_PASSWORD_MS]).toEqual([300_000, 300_000, 900_000]);
});
