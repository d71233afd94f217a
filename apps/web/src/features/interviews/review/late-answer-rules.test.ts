import { expect, test } from 'vitest';
import { whyApart } from './late-answer-rules.ts';

const deadlineAt = 1_000_000;
const receivedAt = deadlineAt + 31_000;

test('[BQ-7] what arrived after the end says how long after it', () => {
  expect(whyApart({ reason: 'late', receivedAt }, deadlineAt)).toBe(
    'arrived after the end, 0:31 after the deadline',
  );
});

test('[BQ-7] what arrived after a submission before the deadline says no length', () => {
  expect(whyApart({ reason: 'late', receivedAt: deadlineAt - 1 }, deadlineAt)).toBe(
    'arrived after the end',
  );
});

test('[BQ-7] a refusal during the interview says which', () => {
  expect(whyApart({ reason: 'taken_over', receivedAt }, deadlineAt)).toBe(
    'given on a page that another page or device had replaced',
  );
  expect(whyApart({ reason: 'answer_locked', receivedAt }, deadlineAt)).toBe(
    'a change of an answer that was locked by then',
  );
});
