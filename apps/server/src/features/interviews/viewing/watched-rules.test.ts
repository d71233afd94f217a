import { expect, test } from 'vitest';
import { type Range, totalOf, united, watched } from './watched-rules.ts';

const long = { durationMs: 600_000, elapsedMs: 600_000, before: [] };

test('stretches that touch or overlap are one', () => {
  const ranges: Range[] = [
    [30, 40],
    [0, 10],
    [10, 20],
    [35, 50],
    [7, 3],
  ];
  expect(united(ranges)).toEqual([
    [0, 20],
    [30, 50],
  ]);
});

test('the same report twice counts once, in any order', () => {
  const reported: Range[] = [
    [5000, 9000],
    [0, 2000],
  ];
  const once = watched({ ...long, reported });
  expect(watched({ ...long, before: once, reported })).toEqual(once);
  expect(totalOf(once)).toBe(6000);
});

test('nothing counts after the end of the recording', () => {
  expect(watched({ ...long, reported: [[590_000, 900_000]] })).toEqual([[590_000, 600_000]]);
  expect(watched({ ...long, reported: [[700_000, 900_000]] })).toEqual([]);
});

test('no more counts than the fastest speed can have played since the view began', () => {
  // Two seconds and ten of slack, at five times the speed.
  const early = { ...long, elapsedMs: 2000 };
  expect(watched({ ...early, reported: [[0, 600_000]] })).toEqual([[0, 60_000]]);
});

test('what is over the limit is cut from its own end, around what was counted before', () => {
  const before: Range[] = [[20_000, 50_000]];
  const counted = watched({ ...long, before, elapsedMs: 0, reported: [[0, 600_000]] });
  expect(counted).toEqual([[0, 50_000]]);
  expect(totalOf(counted)).toBe(50_000);
});

test('what was counted stays, whatever the clock says', () => {
  const before: Range[] = [[0, 300_000]];
  expect(watched({ ...long, before, elapsedMs: -5000, reported: [[400_000, 500_000]] })).toEqual(
    before,
  );
});

test('a report is cut where the room for it ends, in the middle of a stretch', () => {
  const reported: Range[] = [
    [0, 30_000],
    [40_000, 50_000],
    [60_000, 90_000],
  ];
  expect(watched({ ...long, elapsedMs: 0, reported })).toEqual([
    [0, 30_000],
    [40_000, 50_000],
    [60_000, 70_000],
  ]);
});

test('what lies between stretches that were counted is added alone', () => {
  const before: Range[] = [
    [10, 20],
    [30, 40],
  ];
  expect(watched({ ...long, before, reported: [[15, 32]] })).toEqual([[10, 40]]);
  expect(watched({ ...long, before, reported: [[5, 45]] })).toEqual([[5, 45]]);
  expect(watched({ ...long, before, reported: [[22, 28]] })).toEqual([
    [10, 20],
    [22, 28],
    [30, 40],
  ]);
});

test('of very many stretches the five hundred longest are kept, in order', () => {
  const many = Array.from({ length: 501 }, (_, n): Range => [n * 10, n * 10 + (n === 7 ? 1 : 2)]);
  const kept = watched({ ...long, reported: many });
  expect(kept).toEqual(many.filter((_, n) => n !== 7));
  expect(watched({ ...long, before: kept, reported: [] })).toEqual(kept);
});

test('for any reports in any order: never less than before, never more than possible', () => {
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % most;
  };
  let counted: Range[] = [];
  for (let n = 0; n < 200; n += 1) {
    const from = random(600_000);
    const elapsedMs = n * 100;
    const before = totalOf(counted);
    counted = watched({ ...long, before: counted, elapsedMs, reported: [[from, from + 9000]] });
    expect(totalOf(counted)).toBeGreaterThanOrEqual(before);
    expect(totalOf(counted)).toBeLessThanOrEqual(Math.max(before, (elapsedMs + 10_000) * 5));
    expect(united(counted)).toEqual(counted);
  }
});
