import { assert, double, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { recorderLimits } from '../limits-rules.ts';
import { adoptHeld, backoffMs, putTimeoutMs, retriesAtOnce } from './retry-rules.ts';

test('pauses double from 1 s to 30 s', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 1_000].map((failures) =>
    backoffMs(failures, 1, recorderLimits),
  );
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});

test('chance spreads a pause over its upper half, never beyond', () => {
  assert(
    property(
      integer({ min: 1, max: 100 }),
      double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (failures, chance) => {
        const pause = backoffMs(failures, chance, recorderLimits);
        const longest = backoffMs(failures, 1, recorderLimits);
        expect(pause).toBeGreaterThanOrEqual(longest / 2);
        expect(pause).toBeLessThanOrEqual(longest);
      },
    ),
  );
});

test('only the first 403 is retried at once', () => {
  expect(retriesAtOnce(403, 1)).toBe(true);
  expect(retriesAtOnce(403, 2)).toBe(false);
  expect(retriesAtOnce(500, 1)).toBe(false);
  expect(retriesAtOnce(null, 1)).toBe(false);
});

test('a PUT gets time for its bytes', () => {
  expect(putTimeoutMs(0, recorderLimits)).toBe(30_000);
  expect(putTimeoutMs(7 * 1024 * 1024, recorderLimits)).toBe(179_334);
});

test('a held part is adopted only with the very size that was cut', () => {
  const held = [{ partNumber: 2, etag: '"a"', bytes: 10 }];
  expect(adoptHeld({ partNumber: 2, bytes: 10 }, held)).toBe(held[0]);
  expect(adoptHeld({ partNumber: 2, bytes: 11 }, held)).toBeNull();
  expect(adoptHeld({ partNumber: 1, bytes: 10 }, held)).toBeNull();
});
