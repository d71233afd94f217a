import { expect, test } from 'vitest';
import { flagWords, percent, timeText } from './report-words.ts';

test.each([
  [null, '–'],
  [0.4, '0 h'],
  [47.4, '47 h'],
  [60, '2.5 days'],
  [240, '10 days'],
])('%j hours read as %j', (hours, words) => {
  expect(timeText(hours)).toBe(words);
});

test('shares are whole percents, and none is a dash', () => {
  expect([percent(0.666), percent(0), percent(null)]).toEqual(['67 %', '0 %', '–']);
});

test('a flag reads as words', () => {
  expect(flagWords('MULTIPLE_FACES')).toBe('Multiple faces');
});
