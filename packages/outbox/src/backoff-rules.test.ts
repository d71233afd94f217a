import { assert, double, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { backoffMs } from './backoff-rules.ts';

const limits = { firstPauseMs: 1_000, longestPauseMs: 30_000 };

test('pauses double from the first to the longest', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 1_000].map((failures) => backoffMs(failures, 1, limits));
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});

test('chance spreads a pause over its upper half, never beyond', () => {
  assert(
    property(
      integer({ min: 1, max: 100 }),
      double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (failures, chance) => {
        const pause = backoffMs(failures, chance, limits);
        const longest = backoffMs(failures, 1, limits);
        expect(pause).toBeGreaterThanOrEqual(longest / 2);
        expect(pause).toBeLessThanOrEqual(longest);
      },
    ),
  );
});
