import { expect, test } from 'vitest';
import { agreedMs, isOverFor } from './span-rules.ts';

const at = (seconds: number) => new Date(1_000_000 + seconds * 1_000);
const span = (from: number, to: number | null) => ({
  beganAt: at(from),
  endedAt: to === null ? null : at(to),
});
const spans = [span(0, 10), span(12, 40), span(60, null)];
const agreed = (started: number) => agreedMs(spans, at(started).getTime());

test('of a segment counts what lies in the stretch that it began in', () => {
  expect(agreed(4)).toBe(6_000);
  expect(agreed(15)).toBe(25_000);
  expect(agreed(70)).toBe(Number.POSITIVE_INFINITY);
});

test('a clock that is wrong by seconds adds nothing', () => {
  expect(agreed(-3)).toBe(10_000);
  expect(agreed(44)).toBe(0);
  expect(agreed(50)).toBe(0);
  expect(agreed(57)).toBe(Number.POSITIVE_INFINITY);
});

test('a segment is over when its own stretch is, whatever began since', () => {
  const over = (started: number, now: number) =>
    isOverFor(spans, { startedAt: at(started).getTime(), now: at(now).getTime(), lateMs: 5_000 });
  expect(over(4, 15)).toBe(false);
  expect(over(4, 16)).toBe(true);
  expect(over(15, 41)).toBe(false);
  expect(over(70, 9_000)).toBe(false);
  expect(over(50, 51)).toBe(true);
});
