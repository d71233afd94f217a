import { expect, test } from 'vitest';
import { hoursText, subtitleOf } from './dashboard-words.ts';

const dashboard = {
  ...{ interviewsToday: null, waiting: null, openJobs: null, underWay: null, funnel: null },
  ...{ activeApplications: null, hoursToDecision: null, overdue: null, closing: null },
  checklist: null,
};
const waiting = (total: number) => ({ total, items: [] });

test.each([
  [0, 0, 'No interviews today, no decisions are waiting for you'],
  [1, 1, '1 interview today, 1 decision is waiting for you'],
  [3, 100, '3 interviews today, 100+ decisions are waiting for you'],
])('%i interviews and %i decisions are told in words', (interviewsToday, total, words) => {
  expect(subtitleOf({ ...dashboard, interviewsToday, waiting: waiting(total) })).toBe(words);
});

test('who may not see interviews is told nothing of them', () => {
  expect(subtitleOf(dashboard)).toBe('');
});

test.each([
  [null, '–'],
  [0.4, 'under 1 h'],
  [20, '20 h'],
  [72, '3 days'],
])('%j hours read as %j', (hours, words) => {
  expect(hoursText(hours)).toBe(words);
});
