import { expect, test } from 'vitest';
import { leftOf, newOf, nextOpen, pageAhead, pageBefore } from './sitting-order-rules.ts';

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

test('while colleagues decide too, nobody who moved up in the list is left out', () => {
  let waiting = Array.from({ length: 120 }, (_, at) => at + 1);
  const pageOf = (page: number) => waiting.slice((page - 1) * 50, page * 50);
  let known: readonly number[] = pageOf(1);
  waiting = waiting.slice(45);
  let back: number | null = null;
  for (let asked = 0; asked < 20; asked += 1) {
    const ahead = pageAhead({
      ids: known,
      decided: new Set(),
      from: known.at(-1) ?? 0,
      pageSize: 50,
    });
    const page: number = back ?? ahead ?? 1;
    const fresh = newOf(known, pageOf(page));
    known = [...known, ...fresh];
    back = fresh.length > 0 ? null : pageBefore(page);
    if (fresh.length === 0 && back === null) break;
  }
  expect(known).toEqual(expect.arrayContaining(waiting));
});
