import { expect, test } from 'vitest';
import { bytesToKeep, findGaps, isAbandoned, silenceMs } from './recording-rules.ts';

test('[BR-7] a hole between two segments is a gap at its place in the recording', () => {
  const segments = [
    { startedAt: 1_000, durationMs: 10_000, atMs: 0 },
    { startedAt: 20_000, durationMs: 5_000, atMs: 10_000 },
  ];
  expect(findGaps(segments, 0, 25_500)).toEqual([
    { atMs: 10_000, missingMs: 9_000, because: 'interrupted' },
  ]);
});

test('what is missing before the first and after the last segment is said too', () => {
  const segments = [{ startedAt: 5_000, durationMs: 10_000, atMs: 0 }];
  expect(findGaps(segments, 0, 30_000)).toEqual([
    { atMs: 0, missingMs: 5_000, because: 'not-started' },
    { atMs: 10_000, missingMs: 15_000, because: 'ended-early' },
  ]);
});

test('an interview without any segment is one gap', () => {
  expect(findGaps([], 0, 60_000)).toEqual([{ atMs: 0, missingMs: 60_000, because: 'not-started' }]);
});

test('an upload is abandoned after minutes of silence, sooner when the interview is over', () => {
  const segment = { lastActivityAt: 0 };
  expect(isAbandoned(segment, true, silenceMs.afterEnd - 1)).toBe(false);
  expect(isAbandoned(segment, true, silenceMs.afterEnd)).toBe(true);
  expect(isAbandoned(segment, false, silenceMs.afterEnd)).toBe(false);
  expect(isAbandoned(segment, false, silenceMs.whileRunning)).toBe(true);
});

test('bytes that two uploads of one segment share are read once', () => {
  const pieces = [
    { startsAtByte: 0, bytes: 100 },
    { startsAtByte: 80, bytes: 50 },
    { startsAtByte: 130, bytes: 7 },
  ];
  expect(bytesToKeep(pieces)).toEqual([80, 50, 7]);
});
