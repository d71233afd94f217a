import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPassing } from './passing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what came passes by itself, each in its own time, and whoever reads it is told', () => {
  const passing = createPassing<string>(5_000);
  const told = vi.fn<() => void>();
  const leave = passing.subscribe(told);
  passing.add('agree');
  vi.advanceTimersByTime(3_000);
  passing.add('agree');
  expect(passing.read().map(({ number }) => number)).toEqual([1, 2]);
  vi.advanceTimersByTime(2_000);
  expect(passing.read().map(({ number }) => number)).toEqual([2]);
  vi.advanceTimersByTime(3_000);
  expect(passing.read()).toEqual([]);
  expect(told).toHaveBeenCalledTimes(4);
  leave();
  passing.add('thanks');
  expect(told).toHaveBeenCalledTimes(4);
});
