import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawOptionOrder, drawQuestions, type Quota } from './draw-rules.ts';

const live = [10, 20, 30, 40];
const quota = (more: Partial<Quota> = {}): Quota => ({
  ...{ skillId: 1, questionCount: 4, difficulty: null, live },
  ...more,
});
const asWritten = { isFixed: false, shuffle: false };
const idsOf = (drawn: readonly { questionId: number }[]) =>
  drawn.map(({ questionId }) => questionId);

/** Gives these in turn, and remembers the limits that were asked. */
function dice(...numbers: number[]) {
  const limits: number[] = [];
  const random = (limit: number) => {
    limits.push(limit);
    return numbers.shift() ?? 0;
  };
  return { limits, random };
}

test('each place but the first draws among itself and those before it', () => {
  const { limits, random } = dice(3, 2, 1);
  expect(idsOf(drawQuestions([quota()], asWritten, random))).toEqual([10, 20, 30, 40]);
  expect(limits).toEqual([4, 3, 2]);
});

test('without shuffling the chosen ones stand in the order in which they were written', () => {
  const drawn = drawQuestions([quota({ questionCount: 3 })], asWritten, dice(0, 1, 0).random);
  expect(drawn).toEqual([
    { questionId: 20, skillId: 1, position: 1 },
    { questionId: 30, skillId: 1, position: 2 },
    { questionId: 40, skillId: 1, position: 3 },
  ]);
});

test('a part of any difficulty leaves the hard questions to the part that asks for hard ones', () => {
  const parts = [
    quota({ questionCount: 2, live: [1, 2, 3] }),
    quota({ questionCount: 1, difficulty: 'hard', live: [3] }),
  ];
  const random = (limit: number) => limit - 1;
  expect(new Set(idsOf(drawQuestions(parts, asWritten, random)))).toEqual(new Set([1, 2, 3]));
});

test('a fixed list is asked whole and in its order, skill by skill', () => {
  const parts = [
    quota({ skillId: 2, questionCount: 2, live: [9, 4] }),
    quota({ skillId: 1, questionCount: 1, live: [7] }),
  ];
  const drawn = drawQuestions(parts, { isFixed: true, shuffle: false }, dice().random);
  expect(idsOf(drawn)).toEqual([9, 4, 7]);
});

const quotas = fc.array(
  fc.record({
    skillId: fc.integer({ min: 1, max: 3 }),
    questionCount: fc.integer({ min: 1, max: 6 }),
    difficulty: fc.constantFrom(null, 'easy', 'hard'),
    live: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 8 }),
  }),
  { maxLength: 5 },
);
const chance = fc.infiniteStream(fc.nat(1000));
const belowFrom = (numbers: Iterator<number>) => (limit: number) =>
  Number(numbers.next().value) % limit;

test('a draw asks nothing twice, nothing else, no more than it should, and skill by skill', () => {
  fc.assert(
    fc.property(quotas, fc.boolean(), chance, (parts, shuffle, numbers) => {
      // A question has one skill.
      const own = parts.map((part) => ({
        ...part,
        live: part.live.map((id) => part.skillId * 100 + id),
      }));
      const drawn = drawQuestions(own, { isFixed: false, shuffle }, belowFrom(numbers));
      const ids = idsOf(drawn);
      expect(new Set(ids).size).toBe(ids.length);
      expect(drawn.map(({ position }) => position)).toEqual(ids.map((_, index) => index + 1));
      for (const { questionId, skillId } of drawn)
        expect(Math.floor(questionId / 100)).toBe(skillId);
      const blocks = drawn.filter(({ skillId }, at) => drawn[at - 1]?.skillId !== skillId);
      expect(new Set(blocks.map(({ skillId }) => skillId)).size).toBe(blocks.length);
      expect(ids.length).toBeLessThanOrEqual(
        own.reduce((sum, part) => sum + part.questionCount, 0),
      );
    }),
  );
});

const byLetter = (one: string, other: string) => one.localeCompare(other);

test('an order of options holds each shown label once', () => {
  fc.assert(
    fc.property(fc.constantFrom('AB', 'ABC', 'ABCD', 'BD'), chance, (labels, numbers) => {
      const order = drawOptionOrder(labels.split(''), belowFrom(numbers));
      expect(order.split('').toSorted(byLetter).join('')).toBe(labels);
    }),
  );
});
