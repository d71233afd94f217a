import { describe, expect, test } from 'vitest';
import {
  APPLICATION_KEPT_DAYS,
  daysThatCount,
  dueAt,
  isDue,
  problemOfRule,
  retentionBounds,
  retentionKinds,
  TALENT_POOL_DAYS,
} from './retention-rules.ts';

const since = new Date('2026-03-01T08:30:00Z');
const DAY = 86_400_000;
const after = (days: number, ms = 0) => new Date(since.getTime() + days * DAY + ms);

describe('[F6] what is kept n days', () => {
  test.each([
    ['on day n − 1', 89, 0, false],
    ['a millisecond before day n', 90, -1, false],
    ['on day n', 90, 0, true],
    ['on day n + 1', 91, 0, true],
  ] as const)('%s', (_, days, ms, due) => {
    expect(isDue({ since, days: 90, promised: null }, after(days, ms))).toBe(due);
  });

  test('goes after as many times 24 hours, in winter and in summer', () => {
    expect(dueAt({ since, days: 60, promised: null })).toEqual(new Date('2026-04-30T08:30:00Z'));
  });
});

test('what somebody was told is never exceeded, and may be undercut', () => {
  expect(daysThatCount({ days: 730, promised: 90 })).toBe(90);
  expect(daysThatCount({ days: 30, promised: 90 })).toBe(30);
  expect(daysThatCount({ days: 30, promised: null })).toBe(30);
  const promised = { since, days: 730, promised: 90 };
  expect([after(90, -1), after(90)].map((now) => isDue(promised, now))).toEqual([false, true]);
});

test('a law that has it kept is kept to, whatever the company set and whatever less was told', () => {
  expect(daysThatCount({ days: 730, promised: 365, floor: 1461 })).toBe(1461);
  expect(daysThatCount({ days: 3650, promised: null, floor: 1461 })).toBe(3650);
  const kept = { since, days: 30, promised: null, floor: 1461 };
  expect([after(1461, -1), after(1461)].map((now) => isDue(kept, now))).toEqual([false, true]);
});

test('the months that applicants are promised are never more days than months', () => {
  expect([APPLICATION_KEPT_DAYS, TALENT_POOL_DAYS]).toEqual([365, 730]);
});

test('the usual times are those of the programme: recordings 90 days, applicants two years', () => {
  expect(retentionBounds.recordings.usual).toBe(90);
  expect(retentionBounds.applications.usual).toBe(730);
  for (const kind of retentionKinds) {
    const { usual } = retentionBounds[kind];
    expect(problemOfRule(kind, { days: usual, reason: '' })).toBeNull();
  }
});

test.each([
  [1, '', 'too-short'],
  [2, '', null],
  [2.5, '', 'too-short'],
  [90, '', null],
  [91, ' ', 'no-reason'],
  [91, 'A court asked for it.', null],
  [3650, 'A court asked for it.', null],
  [3651, 'A court asked for it.', 'too-long'],
] as const)('%d days of recordings, because of "%s": %s', (days, reason, problem) => {
  expect(problemOfRule('recordings', { days, reason })).toBe(problem);
});
