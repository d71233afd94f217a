import { expect, test } from 'vitest';
import { placeInPlan } from './plan-rules.ts';

const sections = [{ minutes: 5 }, { minutes: 20 }, { minutes: 10 }];
const MINUTE = 60_000;

test.each([
  [-1, null],
  [0, { index: 0, leftMs: 5 * MINUTE }],
  [5 * MINUTE - 1, { index: 0, leftMs: 1 }],
  [5 * MINUTE, { index: 1, leftMs: 20 * MINUTE }],
  [25 * MINUTE, { index: 2, leftMs: 10 * MINUTE }],
  [35 * MINUTE, null],
])('after %d ms of the interview', (passed, place) => {
  expect(placeInPlan(sections, passed)).toEqual(place);
});

test('a plan without parts has no place', () => expect(placeInPlan([], 0)).toBeNull());
