import { expect, test } from 'vitest';
import { emptyScorecard, fits, isDivided, missingIn, spreadOf } from './scorecard-rules.ts';

const asked = {
  attributes: [
    { name: 'Reasoning', isMust: true, points: ['a', 'b', 'c', 'd'] },
    { name: 'Clarity', isMust: false, points: ['a', 'b', 'c', 'd'] },
  ],
  questions: ['Why?'],
};

test('a scorecard lacks its musts and a recommendation, and nothing else', () => {
  const empty = emptyScorecard(asked);
  expect(missingIn(empty, asked)).toEqual(['scores.0.point', 'recommendation']);
  const scores = empty.scores.with(0, { point: 3, note: '' });
  expect(missingIn({ ...empty, scores, recommendation: 'yes' }, asked)).toEqual([]);
});

test('one of another kit is told by its length', () => {
  expect(fits(emptyScorecard(asked), asked)).toBe(true);
  expect(fits(emptyScorecard({ ...asked, questions: [] }), asked)).toBe(false);
});

test('the spread of an attribute leaves out who gave no point', () => {
  expect(spreadOf([3, null, 4])).toEqual({
    ...{ count: 2, least: 3, most: 4, mean: 3.5 },
    isApart: false,
  });
  expect(spreadOf([1, 3]).isApart).toBe(true);
  expect(spreadOf([null])).toMatchObject({ count: 0, mean: null, isApart: false });
});

test('people are divided where some would hire and others would not', () => {
  expect(isDivided(['no', 'strong-yes'])).toBe(true);
  expect(isDivided(['yes', 'strong-yes', null])).toBe(false);
});
