import { expect, test } from 'vitest';
import { leftOf, nextOpen } from './sitting-order-rules.ts';

const ids = [4, 7, 9];

test('a sitting goes on to the next that nobody has decided', () => {
  expect(nextOpen(ids, new Set([4]), 4)).toBe(7);
  expect(nextOpen(ids, new Set([4, 7]), 4)).toBe(9);
});

test('after the last it comes back to those that were passed over, and ends when none is left', () => {
  expect(nextOpen(ids, new Set([9]), 9)).toBe(4);
  expect(nextOpen(ids, new Set([4, 9]), 9)).toBe(7);
  expect(nextOpen(ids, new Set(ids), 9)).toBeUndefined();
});

test('as many are left as are undecided', () => {
  expect(leftOf(ids, new Set([7]))).toBe(2);
  expect(leftOf(ids, new Set(ids))).toBe(0);
});
