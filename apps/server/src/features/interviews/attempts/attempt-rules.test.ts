import { describe, expect, test } from 'vitest';
import {
  type Attempt,
  deadlineOf,
  judgeSubmission,
  mayStart,
  mayStillRecordEvents,
  placeEvent,
  standingOf,
} from './attempt-rules.ts';
import { drawQuestions } from './draw-rules.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 2, 10, minutes));
const running: Attempt = {
  status: 'in-progress',
  life: 2,
  startedAt: at(0),
  deadlineAt: at(30),
  endedAt: null,
  breaksTaken: 0,
  breakStartedAt: null,
  breakEndsAt: null,
};

test.each([
  [-1, 'not_open_yet'],
  [0, 'yes'],
  [60, 'yes'],
  [61, 'closed'],
] as const)('an interview open from 10:00 to 11:00 at minute %i: %s', (minute, verdict) => {
  const window = { opensAt: at(0), closesAt: at(60), cancelledAt: null };
  expect(mayStart(window, at(minute))).toBe(verdict);
});

test('a cancelled interview cannot start', () => {
  const window = { opensAt: at(0), closesAt: at(60), cancelledAt: at(-5) };
  expect(mayStart(window, at(1))).toBe('interview_cancelled');
});

test('who starts in the last minute has the whole time', () => {
  expect(deadlineOf(at(60), 30)).toEqual(at(90));
});

test('[BI-9] an interview past its deadline has ended at it, closed by a job or not', () => {
  expect(standingOf(running, at(30))).toEqual({ status: 'in-progress', endedAt: null });
  expect(standingOf(running, at(31))).toEqual({ status: 'timed-out', endedAt: at(30) });
});

describe('a submission', () => {
  test('ends a running interview now', () => {
    expect(judgeSubmission(running, 2, at(7))).toEqual({ status: 'submitted', endedAt: at(7) });
  });
  test('[BI-9] past the deadline ends it at the deadline', () => {
    const ending = { status: 'timed-out', endedAt: at(30) };
    expect(judgeSubmission(running, 2, at(31))).toEqual(ending);
  });
  test('[A9] of an older page does not end a running interview', () => {
    expect(judgeSubmission(running, 1, at(7))).toBe('taken_over');
  });
  test('of an interview that is over repeats the reply', () => {
    expect(judgeSubmission({ ...running, status: 'submitted', endedAt: at(5) }, 1, at(7))).toBe(
      'repeat',
    );
  });
});

test('notes of the room are placed inside the interview whatever the clock of the page says', () => {
  expect(placeEvent(0, at(0), at(9))).toEqual(at(-1));
  expect(placeEvent(at(5).getTime(), at(0), at(9))).toEqual(at(5));
  expect(placeEvent(at(99).getTime(), at(0), at(9))).toEqual(at(9));
});

test('notes of the room are taken for a day after the end', () => {
  expect(mayStillRecordEvents(running, at(30 + 24 * 60))).toBe(true);
  expect(mayStillRecordEvents(running, at(31 + 24 * 60))).toBe(false);
});

describe('the draw', () => {
  const quotas = [
    { skillId: 2, questionCount: 4, difficulty: null, live: [9] },
    { skillId: 1, questionCount: 3, difficulty: null, live: [1, 2, 3, 4, 5] },
    { skillId: 3, questionCount: 2, difficulty: null, live: [] },
  ];
  const shuffled = { isFixed: false, shuffle: true };
  test('follows the order of skills, never repeats, takes what there is', () => {
    const drawn = drawQuestions(quotas, shuffled, (limit) => limit - 1);
    expect(drawn.map(({ skillId }) => skillId)).toEqual([2, 1, 1, 1]);
    expect(drawn.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(new Set(drawn.map(({ questionId }) => questionId)).size).toBe(4);
  });
  test('without shuffling keeps the order in which the questions were written', () => {
    const drawn = drawQuestions(quotas, { ...shuffled, shuffle: false }, () => 0);
    const ids = drawn.filter(({ skillId }) => skillId === 1).map(({ questionId }) => questionId);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });
  test('gives each question the same chance', () => {
    // Every outcome of every choice once: 5! sequences of whole numbers below 5, 4, 3, 2.
    const picked = new Map<number, number>();
    for (let code = 0; code < 120; code += 1) {
      let rest = code;
      const next = (limit: number) => {
        const value = rest % limit;
        rest = Math.floor(rest / limit);
        return value;
      };
      for (const { questionId } of drawQuestions(quotas.slice(1, 2), shuffled, next)) {
        picked.set(questionId, (picked.get(questionId) ?? 0) + 1);
      }
    }
    expect([...picked.values()]).toEqual([72, 72, 72, 72, 72]);
  });
});
