import { expect, test } from 'vitest';
import { byDay, runsOf, stretchesOf } from './live-day-rules.ts';

const at = (time: string) => `2027-01-20T${time}:00.000Z`;
const busy = { why: 'busy', name: 'Ada', seatID: 1 } as const;
const full = { why: 'day-full', name: 'Ada', seatID: 1 } as const;

test('[AV-5] times with the same hindrance are told as one stretch', () => {
  const stretches = stretchesOf([
    { startsAt: at('09:00'), hindrances: [busy] },
    { startsAt: at('09:15'), hindrances: [busy] },
    { startsAt: at('09:30'), hindrances: [] },
    { startsAt: at('09:45'), hindrances: [busy, full] },
    { startsAt: at('10:00'), hindrances: [{ ...busy, name: 'Bo' }, full] },
  ]);
  expect(stretches.map(({ startsAt, lastAt }) => [startsAt, lastAt])).toEqual(
    [
      ['09:00', '09:15'],
      ['09:30', '09:30'],
      ['09:45', '09:45'],
      ['10:00', '10:00'],
    ].map((pair) => pair.map((time) => Date.parse(at(time)))),
  );
});

test('a day without times has no stretches', () => {
  expect(stretchesOf([])).toEqual([]);
});

test('times stand below their day, in their order', () => {
  expect(byDay([1, 2, 11, 25, 26], (time) => Math.floor(time / 10))).toEqual([
    { day: 0, times: [1, 2] },
    { day: 1, times: [11] },
    { day: 2, times: [25, 26] },
  ]);
});

test('times that follow each other are told as one run', () => {
  expect(runsOf([0, 15, 30, 60, 75, 120], 15)).toEqual([
    { first: 0, last: 30 },
    { first: 60, last: 75 },
    { first: 120, last: 120 },
  ]);
  expect(runsOf([], 15)).toEqual([]);
});
