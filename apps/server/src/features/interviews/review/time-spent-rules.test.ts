import { array, assert, constantFrom, integer, option, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { secondsSpent } from './time-spent-rules.ts';

const start = 1_000_000;
const answer = (id: number, second: number | null, choice: number | null = 1) => ({
  id,
  choice,
  answeredAt: second === null ? null : start + second * 1000,
});

test('the time of an answer runs from the save before it, whatever the order of the questions', () => {
  const spent = secondsSpent(start, [answer(1, 50), answer(2, 20), answer(3, 30)]);
  expect([...spent]).toEqual([
    [2, 20],
    [3, 10],
    [1, 20],
  ]);
});

test('what was never seen or never answered has no time, and a look counts to nobody', () => {
  const spent = secondsSpent(start, [
    answer(1, 10),
    answer(2, 12, null),
    answer(3, null),
    answer(4, 40),
  ]);
  expect(spent.get(2)).toBeNull();
  expect(spent.has(3)).toBe(false);
  expect(spent.get(4)).toBe(28);
});

test('the times of an interview never add up to more than it lasted', () => {
  const given = record({
    choice: constantFrom(1, null),
    second: option(integer({ min: -5, max: 7200 }), { nil: null }),
  });
  assert(
    property(array(given), (answers) => {
      const timed = answers.map(({ second, choice }, id) => answer(id, second, choice));
      const spent = [...secondsSpent(start, timed).values()].map((seconds) => seconds ?? 0);
      const last = Math.max(0, ...answers.map(({ second }) => second ?? 0));
      expect(spent.every((seconds) => seconds >= 0)).toBe(true);
      expect(spent.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThanOrEqual(last);
    }),
  );
});
