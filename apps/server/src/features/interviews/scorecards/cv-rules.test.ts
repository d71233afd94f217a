import { expect, test } from 'vitest';
import { isCvOpen } from './cv-rules.ts';

const endsAt = new Date('2027-01-20T10:00:00Z');

test('a CV closes 14 days after the interview, and where the interview is off', () => {
  const over = { state: 'over', endsAt } as const;
  expect(isCvOpen(over, new Date('2027-02-03T09:59:59Z'))).toBe(true);
  expect(isCvOpen(over, new Date('2027-02-03T10:00:00Z'))).toBe(false);
  expect(isCvOpen({ state: 'asked', endsAt: null }, endsAt)).toBe(true);
  expect(isCvOpen({ state: 'cancelled', endsAt }, endsAt)).toBe(false);
  expect(isCvOpen({ state: 'unable', endsAt }, endsAt)).toBe(false);
});
