import { expect, test } from 'vitest';
import {
  bytesToKeep,
  findGaps,
  heardOf,
  longestPutMs,
  needsJoin,
  partUrlSeconds,
  silenceMs,
  silentSince,
  takeoverMs,
} from './recording-rules.ts';

test('[BR-7] a hole between two segments is a gap at its place in the recording', () => {
  const segments = [
    { startedAt: 1_000, durationMs: 10_000, atMs: 0 },
    { startedAt: 20_000, durationMs: 5_000, atMs: 10_000 },
  ];
  expect(findGaps({ segments, startedAt: 1_000, endedAt: 25_250 })).toEqual([
    { atMs: 10_000, missingMs: 9_000, because: 'interrupted' },
  ]);
});

test('what is missing before the first and after the last segment is said too', () => {
  const segments = [{ startedAt: 5_000, durationMs: 10_000, atMs: 0 }];
  expect(findGaps({ segments, startedAt: 0, endedAt: 30_000 })).toEqual([
    { atMs: 0, missingMs: 5_000, because: 'not-started' },
    { atMs: 10_000, missingMs: 15_000, because: 'ended-early' },
  ]);
});

test('[B8] a gap in which an unreadable segment began is there because of it', () => {
  const segments = [
    { startedAt: 5_000, durationMs: 10_000, atMs: 0 },
    { startedAt: 30_000, durationMs: 10_000, atMs: 10_000 },
    { startedAt: 60_000, durationMs: 10_000, atMs: 20_000 },
  ];
  const causes = (...unreadable: number[]) =>
    findGaps({ segments, startedAt: 0, endedAt: 90_000, unreadable }).map(({ because }) => because);
  expect(causes()).toEqual(['not-started', 'interrupted', 'interrupted', 'ended-early']);
  expect(causes(-10, 75_000)).toEqual(['unreadable', 'interrupted', 'interrupted', 'unreadable']);
  // Clocks: it may seem to begin before the one before it is over.
  expect(causes(14_990)).toEqual(['not-started', 'unreadable', 'interrupted', 'ended-early']);
});

test('[BR-7] every hole of more than 250 ms is a gap, and a recorder that began again names it', () => {
  const segments = [
    { startedAt: 250, durationMs: 10_000, atMs: 0 },
    { startedAt: 10_501, durationMs: 5_000, atMs: 10_000, begunAfter: 'recorder-stopped' },
    { startedAt: 15_751, durationMs: 5_000, atMs: 15_000 },
  ];
  expect(findGaps({ segments, startedAt: 0, endedAt: 21_000 })).toEqual([
    { atMs: 10_000, missingMs: 251, because: 'recorder-stopped' },
  ]);
});

test('[BR-7] a hole within a segment is a gap where it is', () => {
  const holes = [
    { atMs: 2_000, missingMs: 3_000 },
    { atMs: 7_000, missingMs: 250 },
  ];
  const segments = [
    { startedAt: 0, durationMs: 10_000, atMs: 0 },
    { startedAt: 10_000, durationMs: 10_000, atMs: 10_000, holes },
  ];
  expect(findGaps({ segments, startedAt: 0, endedAt: 20_000 })).toEqual([
    { atMs: 12_000, missingMs: 3_000, because: 'stalled' },
  ]);
});

test('an interview without any segment is one gap', () => {
  expect(findGaps({ segments: [], startedAt: 0, endedAt: 60_000 })).toEqual([
    { atMs: 0, missingMs: 60_000, because: 'not-started' },
  ]);
});

test('[BR-7] an upload is left to its browser for longer than any part of it can still be on its way', () => {
  const now = new Date(0);
  const usual = partUrlSeconds * 1_000 + longestPutMs(7 * 1024 * 1024);
  expect(longestPutMs(7 * 1024 * 1024)).toBe(179_334);
  expect(silenceMs).toBeGreaterThan(usual);
  expect(heardOf(now, 7 * 1024 * 1024)).toEqual(now);
  const longest = 64 * 1024 * 1024;
  const until = heardOf(now, longest).getTime() + silenceMs;
  expect(until).toBeGreaterThanOrEqual(partUrlSeconds * 1_000 + longestPutMs(longest));
});

test('[BR-7] whoever never returns is taken over from within 300 s, also while the interview runs', () => {
  expect(takeoverMs).toBeLessThanOrEqual(300_000);
  expect(silentSince(new Date(silenceMs))).toEqual(new Date(0));
});

test('a running interview is joined only where the server took over, and once more when it ended', () => {
  const running = {
    status: 'receiving',
    joinedAt: null,
    isRunning: true,
    endedAt: null,
  };
  const segment = { status: 'completed', completedAt: new Date(10), completedBy: 'candidate' };
  const taken = { ...segment, completedBy: 'server' };
  expect(needsJoin(running, [segment])).toBe(false);
  expect(needsJoin(running, [segment, taken])).toBe(true);
  expect(needsJoin(running, [taken, { ...segment, status: 'open' }])).toBe(false);
  const joined = { ...running, status: 'playable', joinedAt: new Date(20) };
  expect(needsJoin(joined, [taken])).toBe(false);
  expect(needsJoin(joined, [taken, { ...segment, completedAt: new Date(30) }])).toBe(true);
  const over = { ...joined, isRunning: false, endedAt: new Date(40) };
  expect(needsJoin(over, [taken])).toBe(true);
  expect(needsJoin({ ...over, joinedAt: new Date(50) }, [taken])).toBe(false);
});

test('bytes that two uploads of one segment share are read once', () => {
  const pieces = [
    { startsAtByte: 0, bytes: 100 },
    { startsAtByte: 80, bytes: 50 },
    { startsAtByte: 130, bytes: 7 },
  ];
  expect(bytesToKeep(pieces)).toEqual([80, 50, 7]);
});
