import { expect, test } from 'vitest';
import {
  chooseUserType,
  judgeRefresh,
  normaliseEmail,
  orderUserTypes,
  refreshEnd,
  sessionEnd,
} from './session-rules.ts';

const now = new Date('2026-03-02T10:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const after = (ms: number) => new Date(now.getTime() + ms);
const session = { expiresAt: after(1000), revokedAt: null };
const unspent = { usedAt: null, expiresAt: after(1000) };
const spent = (ms: number) => ({ usedAt: before(ms), expiresAt: after(1000) });
const judge = (facts: Partial<Parameters<typeof judgeRefresh>[0]>) =>
  judgeRefresh({ now, session, presented: unspent, successor: null, ...facts });

test('[C2] the current secret rotates', () => {
  expect(judge({})).toBe('rotate');
});

test('[C2] its parent gets the same successor for ten seconds, and ends the session after', () => {
  expect(judge({ presented: spent(10_000), successor: unspent })).toBe('repeat');
  expect(judge({ presented: spent(10_001), successor: unspent })).toBe('revoke');
});

test('[C2] a grandparent ends the session even within the ten seconds', () => {
  expect(judge({ presented: spent(5), successor: spent(1) })).toBe('revoke');
});

test('[C2] what proves nothing is refused and ends nothing', () => {
  expect(judge({ presented: null })).toBe('refuse');
  expect(judge({ presented: { usedAt: null, expiresAt: now } })).toBe('refuse');
  expect(judge({ session: { expiresAt: now, revokedAt: null } })).toBe('refuse');
  expect(judge({ session: { expiresAt: after(1), revokedAt: before(1) } })).toBe('refuse');
});

test('a secret lives seven idle days, and never longer than its session of thirty', () => {
  const end = sessionEnd(now);
  expect(end.toISOString()).toBe('2026-04-01T10:00:00.000Z');
  expect(refreshEnd(now, end).toISOString()).toBe('2026-03-09T10:00:00.000Z');
  expect(refreshEnd(new Date('2026-03-31T10:00:00Z'), end)).toEqual(end);
});

test('an account enters by the doors of its types only, a company by an active membership', () => {
  expect(chooseUserType('company', ['COMPANY_ADMIN'], null)).toBeNull();
  expect(chooseUserType('company', [], 'COMPANY_USER')).toBe('COMPANY_USER');
  expect(chooseUserType('candidate', ['CANDIDATE'], null)).toBe('CANDIDATE');
  expect(chooseUserType('superAdmin', ['CANDIDATE'], 'COMPANY_ADMIN')).toBeNull();
  expect(chooseUserType('interviewer', ['EXTERNAL_INTERVIEWER'], null)).toBe(
    'EXTERNAL_INTERVIEWER',
  );
});

test('the chosen type comes first, and a company role that is not held is not told', () => {
  expect(orderUserTypes('COMPANY_USER', ['CANDIDATE', 'COMPANY_ADMIN'])).toEqual([
    'COMPANY_USER',
    'CANDIDATE',
  ]);
});

test('an e-mail has one form', () => {
  expect(normaliseEmail('  Ada.L@Example.COM ')).toBe('ada.l@example.com');
});
