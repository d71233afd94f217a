import { expect, test } from 'vitest';
import { firstChosen, isOfPeople, timesIn } from './part-rules.ts';

const of = (kind: string, startedAt: number) => ({
  durationMs: 10_000,
  part: { kind },
  segments: [{ startedAt, atMs: 0, durationMs: 10_000 }],
});

test('[RV-5] cameras and screens are watched together, films and what was before calls one by one', () => {
  expect(isOfPeople([of('camera', 0), of('screen', 0)])).toBe(true);
  expect(isOfPeople([of('people', 0), of('screens', 0)])).toBe(false);
  expect(isOfPeople([of('camera', 0)])).toBe(false);
  expect(isOfPeople([{ durationMs: 1 }, { durationMs: 1 }])).toBe(false);
});

test('[RV-8] who plays two tracks of the same time is counted once, from when the first began', () => {
  const both = [of('camera', 50_000), of('camera', 55_000)];
  expect(timesIn(both, 0, [0, 10])).toEqual([[0, 10_000]]);
  expect(timesIn(both, 1, [0, 10])).toEqual([[5_000, 15_000]]);
});

test('[RV-8] a server of the release before counts one recording behind the other', () => {
  const two = [{ durationMs: 10_000 }, { durationMs: 10_000 }];
  expect(timesIn(two, 1, [1, 2])).toEqual([[11_000, 12_000]]);
  expect(timesIn(two, 2, [1, 2])).toEqual([]);
});

test('[RV-5] the candidate is large first, else who came first', () => {
  const by = (role: string | null) => ({ part: { role } });
  expect(firstChosen([by('interviewer'), by('candidate')])).toBe(1);
  expect(firstChosen([by(null), { part: null }, {}])).toBe(0);
});
