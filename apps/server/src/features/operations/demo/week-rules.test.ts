import { expect, test } from 'vitest';
import { workingInstant } from './week-rules.ts';

test('working days skip the weekend, by the clock of the company', () => {
  const thursday = new Date('2026-03-05T18:10:00Z');
  const at = (workingDays: number) =>
    workingInstant(thursday, { workingDays, time: '10:00' }).toISOString();
  expect(at(1)).toBe('2026-03-06T09:00:00.000Z');
  expect(at(2)).toBe('2026-03-09T09:00:00.000Z');
  // In Oslo the clocks go on at the end of March.
  expect(at(20)).toBe('2026-04-02T08:00:00.000Z');
});

test('the first call is soon, at any hour', () => {
  const sunday = new Date('2026-03-08T23:50:00Z');
  const soon = workingInstant(sunday, { workingDays: 0, time: '00:00' });
  expect(soon.toISOString()).toBe('2026-03-09T00:05:00.000Z');
});
