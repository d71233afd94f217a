import { expect, test } from 'vitest';
import { isMailTime, isQuiet, usualTimes } from './notice-time-rules.ts';

const at = (time: string) => new Date(`2026-11-29T${time}:00Z`);
const night = { ...usualTimes, quietFrom: 20, quietUntil: 7, timeZone: 'Europe/Berlin' };

test.each([
  // An hour later in Berlin.
  ['18:59', false],
  ['19:00', true],
  ['02:00', true],
  ['05:59', true],
  ['06:00', false],
])('at %s in UTC quiet from eight to seven in Berlin is %s', (time, quiet) => {
  expect(isQuiet(night, at(time))).toBe(quiet);
});

test('nobody is kept from anything who chose no hours', () => {
  expect(isQuiet(usualTimes, at('03:00'))).toBe(false);
  expect(isMailTime(usualTimes, at('03:00'), at('02:59'))).toBe(true);
});

test('one mail a day leaves at eight by the zone’s clock, or when quiet ends after that', () => {
  const digest = { ...usualTimes, isDigest: true, timeZone: 'Europe/Berlin' };
  const told = at('06:20');
  expect([at('06:30'), at('07:05')].map((now) => isMailTime(digest, now, told))).toEqual([
    ...[false, true],
  ]);
  const late = { ...digest, quietFrom: 22, quietUntil: 10 };
  expect([at('07:30'), at('09:10')].map((now) => isMailTime(late, now, told))).toEqual([
    ...[false, true],
  ]);
});

test('a mail that did not leave at eight leaves later that day, and what was told since waits', () => {
  const digest = { ...usualTimes, isDigest: true, timeZone: 'Asia/Kolkata' };
  // It is 14:35 there.
  const now = at('09:05');
  expect(isMailTime(digest, now, at('02:29'))).toBe(true);
  expect(isMailTime(digest, now, at('02:31'))).toBe(false);
});
