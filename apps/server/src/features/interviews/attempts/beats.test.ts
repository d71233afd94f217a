import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BEAT_MS } from '@candor/contract/interviews/clock-line-rules';
import { createBeats } from './beats.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whoever joins is called once in each span, and not all at the same moment', () => {
  const beats = createBeats();
  const counts = Array.from({ length: 100 }, () => 0);
  for (const index of counts.keys()) beats.join(() => (counts[index] = (counts[index] ?? 0) + 1));
  vi.advanceTimersByTime(BEAT_MS / 2);
  const half = counts.filter((count) => count === 1).length;
  expect(half).toBeGreaterThan(40);
  expect(half).toBeLessThan(60);
  vi.advanceTimersByTime(BEAT_MS / 2);
  expect(new Set(counts)).toEqual(new Set([1]));
});

test('whoever left is called no more, and with the last one the timer goes', () => {
  const beats = createBeats();
  const called = vi.fn<() => void>();
  const leave = beats.join(called);
  leave();
  leave();
  vi.advanceTimersByTime(2 * BEAT_MS);
  expect(called).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('where the loop is held up, each still hears the time as often as it was promised', async () => {
  vi.useRealTimers();
  const beats = createBeats();
  const counts = Array.from({ length: 100 }, () => 0);
  for (const index of counts.keys()) beats.join(() => (counts[index] = (counts[index] ?? 0) + 1));
  const from = performance.now();
  while (performance.now() - from < BEAT_MS + 400) {
    const until = performance.now() + 400;
    while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
});
