import { expect, test } from 'vitest';
import { judgeClock } from './wait-rules.ts';

const HOUR = 3_600_000;
const now = new Date('2026-03-01T04:27:00Z');
const ran = (hoursAgo: number, isWaiting = false) => ({
  startedAt: new Date(now.getTime() - hoursAgo * HOUR),
  isWaiting,
});

test.each([
  ['the first run there is', null, 'begin-waiting'],
  ['a night after the other', ran(24), 'go'],
  ['again at once, after being killed', ran(0), 'go'],
  ['weeks off', ran(31 * 24), 'go'],
  ['a year off, or set ahead', ran(365 * 24), 'begin-waiting'],
  ['a year back', ran(-365 * 24), 'begin-waiting'],
  ['minutes back, as clocks are set', ran(-0.2), 'go'],
  ['ten minutes into the wait', ran(0.2, true), 'wait'],
  ['the night after', ran(20, true), 'go'],
  ['a wait that ended long ago', ran(365 * 24, true), 'begin-waiting'],
] as const)('%s', (_, earlier, verdict) => {
  expect(judgeClock(earlier, now)).toBe(verdict);
});
