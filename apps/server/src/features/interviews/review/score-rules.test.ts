import { expect, test } from 'vitest';
import { groupBySkill, isRight, scoreOf } from './score-rules.ts';

const sql = { skillId: 2, skillName: 'SQL' };
const web = { skillId: 1, skillName: 'Web' };

test('an answer is right when it was given and is the key', () => {
  expect(isRight({ choice: 4, key: 4 })).toBe(true);
  expect(isRight({ choice: 3, key: 4 })).toBe(false);
  expect(isRight({ choice: null, key: 4 })).toBe(false);
  expect(isRight({ choice: null, key: null })).toBe(false);
});

test('the score counts right, given and all', () => {
  const questions = [
    { ...sql, choice: 4, key: 4 },
    { ...sql, choice: 5, key: 6 },
    { ...web, choice: null, key: 7 },
  ];
  expect(scoreOf(questions)).toEqual({ correctCount: 1, answeredCount: 2, questionCount: 3 });
  expect(scoreOf([])).toEqual({ correctCount: 0, answeredCount: 0, questionCount: 0 });
});

test('skills come in the order in which they were met, each with its own score', () => {
  const skills = groupBySkill([
    { ...sql, choice: 4, key: 4 },
    { ...web, choice: 8, key: 7 },
    { ...sql, choice: null, key: 6 },
  ]);
  expect(
    skills.map(({ skillName, correctCount, questionCount }) => [
      skillName,
      correctCount,
      questionCount,
    ]),
  ).toEqual([
    ['SQL', 1, 2],
    ['Web', 0, 1],
  ]);
});
