import { expect, test } from 'vitest';
import { earlierPeriod } from './earlier-period-rules.ts';

test.each([
  ['2026-11-01', '2026-11-30', '2026-10-02', '2026-10-31'],
  ['2026-11-29', '2026-11-29', '2026-11-28', '2026-11-28'],
  ['2026-01-01', '2026-03-31', '2025-10-03', '2025-12-31'],
])('before %s to %s lie as many days, %s to %s', (from, until, first, last) => {
  expect(earlierPeriod({ from, until }, 'before')).toEqual({ from: first, until: last });
});

test('a year before are the same days, and a leap day is the last of February', () => {
  expect(earlierPeriod({ from: '2028-02-29', until: '2028-03-31' }, 'year')).toEqual({
    from: '2027-02-28',
    until: '2027-03-31',
  });
});
