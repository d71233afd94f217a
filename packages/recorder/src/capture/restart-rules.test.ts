import { expect, test } from 'vitest';
import { recorderLimits } from '../limits-rules.ts';
import { pauseBeforeRestart, restartsInARow } from './restart-rules.ts';

test('a recorder that died starts at once, then ever later, then no more', () => {
  const at = (chance: number) =>
    [0, 1, 2, 3, 4, 5].map((count) => pauseBeforeRestart(count, chance, recorderLimits));
  expect(at(1)).toEqual([0, 250, 500, 1_000, 2_000, null]);
  expect(at(0)).toEqual([0, 125, 250, 500, 1_000, null]);
});

test('a recorder that ran for half a minute counts from the beginning', () => {
  expect(restartsInARow(4, 29_999, recorderLimits)).toBe(4);
  expect(restartsInARow(4, 30_000, recorderLimits)).toBe(0);
});
