import { expect, test } from 'vitest';
import { countText, daysOf, problemsOf } from './retention-words.ts';

test.each([
  [0, 'no recordings'],
  [1, '1 recording'],
  [1204, '1,204 recordings'],
  [10_001, 'more than 10,000 recordings'],
])('%d are said as "%s"', (count, text) => {
  expect(countText('recordings', count)).toBe(text);
});

test.each([
  ['60', {}],
  [' 60 ', {}],
  ['', { days: 'Give a whole number from 2 to 3650.' }],
  ['1', { days: 'Give a whole number from 2 to 3650.' }],
  ['1e3', { days: 'Give a whole number from 2 to 3650.' }],
  ['91', { reason: 'Say why it is kept longer than 90 days.' }],
])('"%s" days without a reason', (days, problems) => {
  expect(problemsOf('recordings', { days, reason: '' })).toEqual(problems);
});

test('a reason lets it be kept longer', () => {
  expect(problemsOf('recordings', { days: '91', reason: 'A court.' })).toEqual({});
  expect(daysOf('91')).toBe(91);
});
