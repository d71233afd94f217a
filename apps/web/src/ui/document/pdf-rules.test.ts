import { expect, test } from 'vitest';
import { pageAt, sharpness, slopeOf, zoomedFrom } from './pdf-rules.ts';

test('zooming ends at both ends', () => {
  expect(zoomedFrom(1, 1)).toBe(1.25);
  expect(zoomedFrom(1, -1)).toBe(0.75);
  expect(zoomedFrom(3, 1)).toBe(3);
  expect(zoomedFrom(0.5, -1)).toBe(0.5);
});

test('a page has sides that somebody can read', () => {
  expect(slopeOf({ width: 595, height: 842 })).toBeCloseTo(1.415);
  for (const size of [
    { width: 0, height: 842 },
    { width: 595, height: 0 },
    { width: 1e9, height: 1 },
    { width: Number.NaN, height: 1 },
  ]) {
    expect(slopeOf(size)).toBeNull();
  }
});

test('a canvas is as sharp as the screen, until it would be too large to exist', () => {
  expect(sharpness({ width: 800, height: 1131 }, 2)).toBe(2);
  const large = { width: 2700, height: 3818 };
  const factor = sharpness(large, 3);
  expect(factor).toBeLessThan(3);
  expect(large.width * factor * large.height * factor).toBeLessThanOrEqual(12_000_001);
});

test('the page that is read is the one in the upper third', () => {
  const tops = [16, 1016, 2016];
  expect(pageAt(tops, 0, 600)).toBe(1);
  expect(pageAt(tops, 815, 600)).toBe(1);
  expect(pageAt(tops, 816, 600)).toBe(2);
  expect(pageAt(tops, 9000, 600)).toBe(3);
  expect(pageAt([], 0, 600)).toBe(1);
});
