import { expect, test } from 'vitest';
import {
  fits,
  MOST_SEGMENTS,
  recordingBudget,
  usageOf,
  withPart,
} from './recording-budget-rules.ts';

const HOUR = 3_600_000;
const MB = 1024 * 1024;
const none = { partsSigned: 0, largestPart: 0 };

test('eight hours, the longest interview, fit four times at the rate of the recorder', () => {
  const { bytes, parts } = recordingBudget(8 * HOUR);
  expect(bytes).toBe((4 * 8 * 3_600 * 2_128_000) / 8);
  expect(parts * 5 * MB).toBeGreaterThan(bytes);
});

test('the shortest interview may begin its recording as often as any', () => {
  expect(recordingBudget(60_000).bytes).toBe(1024 ** 3);
  expect(recordingBudget(0).parts).toBeGreaterThan(MOST_SEGMENTS);
});

test('a part that is sent again takes no more room', () => {
  const first = withPart(none, { partNumber: 1, bytes: 7 * MB });
  const second = withPart(first, { partNumber: 2, bytes: 3 * MB });
  expect(withPart(second, { partNumber: 2, bytes: 3 * MB })).toEqual(second);
  expect(usageOf([second, first])).toEqual({ bytes: 21 * MB, parts: 3 });
});

test('a number far ahead counts as if all before it were there', () => {
  expect(usageOf([withPart(none, { partNumber: 100, bytes: MB })])).toEqual({
    bytes: 100 * MB,
    parts: 100,
  });
});

test('bytes and parts are bounded each, and the budget itself still fits', () => {
  const budget = { bytes: 100, parts: 3 };
  expect(fits({ bytes: 100, parts: 3 }, budget)).toBe(true);
  expect(fits({ bytes: 101, parts: 3 }, budget)).toBe(false);
  expect(fits({ bytes: 100, parts: 4 }, budget)).toBe(false);
});
