import { expect, test } from 'vitest';
import { dayBefore, invitationEnd, INVITATIONS_A_DAY, mayResend } from './invitation-rules.ts';

const now = new Date('2026-11-21T09:00:00Z');

test('an invitation lives seven days, and a company sends two hundred in one', () => {
  expect(invitationEnd(now)).toEqual(new Date('2026-11-28T09:00:00Z'));
  expect(dayBefore(now)).toEqual(new Date('2026-11-20T09:00:00Z'));
  expect(INVITATIONS_A_DAY).toBe(200);
});

test('it is sent again after a minute, not before', () => {
  expect(mayResend(new Date(now.getTime() - 59_999), now)).toBe(false);
  expect(mayResend(new Date(now.getTime() - 60_000), now)).toBe(true);
});
