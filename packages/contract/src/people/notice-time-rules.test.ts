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
  expect(isMailTime(usualTimes, at('03:00'))).toBe(true);
});

test('one mail a day leaves at eight by the zone’s clock, or when quiet ends after that', () => {
  const digest = { ...usualTimes, isDigest: true, timeZone: 'Europe/Berlin' };
  expect([at('06:30'), at('07:30'), at('08:30')].map((now) => isMailTime(digest, now))).toEqual([
    ...[false, true, false],
  ]);
  const late = { ...digest, quietFrom: 22, quietUntil: 10 };
  expect([at('07:30'), at('09:10')].map((now) => isMailTime(late, now))).toEqual([false, true]);
});
