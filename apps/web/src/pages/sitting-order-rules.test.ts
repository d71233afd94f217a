import { expect, test } from 'vitest';
import { leftOf, newOf, nextOpen, pageAhead } from './sitting-order-rules.ts';

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

const fifty = Array.from({ length: 50 }, (_, at) => at + 1);
const going = { ids: fifty, decided: new Set<number>(), pageSize: 50 };

test('a sitting of one page asks for the next shortly before its end', () => {
  expect(pageAhead({ ...going, from: 30 })).toBeNull();
  expect(pageAhead({ ...going, from: 45 })).toBe(2);
});

test('who was decided has left the list, so what is new stands on an earlier page', () => {
  expect(pageAhead({ ...going, decided: new Set(fifty.slice(0, 40)), from: 45 })).toBe(1);
});

test('of a page those count that the sitting has not had', () => {
  expect(newOf([4, 7, 9], [7, 9, 12, 15])).toEqual([12, 15]);
});
