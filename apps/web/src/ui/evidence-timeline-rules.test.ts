import { expect, test } from 'vitest';
import { axisTicks, currentMark, percentOf, seekTarget } from './evidence-timeline-rules.ts';

test.each([
  [40, [0, 15, 30]],
  [300, [0, 60, 120, 180, 240, 300]],
  [1800, [0, 300, 600, 900, 1200, 1500, 1800]],
  [0, [0]],
])('an axis of %d s is labelled at %j', (duration, ticks) => {
  expect(axisTicks(duration)).toEqual(ticks);
});

test('an axis never carries more than seven labels up to half a day', () => {
  for (let duration = 1; duration < 43_200; duration += 61) {
    expect(axisTicks(duration).length).toBeLessThanOrEqual(7);
  }
});

test('a mark stays inside the axis even when its time does not', () => {
  expect(percentOf(30, 120)).toBe('25.000%');
  expect(percentOf(-3, 120)).toBe('0.000%');
  expect(percentOf(999, 120)).toBe('100.000%');
  expect(percentOf(5, 0)).toBe('0%');
});

test('a click starts two seconds before, and never before the beginning', () => {
  expect(seekTarget(61)).toBe(59);
  expect(seekTarget(1)).toBe(0);
});

test('the current mark follows the playback from its lead-in on', () => {
  const marks = [
    { id: 'one', atSeconds: 10 },
    { id: 'two', atSeconds: 20 },
  ];
  expect(currentMark(marks, 7)).toBeUndefined();
  expect(currentMark(marks, 8)).toBe(marks[0]);
  expect(currentMark(marks, 17)).toBe(marks[0]);
  expect(currentMark(marks, 18)).toBe(marks[1]);
  expect(currentMark(marks, 500)).toBe(marks[1]);
});

test('a mark that was opened is the current one for its moment, also among others', () => {
  const marks = [
    { id: 'one', atSeconds: 10 },
    { id: 'two', atSeconds: 10.1 },
  ];
  expect(currentMark(marks, 8)).toBe(marks[0]);
  expect(currentMark(marks, 8.5)).toBe(marks[1]);
  expect(currentMark(marks, 8.5, 'one')).toBe(marks[0]);
  expect(currentMark(marks, 14.9, 'one')).toBe(marks[0]);
  expect(currentMark(marks, 15, 'one')).toBe(marks[1]);
  expect(currentMark(marks, 7, 'one')).toBeUndefined();
});
