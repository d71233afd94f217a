import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { thumbnailGrid } from './picture-rules.ts';

test('[RV-5] every instant of a recording has its picture, and there are never more than a hundred', () => {
  assert(
    property(integer({ min: 0, max: 24 * 3_600_000 }), (durationMs) => {
      const { everyMs, count, columns, rows } = thumbnailGrid(durationMs);
      expect(count).toBeLessThanOrEqual(100);
      expect(count * everyMs).toBeGreaterThanOrEqual(durationMs);
      expect(columns * rows).toBeGreaterThanOrEqual(count);
      expect(columns * (rows - 1)).toBeLessThan(count);
    }),
  );
});

test('[RV-5] pictures of a short recording are two seconds apart', () => {
  expect(thumbnailGrid(7_000)).toMatchObject({ everyMs: 2_000, count: 4, columns: 4, rows: 1 });
});
