import { expect, test } from 'vitest';
import { seekBy, seekTo, watermarkPlace } from './seek-rules.ts';

test.each([
  [20, 10, 60, 30],
  [20, -10, 60, 10],
  [5, -10, 60, 0],
  [55, 10, 60, 60],
  [55, 10, undefined, 65],
])('[RV-5] from %d s, seeking by %d s in %d s arrives at %d s', (from, by, duration, target) => {
  expect(seekBy(from, by, duration)).toBe(target);
});

test('no place lies outside the recording', () => {
  expect([-3, 12, 99].map((seconds) => seekTo(seconds, 30))).toEqual([0, 12, 30]);
});

test('the watermark stays for a while and has been everywhere after two minutes', () => {
  expect(watermarkPlace(0)).toBe(watermarkPlace(19.9));
  expect(watermarkPlace(19.9)).not.toBe(watermarkPlace(20));
  expect(watermarkPlace(-1_700_000_000)).toBe(watermarkPlace(0));
  const visited = [0, 20, 40, 60, 80, 100].map(watermarkPlace);
  expect(new Set(visited)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});
