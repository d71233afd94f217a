import { expect, test } from 'vitest';
import { nextTryAt, retryDelays } from './webhook-rules.ts';

test('a delivery is tried for three days, ever more rarely', () => {
  const days = retryDelays.reduce((sum, delay) => sum + delay, 0) / 86_400_000;
  expect(days).toBeCloseTo(3, 3);
  expect(retryDelays.toSorted((a, b) => a - b)).toEqual(retryDelays);
  expect(nextTryAt(1, 1000)).toBe(6000);
  expect(nextTryAt(retryDelays.length, 0)).toBe(retryDelays.at(-1));
  expect(nextTryAt(retryDelays.length + 1, 0)).toBeNull();
});
