import { expect, test } from 'vitest';
import { amountCancelled, amountOf } from './statement-rules.ts';

test.each([
  [9000, 60, 9000],
  [9000, 45, 6750],
  [9999, 30, 5000],
  [1, 29, 0],
  [1, 30, 1],
])('an hour at %i, %i minutes: %i', (rate, minutes, amount) => {
  expect(amountOf(rate, minutes)).toBe(amount);
});

const startsAt = new Date('2027-01-20T09:00:00Z');
const rules = { amount: 9001, startsAt, lateHours: 24, latePercent: 50 };
const at = (instant: string, byInterviewer = false) => ({ now: new Date(instant), byInterviewer });

test('a late cancellation is owed by its rule, an early one is not', () => {
  expect(amountCancelled(rules, at('2027-01-19T09:00:00Z'))).toBe(0);
  expect(amountCancelled(rules, at('2027-01-19T09:00:01Z'))).toBe(4501);
  expect(amountCancelled(rules, at('2027-01-20T09:10:00Z'))).toBe(4501);
  expect(amountCancelled({ ...rules, lateHours: 0 }, at('2027-01-20T08:59:00Z'))).toBe(0);
});

test('who leaves by themselves, or had no time yet, is owed nothing', () => {
  expect(amountCancelled(rules, at('2027-01-20T08:00:00Z', true))).toBe(0);
  expect(amountCancelled({ ...rules, startsAt: null }, at('2027-01-20T08:00:00Z'))).toBe(0);
});
