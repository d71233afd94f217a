import { expect, test } from 'vitest';
import { reportable, stretch, united } from './watched-rules.ts';

test('what was played twice is one stretch; what was not played stays out', () => {
  expect(united([[0, 5000]], [[4000, 9000]])).toEqual([[0, 9000]]);
  expect(united([[20_000, 30_000]], [[0, 5000]])).toEqual([
    [0, 5000],
    [20_000, 30_000],
  ]);
  expect(united([[0, 9000]], [[2000, 3000]])).toEqual([[0, 9000]]);
  expect(united([[0, 1000]], [[1000, 2000]])).toEqual([[0, 2000]]);
});

test('a stretch is told in whole milliseconds, behind the recordings before it', () => {
  expect(stretch(0.0004, 2.5006, 0)).toEqual([0, 2501]);
  expect(stretch(1, 2, 60_000)).toEqual([61_000, 62_000]);
});

test('of very many stretches the longest 200 are told, in their order', () => {
  const many = Array.from({ length: 300 }, (_, index) => stretch(index, index + index / 1000, 0));
  const told = reportable(many);
  expect(told).toHaveLength(200);
  expect(told[0]?.[0]).toBe(100_000);
  expect(told.at(-1)?.[0]).toBe(299_000);
});

test('an empty stretch is not told', () => {
  expect(reportable([[5000, 5000]])).toEqual([]);
});
