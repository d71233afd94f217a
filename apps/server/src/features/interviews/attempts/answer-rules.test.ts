import { describe, expect, test } from 'vitest';
import {
  type AnswerFacts,
  type ArrivingAnswer,
  judgeAnswer,
  type KeptAnswer,
} from './answer-rules.ts';
import type { Attempt } from './attempt-rules.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 2, 10, 0, seconds));
/** Started at 0, life 2 began at 100, deadline at 1000. */
const attempt: Attempt = {
  status: 'in-progress',
  life: 1,
  startedAt: at(0),
  deadlineAt: at(1000),
  endedAt: null,
  breaksTaken: 0,
  breakStartedAt: null,
  breakEndsAt: null,
};
const secondLife = { ...attempt, life: 2 };
const submitted: Attempt = { ...attempt, status: 'submitted', endedAt: at(500) };
const timedOut: Attempt = { ...attempt, status: 'timed-out', endedAt: at(1000) };

type Case = {
  attempt?: Attempt;
  kept?: KeptAnswer | null;
  answer?: Partial<ArrivingAnswer>;
  nextLifeStartedAt?: Date | null;
  isQuestionOfAttempt?: boolean;
  isOptionOfQuestion?: boolean;
  now?: Date;
};

function judge({ answer, now = at(50), ...facts }: Case) {
  const arriving = { choice: 7, life: 1, revision: 5, answeredAt: at(49), ...answer };
  const known: AnswerFacts = {
    attempt,
    kept: null,
    nextLifeStartedAt: null,
    isQuestionOfAttempt: true,
    isOptionOfQuestion: true,
    ...facts,
  };
  return judgeAnswer(arriving, known, now);
}

const kept = (more: Partial<KeptAnswer> = {}) => ({
  choice: 6,
  life: 1,
  revision: 3,
  viewedLife: 1,
  ...more,
});

describe('within one page life', () => {
  test.each<[string, Case, string]>([
    ['a first choice is written', {}, 'write'],
    ['a question that is merely seen is written', { answer: { choice: null } }, 'write'],
    ['a newer revision replaces the choice', { kept: kept() }, 'write'],
    ['the same revision again changes nothing', { kept: kept({ revision: 5 }) }, 'keep'],
    ['an older revision changes nothing', { kept: kept({ revision: 9 }) }, 'keep'],
    ['[BQ-3] null never erases a choice', { kept: kept(), answer: { choice: null } }, 'keep'],
    ["another interview's question is unknown", { isQuestionOfAttempt: false }, 'unknown_question'],
    ["another question's option is unknown", { isOptionOfQuestion: false }, 'unknown_option'],
    ['a life that never began may not write', { answer: { life: 2 } }, 'taken_over'],
  ])('%s', (_, facts, verdict) => expect(judge(facts)).toBe(verdict));
});

describe('after the link was used again', () => {
  const again = { attempt: secondLife, nextLifeStartedAt: at(100), now: at(120) };
  const current = { ...again, nextLifeStartedAt: null, answer: { life: 2, answeredAt: at(119) } };
  const seenOnly = kept({ choice: null });
  test.each<[string, Case, string]>([
    ['[BQ-4] an answered question is locked', { ...current, kept: kept() }, 'answer_locked'],
    [
      '[BQ-4] a question that was only seen is locked',
      { ...current, kept: seenOnly },
      'answer_locked',
    ],
    ['[BQ-4] an unseen question is open', current, 'write'],
    [
      '[BQ-4] a question first seen in this life is open',
      { ...current, kept: kept({ life: 2, viewedLife: 2 }) },
      'write',
    ],
    [
      'seeing a locked question is no change',
      { ...current, kept: kept(), answer: { ...current.answer, choice: null } },
      'keep',
    ],
    ['[BQ-7] an answer queued before is written', again, 'write'],
    ['[BQ-7] also when the question was seen', { ...again, kept: seenOnly }, 'write'],
    [
      'not once the question has an acknowledged choice',
      { ...again, kept: kept() },
      'answer_locked',
    ],
    [
      'its own repeat is still repeated',
      { ...again, kept: kept({ choice: 7, revision: 5 }) },
      'keep',
    ],
    [
      '[A9] what the older page gives after it lost the interview is refused',
      { ...again, answer: { answeredAt: at(100) } },
      'taken_over',
    ],
  ])('%s', (_, facts, verdict) => expect(judge(facts)).toBe(verdict));
});

describe('around the deadline', () => {
  const given = (seconds: number) => ({ answer: { answeredAt: at(seconds) } });
  test.each<[string, Case, string]>([
    ['the deadline itself is in time', { ...given(1000), now: at(1000) }, 'write'],
    ['[BQ-7] given before it, 60 s late, counts', { ...given(1000), now: at(1060) }, 'write'],
    [
      'also when the attempt is closed',
      { attempt: timedOut, ...given(999), now: at(1060) },
      'write',
    ],
    ['61 s late is late', { ...given(1000), now: at(1061) }, 'late'],
    ['given after it is late, however soon', { ...given(1001), now: at(1001) }, 'late'],
    ['after a submission is late', { attempt: submitted, ...given(499), now: at(501) }, 'late'],
    [
      'a late sight of a question is nothing to keep',
      { answer: { choice: null, answeredAt: at(1001) }, now: at(1001) },
      'late-nothing',
    ],
    [
      'a repeat gets its reply even after the end',
      { attempt: submitted, kept: kept({ choice: 7, revision: 5 }), now: at(2000) },
      'keep',
    ],
  ])('%s', (_, facts, verdict) => expect(judge(facts)).toBe(verdict));
});
