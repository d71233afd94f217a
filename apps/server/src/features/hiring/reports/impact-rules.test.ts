import { expect, test } from 'vitest';
import { compared, type Furthest, impactOf, type Sum } from './impact-rules.ts';

/** The EEOC's examples: Questions and Answers on the Uniform Guidelines, 44 Fed. Reg. 11996 (1979). */
const group = (name: string, people: number, selected: number) => ({ name, people, selected });

test('question 11: rates of 60, 45, 48 and 51 per cent are 75, 80 and 85 per cent of the highest', () => {
  const groups = compared([
    group('White', 100, 60),
    group('American Indian', 100, 45),
    group('Hispanic', 100, 48),
    group('Black', 100, 51),
  ]);
  expect(groups.map(({ ratio }) => ratio)).toEqual([1, 0.75, 0.8, 0.85]);
  expect(groups.map(({ isFlagged }) => isFlagged)).toEqual([false, true, false, false]);
  expect(groups.map(({ isHighest }) => isHighest)).toEqual([true, false, false, false]);
});

test('question 12: 48 of 80 and 12 of 40 make half the rate', () => {
  const [, black] = compared([group('White', 80, 48), group('Black', 40, 12)]);
  expect(black).toMatchObject({ rate: 0.3, ratio: 0.5, isFlagged: true });
  expect(black?.p).toBeLessThan(0.01);
});

test('question 21: with 3 of 20 and 1 of 10 the rule flags what chance explains', () => {
  const [, women] = compared([group('Men', 20, 3), group('Women', 10, 1)]);
  expect(women).toMatchObject({ rate: 0.1, isFlagged: true });
  expect(women?.ratio).toBeCloseTo(2 / 3);
  expect(women?.p).toBe(1);
});

test('exactly four fifths is not under them, whatever floating point makes of it', () => {
  const flags = compared([group('A', 30, 18), group('B', 25, 12), group('C', 1000, 479)]);
  expect(flags.map(({ isFlagged }) => isFlagged)).toEqual([false, false, true]);
});

test('where nobody was selected there is no ratio, and one group is compared with nothing', () => {
  expect(compared([group('A', 9, 0), group('B', 7, 0)])).toMatchObject([
    { rate: 0, ratio: null, isFlagged: false, isHighest: true },
    { rate: 0, ratio: null, isFlagged: false },
  ]);
  expect(compared([group('A', 9, 3)])).toEqual([]);
});

/** How many of an answer came as far as: applied, bot interview, beyond, hired. */
const sums = (answer: string, ...counts: readonly number[]): Sum[] =>
  counts.flatMap((people, at) => {
    const furthest = ([0, 2, 3, 5] as const)[at] as Furthest;
    return people === 0 ? [] : [{ answer, furthest, people }];
  });
const shown = (rows: readonly Sum[]) =>
  Object.fromEntries(
    impactOf(rows).map(({ step, groups }) => [
      step,
      groups.map(({ name, people, selected }) => [name, people, selected]),
    ]),
  );

test('each step compares those who came to it', () => {
  expect(shown([...sums('A', 10, 6, 5, 9), ...sums('B', 20, 8, 4, 3)])).toEqual({
    whole: [
      ['B', 35, 3],
      ['A', 30, 9],
    ],
    invited: [
      ['B', 35, 15],
      ['A', 30, 20],
    ],
    passed: [
      ['B', 15, 7],
      ['A', 20, 14],
    ],
    hired: [
      ['B', 7, 3],
      ['A', 14, 9],
    ],
  });
});

test('a group of fewer than five people is shown nowhere', () => {
  const rows = [...sums('A', 20, 0, 0, 10), ...sums('B', 10, 0, 0, 9), ...sums('C', 4)];
  const open = sums('', 6);
  expect(shown([...rows, ...open])['whole']).toEqual([
    ['A', 30, 10],
    ['B', 19, 9],
  ]);
});

test('a hidden group cannot be had by subtracting: the next one is hidden with it', () => {
  const rows = [...sums('A', 20, 0, 0, 10), ...sums('B', 10, 0, 0, 9), ...sums('C', 4, 0, 0, 2)];
  // 55 people, of whom 30 and 19 and 6 are shown: nothing is hidden.
  expect(shown(rows)['whole']).toHaveLength(3);
  // D is 3 people; without C the sum would say so.
  expect(shown([...rows, ...sums('D', 3)])['whole']).toEqual([
    ['A', 30, 10],
    ['B', 19, 9],
  ]);
});

test('a step that fewer than five passed, or fewer than five failed, is not shown', () => {
  const few = shown([...sums('A', 20, 6, 0, 2), ...sums('B', 20, 6, 0, 2)]);
  expect(few).toMatchObject({ whole: [], passed: [], hired: [] });
  expect(few['invited']).toHaveLength(2);
  const most = shown([...sums('A', 2, 0, 0, 20), ...sums('B', 2, 0, 0, 20)]);
  expect(Object.values(most)).toEqual([[], [], [], []]);
});

test('nor are steps by whose difference fewer than five would be told', () => {
  // Three were refused after their bot interview: whole minus invited would tell of them.
  const told = shown([...sums('A', 20, 2, 0, 10), ...sums('B', 20, 1, 0, 10)]);
  expect(told['whole']).toHaveLength(2);
  expect(told).toMatchObject({ invited: [], passed: [], hired: [] });
});
