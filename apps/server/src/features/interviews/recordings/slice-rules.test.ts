import { assert, integer, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { endOfParts, tailOf } from './slice-rules.ts';

const slice = (startsAtByte: number, bytes: number, objectKey = `at-${startsAtByte}`) => ({
  objectKey,
  startsAtByte,
  bytes,
});

test('[BR-7] slices go on where the parts end, in the middle of a slice too', () => {
  const slices = [slice(0, 10), slice(10, 10), slice(20, 5)];
  expect(tailOf(slices, 14)).toEqual([
    { objectKey: 'at-10', skip: 4, length: 6 },
    { objectKey: 'at-20', skip: 0, length: 5 },
  ]);
});

test('[BR-7] behind a hole nothing is taken', () => {
  expect(tailOf([slice(0, 10), slice(11, 10)], 0)).toEqual([
    { objectKey: 'at-0', skip: 0, length: 10 },
  ]);
  expect(tailOf([slice(5, 10)], 0)).toEqual([]);
});

test('[BR-5] what a leaving page said of a slice gives way to the slice itself', () => {
  const tail = tailOf([slice(0, 4, 'leaving'), slice(0, 10, 'whole')], 0);
  expect(tail).toEqual([{ objectKey: 'whole', skip: 0, length: 10 }]);
});

test('[BR-7] whatever came, the tail has each byte once and reaches as far as there is no hole', () => {
  const starts = uniqueArray(integer({ min: 0, max: 30 }), { maxLength: 12 });
  assert(
    property(starts, integer({ min: 0, max: 20 }), (sequence, heldUntil) => {
      const slices = sequence.map((start) => slice(start, 1 + (start % 4)));
      let reached = heldUntil;
      while (slices.some((s) => s.startsAtByte <= reached && s.startsAtByte + s.bytes > reached)) {
        reached += 1;
      }
      const tail = tailOf(slices, heldUntil);
      expect(tail.reduce((sum, { length }) => sum + length, heldUntil)).toBe(reached);
    }),
  );
});

test('[BR-3] nothing can follow parts with a hole, or a last part that is small', () => {
  const parts = (...sizes: number[]) => sizes.map((size, i) => ({ partNumber: i + 1, size }));
  expect(endOfParts(100, parts(7, 8), 5)).toBe(115);
  expect(endOfParts(100, [], 5)).toBe(100);
  expect(endOfParts(0, parts(7, 4), 5)).toBeNull();
  expect(endOfParts(0, [{ partNumber: 2, size: 9 }], 5)).toBeNull();
});
