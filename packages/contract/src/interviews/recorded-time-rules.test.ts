import { expect, test } from 'vitest';
import { playedOfAll, recordedMs } from './recorded-time-rules.ts';

const host = {
  segments: [
    { startedAt: 1_000, atMs: 0, durationMs: 4_000 },
    { startedAt: 20_000, atMs: 4_000, durationMs: 10_000 },
  ],
};
const guest = { segments: [{ startedAt: 3_000, atMs: 0, durationMs: 5_000 }] };

test('[RV-8] what two recorded at once is there once, and a pause of both is no part of it', () => {
  expect(recordedMs([host, guest])).toBe(17_000);
  expect(recordedMs([])).toBe(0);
});

test('[RV-8] who played all tracks in step has watched all of it, and no second twice', () => {
  const all = [host, guest];
  expect(playedOfAll(all, host, [0, 14_000])).toEqual([
    [0, 4_000],
    [7_000, 17_000],
  ]);
  expect(playedOfAll(all, guest, [0, 5_000])).toEqual([[2_000, 7_000]]);
});

test('[RV-8] what was played across a pause of its own file counts on both sides of it', () => {
  expect(playedOfAll([host], host, [3_500, 5_000])).toEqual([
    [3_500, 4_000],
    [4_000, 5_000],
  ]);
  expect(playedOfAll([host], host, [14_000, 20_000])).toEqual([]);
});
