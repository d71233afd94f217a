import { describe, expect, test } from 'vitest';
import { judgeAnswer } from './answer-rules.ts';
import type { Attempt } from './attempt-rules.ts';
import { isOnBreak, judgeBreak, judgeBreakEnd } from './break-rules.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 2, 10, 0, seconds));
const running: Attempt = {
  status: 'in-progress',
  life: 2,
  startedAt: at(0),
  deadlineAt: at(1000),
  endedAt: null,
  breaksTaken: 0,
  breakStartedAt: null,
  breakEndsAt: null,
};
const granted = { count: 2, minutes: 5 };
/** The first break, taken at 400: five minutes, which the deadline has already. */
const paused: Attempt = {
  ...running,
  breaksTaken: 1,
  breakStartedAt: at(400),
  breakEndsAt: at(700),
  deadlineAt: at(1300),
};
const first = { life: 2, number: 1 };
const second = { life: 2, number: 2 };

test('a break lasts its minutes, and the deadline moves by as much', () => {
  expect(judgeBreak(running, granted, { request: first, now: at(400) })).toEqual({
    number: 1,
    startedAt: at(400),
    endsAt: at(700),
    deadlineAt: at(1300),
  });
});

test('at the deadline itself a break can still be taken, after it no more', () => {
  expect(judgeBreak(running, granted, { request: first, now: at(1000) })).toMatchObject({
    deadlineAt: at(1300),
  });
  const after = judgeBreak(running, granted, { request: first, now: at(1001) });
  expect(after).toEqual({ status: 'timed-out', endedAt: at(1000) });
});

test.each([
  ['the same break asked for again', paused, first, 500, 'repeat'],
  ['the same break asked for again after its end', paused, first, 900, 'repeat'],
  ['the next break within a break', paused, second, 699, 'no_break_left'],
  ['a break out of its order', running, second, 100, 'no_break_left'],
  [
    'more than were granted',
    { ...paused, breaksTaken: 2 },
    { life: 2, number: 3 },
    900,
    'no_break_left',
  ],
  ['an older page', running, { life: 1, number: 1 }, 100, 'taken_over'],
  ['an interview that is over', { ...running, status: 'submitted' as const }, first, 100, 'repeat'],
])('%s', (_, attempt, request, seconds, verdict) => {
  expect(judgeBreak(attempt, granted, { request, now: at(seconds) })).toBe(verdict);
});

test('nobody takes a break that was not granted', () => {
  expect(judgeBreak(running, { count: 0, minutes: 0 }, { request: first, now: at(100) })).toBe(
    'no_break_left',
  );
});

test('a break that is ended early gives back what of it was not used', () => {
  expect(judgeBreakEnd(paused, first, at(460))).toEqual({
    number: 1,
    startedAt: at(400),
    endsAt: at(460),
    deadlineAt: at(1060),
  });
});

test.each([
  ['the break ended by itself', paused, first, 700, 'repeat'],
  ['another break than this one', paused, second, 500, 'repeat'],
  ['no break was taken', running, first, 500, 'repeat'],
  ['an older page', paused, { life: 1, number: 1 }, 500, 'taken_over'],
  [
    'the interview was submitted in it',
    { ...paused, status: 'submitted' as const },
    first,
    500,
    'repeat',
  ],
])('ending a break: %s', (_, attempt, request, seconds, verdict) => {
  expect(judgeBreakEnd(attempt, request, at(seconds))).toBe(verdict);
});

test('a break is over at its end, whether or not anybody says so', () => {
  expect(isOnBreak(paused, at(699))).toBe(true);
  expect(isOnBreak(paused, at(700))).toBe(false);
  expect(isOnBreak(running, at(700))).toBe(false);
});

describe('answers', () => {
  const judge = (answeredAt: number, now: number) =>
    judgeAnswer(
      { choice: 7, life: 2, revision: 5, answeredAt: at(answeredAt) },
      {
        attempt: paused,
        kept: null,
        nextLifeStartedAt: null,
        isQuestionOfAttempt: true,
        isOptionOfQuestion: true,
      },
      at(now),
    );

  test.each([
    ['given before the break and late on its way', 399, 690, 'write'],
    ['given before it by a page whose clock is a little ahead', 405, 410, 'write'],
    ['given in the break', 406, 500, 'on_break'],
    ['given at its end by a page whose clock is a little ahead', 698, 699, 'write'],
    ['given after the break', 701, 702, 'write'],
    ['given between the old deadline and the new one', 1200, 1201, 'write'],
    ['given after the new deadline', 1301, 1302, 'late'],
  ])('%s', (_, answeredAt, now, verdict) => {
    expect(judge(answeredAt, now)).toBe(verdict);
  });
});
