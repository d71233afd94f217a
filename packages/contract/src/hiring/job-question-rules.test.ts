import { expect, test } from 'vitest';
import {
  type Answer,
  answerProblem,
  isKnockOut,
  type JobQuestion,
  questionProblems,
} from './job-question-rules.ts';

const shift: JobQuestion = {
  kind: 'single-choice',
  label: 'Which shift?',
  isRequired: true,
  options: ['Day', 'Night'],
  knockOut: ['Night'],
};
const permit: JobQuestion = { ...shift, kind: 'yes-no', options: [], knockOut: ['no'] };

test('questions with words and two answers have no problems', () => {
  expect(questionProblems([shift, permit])).toEqual({});
});

test.each<[Partial<JobQuestion>, string]>([
  [{ label: '  ' }, 'questions.0.label'],
  [{ options: ['Day'], knockOut: [] }, 'questions.0.options'],
  [{ options: ['Day', ' day '], knockOut: [] }, 'questions.0.options.1'],
  [{ options: ['Day', ''], knockOut: [] }, 'questions.0.options.1'],
  [{ knockOut: ['Evening'] }, 'questions.0.knockOut'],
  [{ knockOut: ['Day', 'Night'] }, 'questions.0.knockOut'],
  [{ kind: 'short-text', options: [], knockOut: ['x'] }, 'questions.0.knockOut'],
])('%j has its problem at %s', (change, path) => {
  expect(Object.keys(questionProblems([{ ...shift, ...change }]))).toEqual([path]);
});

test.each<[JobQuestion['kind'], Answer, boolean]>([
  ['short-text', 'Bergen', true],
  ['short-text', 'x'.repeat(301), false],
  ['long-text', 'x'.repeat(5000), true],
  ['long-text', 'x'.repeat(5001), false],
  ['number', 4.5, true],
  ['number', '4', false],
  ['number', 1e13, false],
  ['date', '2028-02-29', true],
  ['date', '2027-02-29', false],
  ['yes-no', 'yes', true],
  ['yes-no', 'maybe', false],
  ['single-choice', 'Day', true],
  ['single-choice', 'Evening', false],
  ['multiple-choice', ['Day', 'Night'], true],
  ['multiple-choice', ['Day', 'Day'], false],
  ['multiple-choice', 'Day', false],
  ['link', 'https://example.com/me?a=1', true],
  ['link', 'javascript:alert(1)//a.b', false],
  ['link', 'https://user:secret@example.com', false],
  ['link', 'https://localhost', false],
  ['link', 'https://example.com:8443/@ada', true],
  ['link', 'https://example.com:99999', false],
  ['link', 'https://%zz.com', false],
])('to a %s question the answer %j counts: %s', (kind, answer, isRight) => {
  expect(answerProblem({ ...shift, kind }, answer) === null).toBe(isRight);
});

test.each<[Answer]>([[null], [''], ['  '], [[]]])(
  'no answer (%j) is a problem only where one is needed',
  (answer) => {
    const open = { ...shift, isRequired: false };
    expect(answerProblem(open, answer)).toBeNull();
    expect(answerProblem(shift, answer)).toBe('Please choose an answer.');
  },
);

test('an answer that is named rules out, alone or among others', () => {
  expect(isKnockOut(shift, 'Night')).toBe(true);
  expect(isKnockOut(shift, 'Day')).toBe(false);
  expect(isKnockOut({ ...shift, kind: 'multiple-choice' }, ['Day', 'Night'])).toBe(true);
  expect(isKnockOut(permit, 'no')).toBe(true);
  expect(isKnockOut(permit, null)).toBe(false);
});
