import { emptyScorecard } from '@candor/contract/interviews/scorecard-rules';
import { expect, test } from 'vitest';
import { aKit } from '../kits/test-kit.ts';
import { sendingOf } from './sent-rules.ts';

const at = (hours: number) => new Date(Date.UTC(2027, 0, 20) + hours * 3_600_000);
const empty = emptyScorecard(aKit);
const whole = {
  ...empty,
  scores: empty.scores.with(0, { point: 3, note: '' }),
  recommendation: 'yes',
} as const;
const given = { content: whole, kit: aKit, version: 0, reason: '', startsAt: at(0), now: at(1) };
const stood = { version: 1, sentAt: at(1) };

test('the first is sent once the interview has begun, with its musts', () => {
  expect(sendingOf(given, undefined)).toEqual({ kind: 'first' });
  expect(sendingOf({ ...given, now: at(-1) }, undefined)).toMatchObject({ why: 'not_begun' });
  expect(sendingOf({ ...given, startsAt: null }, undefined)).toMatchObject({ why: 'not_begun' });
  expect(sendingOf({ ...given, content: empty }, undefined)).toEqual({
    ...{ kind: 'refused', why: 'scorecard_incomplete', path: 'scores.0.point' },
  });
});

test('within a day it is corrected in place, later a change is a version with a reason', () => {
  const again = { ...given, version: 1 };
  expect(sendingOf({ ...again, now: at(25) }, stood)).toEqual({ kind: 'corrects', version: 1 });
  expect(sendingOf({ ...again, now: at(26) }, stood)).toMatchObject({ why: 'reason_needed' });
  expect(sendingOf({ ...again, now: at(26), reason: 'Why' }, stood)).toEqual({
    ...{ kind: 'next', version: 2 },
  });
});

test('what was sent meanwhile is not sent over', () => {
  expect(sendingOf(given, stood)).toMatchObject({ why: 'scorecard_sent' });
  expect(sendingOf({ ...given, version: 2 }, stood)).toMatchObject({ why: 'scorecard_sent' });
});
