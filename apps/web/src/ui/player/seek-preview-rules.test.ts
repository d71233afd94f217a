import { expect, test } from 'vitest';
import { labelNear, pictureAt, secondsAt } from './seek-preview-rules.ts';

const sheet = { url: '', everyMs: 2_000, columns: 10, count: 14, width: 160, height: 90 };

test('the picture of a moment lies row by row; behind the last one there is the last one', () => {
  expect(pictureAt(sheet, 0)).toEqual({ column: 0, row: 0 });
  expect(pictureAt(sheet, 3.9)).toEqual({ column: 1, row: 0 });
  expect(pictureAt(sheet, 20)).toEqual({ column: 0, row: 1 });
  expect(pictureAt(sheet, 9_999)).toEqual({ column: 3, row: 1 });
});

test('a place on the bar is the moment that a click there seeks to', () => {
  expect(secondsAt(0, 214, 100)).toBe(0);
  expect(secondsAt(107, 214, 100)).toBe(50);
  expect(secondsAt(214, 214, 100)).toBe(100);
  expect(secondsAt(5, 0, 100)).toBe(0);
});

test('only what is right there is told', () => {
  const marks = [
    { atSeconds: 10, label: 'left full screen' },
    { atSeconds: 50, label: '9 s missing' },
  ];
  expect(labelNear(marks, 49.5, 100)).toBe('9 s missing');
  expect(labelNear(marks, 30, 100)).toBeUndefined();
  expect(labelNear([], 30, 100)).toBeUndefined();
});
