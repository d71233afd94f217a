import { expect, test } from 'vitest';
import { hoursText, interviewsText, waitingText } from './dashboard-words.ts';

test.each([
  [0, 0, 'No bot interviews today', 'no decisions are waiting for you'],
  [1, 1, '1 bot interview today', '1 decision is waiting for you'],
  [3, 100, '3 bot interviews today', '100+ decisions are waiting for you'],
])('%i interviews and %i decisions are told in words', (today, total, interviews, decisions) => {
  expect([interviewsText(today), waitingText(total, true)]).toEqual([interviews, decisions]);
});

test('no decision waits for somebody who may make none', () => {
  expect([0, 1, 7].map((total) => waitingText(total, false))).toEqual([
    'no decisions are open',
    '1 decision is open',
    '7 decisions are open',
  ]);
});

test.each([
  [null, '–'],
  [0.4, 'under 1 h'],
  [20, '20 h'],
  [72, '3 days'],
])('%j hours read as %j', (hours, words) => {
  expect(hoursText(hours)).toBe(words);
});
