import { expect, test } from 'vitest';
import { interviewWords } from './interview-words.ts';
import { type Module, whatIsLeft } from './left-rules.ts';

const leftOf = (modules: readonly Module[]) => whatIsLeft(modules, interviewWords.left);

const unseen = { isViewed: false, choice: null };
const seen = { isViewed: true, choice: null };
const answered = { isViewed: true, choice: 12 };
const room = (sql: Module['questions'], queues: Module['questions']): Module[] => [
  { name: 'SQL', questions: sql },
  { name: 'Queues', questions: queues },
];

test('what was not seen is told by module, and nothing can be handed in beside it', () => {
  expect(leftOf(room([answered, unseen], [unseen, unseen]))).toEqual({
    isAllSeen: false,
    text: 'Not seen yet: 1 question in SQL, 2 in Queues.',
  });
  expect(leftOf(room([answered, seen], [unseen])).text).toBe('Not seen yet: 1 question in Queues.');
});

test('once all were seen, what has no answer is told by module', () => {
  expect(leftOf(room([answered, seen], [answered]))).toEqual({
    isAllSeen: true,
    text: 'You have seen every question. Not answered: 1 question in SQL.',
  });
  expect(leftOf(room([seen, seen], [seen])).text).toBe(
    'You have seen every question. Not answered: 2 questions in SQL, 1 in Queues.',
  );
});

test('nothing is left once everything has an answer', () => {
  expect(leftOf(room([answered], [answered]))).toEqual({
    isAllSeen: true,
    text: 'You have answered every question.',
  });
});

test('an interview without a question has nothing to hand in from there', () => {
  expect(leftOf([]).isAllSeen).toBe(false);
});
