import { expect, test } from 'vitest';
import { recorderLimits } from '../limits-rules.ts';
import { pauseBeforeRestart, restartsInARow } from './restart-rules.ts';

test('a recorder that died starts at once, then ever later, then no more', () => {
  const pauses = [0, 1, 2, 3, 4, 5].map((count) => pauseBeforeRestart(count, recorderLimits));
  expect(pauses).toEqual([0, 250, 500, 1_000, 2_000, null]);
});

test('a recorder that ran for half a minute counts from the beginning', () => {
  expect(restartsInARow(4, 29_999, recorderLimits)).toBe(4);
  expect(restartsInARow(4, 30_000, recorderLimits)).toBe(0);
});
