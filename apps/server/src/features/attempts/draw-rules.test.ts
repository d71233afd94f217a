import { expect, test } from 'vitest';
import { drawQuestions } from './draw-rules.ts';

const live = [1, 2, 3, 4].map((id) => ({ id: id * 10, skillId: 1 }));

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
  const drawn = drawQuestions([{ skillId: 1, questionCount: 4 }], live, true, random);
  expect(limits).toEqual([4, 3, 2]);
  expect(drawn.map(({ questionId }) => questionId)).toEqual([10, 20, 30, 40]);
});

test('who is drawn changes places with the last', () => {
  const { random } = dice(0, 1, 0);
  const drawn = drawQuestions([{ skillId: 1, questionCount: 4 }], live, true, random);
  expect(drawn.map(({ questionId }) => questionId)).toEqual([30, 40, 20, 10]);
});

test('without shuffling the chosen ones stand in the order in which they were written', () => {
  const quota = [{ skillId: 1, questionCount: 3 }];
  const drawn = drawQuestions(quota, live, false, dice(0, 1, 0).random);
  expect(drawn).toEqual([
    { questionId: 20, skillId: 1, position: 1 },
    { questionId: 30, skillId: 1, position: 2 },
    { questionId: 40, skillId: 1, position: 3 },
  ]);
});
