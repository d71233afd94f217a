import { expect, test } from 'vitest';
import { isTold, pauseAfter } from './due-rules.ts';

test('what failed waits longer each time: seconds, then two minutes, then ten', () => {
  const pauses = [1, 2, 5, 6, 19, 20, 400].map((tries) => pauseAfter(tries, 0) / 1000);
  expect(pauses).toEqual([4, 8, 64, 120, 120, 600, 600]);
});

test('chance spreads what failed together over a quarter of the pause', () => {
  expect([0, 0.5, 1].map((chance) => pauseAfter(6, chance) / 1000)).toEqual([120, 105, 90]);
});

test('a problem is told at the first try and at every twentieth', () => {
  const told = Array.from({ length: 60 }, (_, index) => index + 1).filter(isTold);
  expect(told).toEqual([1, 20, 40, 60]);
});
