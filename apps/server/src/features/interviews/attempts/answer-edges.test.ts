import { expect, test } from 'vitest';
import { changesClosedScore, judgeAnswer } from './answer-rules.ts';
import type { Attempt } from './attempt-rules.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 2, 10, 0, seconds));
const attempt: Attempt = {
  status: 'in-progress',
  life: 2,
  startedAt: at(0),
  deadlineAt: at(1000),
  endedAt: null,
  breaksTaken: 0,
  breakStartedAt: null,
  breakEndsAt: null,
};

function judge(given: { life: number; answeredAt: Date; now: Date; next?: Date | null }) {
  const { now, next = null, ...answer } = given;
  const facts = {
    attempt,
    kept: null,
    nextLifeStartedAt: next,
    isQuestionOfAttempt: true,
    isOptionOfQuestion: true,
  };
  return judgeAnswer({ choice: 7, revision: 1, ...answer }, facts, now);
}

test('a life that has not begun may not write, whatever is said to have followed it', () => {
  const now = at(50);
  expect(judge({ life: 3, answeredAt: at(10), next: at(20), now })).toBe('taken_over');
  expect(judge({ life: 3, answeredAt: at(10), now })).toBe('taken_over');
  expect(judge({ life: 1, answeredAt: at(10), next: at(20), now })).toBe('write');
});

test('what arrives before the deadline counts, though the page’s clock says that it is over', () => {
  expect(judge({ life: 2, answeredAt: at(5000), now: at(999) })).toBe('write');
  expect(judge({ life: 2, answeredAt: at(5000), now: at(1000) })).toBe('write');
  expect(judge({ life: 2, answeredAt: at(5000), now: at(1001) })).toBe('late');
});

test('only the score of an attempt that is over was computed already', () => {
  expect(changesClosedScore(attempt)).toBe(false);
  expect(changesClosedScore({ ...attempt, status: 'timed-out', endedAt: at(1000) })).toBe(true);
});
