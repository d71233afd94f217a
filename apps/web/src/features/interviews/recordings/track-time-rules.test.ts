import { expect, test } from 'vitest';
import {
  barOf,
  emptySpans,
  extentOf,
  isFresh,
  playFrom,
  recordedFrom,
  secondsIn,
} from './track-time-rules.ts';

const host = {
  segments: [
    { startedAt: 1_000, atMs: 0, durationMs: 4_000 },
    { startedAt: 20_000, atMs: 4_000, durationMs: 10_000 },
  ],
};
const guest = { segments: [{ startedAt: 3_000, atMs: 0, durationMs: 5_000 }] };

test('an instant stands where its stretch has it, and nowhere in a pause', () => {
  expect(secondsIn(host, 1_000)).toBe(0);
  expect(secondsIn(host, 21_500)).toBe(5.5);
  expect(secondsIn(host, 6_000)).toBeNull();
  expect(secondsIn(guest, 2_999)).toBeNull();
});

test('all tracks together begin with the first and end with the last', () => {
  expect(extentOf([host, guest])).toEqual({ from: 1_000, to: 30_000 });
  expect(extentOf([{ segments: [] }])).toBeNull();
});

test('a pause of everybody is skipped, and after the last nothing comes', () => {
  expect(recordedFrom([host, guest], 7_000)).toBe(7_000);
  expect(recordedFrom([host, guest], 9_000)).toBe(20_000);
  expect(recordedFrom([host, guest], 30_000)).toBeNull();
});

test('where nobody was recorded is said once, and not between two slices', () => {
  const one = { startedAt: 10_000, atMs: 0, durationMs: 5_000 };
  const other = { startedAt: 12_000, atMs: 0, durationMs: 6_000 };
  const slice = { startedAt: 18_200, atMs: 6_000, durationMs: 1_800 };
  const late = { startedAt: 30_000, atMs: 5_000, durationMs: 1_000 };
  expect(emptySpans([{ segments: [one, late] }, { segments: [other, slice] }])).toEqual([
    { from: 20_000, to: 30_000 },
  ]);
  expect(emptySpans([])).toEqual([]);
});

test('a track that fails again right after its URL was renewed is not renewed without end', () => {
  expect(isFresh(undefined, 5_000)).toBe(false);
  expect(isFresh(5_000, 6_000)).toBe(true);
  expect(isFresh(5_000, 3_600_000)).toBe(false);
});

test('who plays after the end hears it from the beginning', () => {
  expect(playFrom([host, guest], 7_000)).toBe(7_000);
  expect(playFrom([host, guest], 30_000)).toBe(1_000);
  expect(playFrom([], 30_000)).toBeNull();
});

test('a bar is where its stretch is, cut to the lane', () => {
  expect(barOf({ from: 0, to: 200 }, { from: 50, to: 400 })).toEqual({
    fromPercent: 25,
    percent: 75,
  });
  expect(barOf({ from: 0, to: 200 }, { from: 300, to: 400 })).toBeNull();
});
