import { expect, test } from 'vitest';
import { judgeTry } from './delivery-rules.ts';

const now = new Date('2026-11-21T10:00:00Z');
const since = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test.each([
  [200, false, 90, 'delivered'],
  [204, true, 90, 'delivered'],
  [301, false, 0, 'again'],
  [307, false, 0, 'again'],
  [400, false, 0, 'again'],
  [500, false, 90, 'again'],
  [null, false, 0, 'again'],
  [410, false, 0, 'gone'],
  [500, true, 1, 'given-up'],
  [null, true, 72, 'failing'],
  [503, true, 71, 'failing'],
] as const)('%s (last: %s, failing for %s hours) is %s', (status, isLast, hours, verdict) => {
  expect(judgeTry(status, { isLast, failingSince: since(hours), now })).toBe(verdict);
});
