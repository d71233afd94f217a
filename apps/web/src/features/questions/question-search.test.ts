import { expect, test } from 'vitest';
import { isFiltered, readQuestionSearch, readReportSearch } from './question-search.ts';

test('what the address says is asked for, and nothing that the server would refuse', () => {
  const typed = { search: 'join', skillID: '7', difficulty: 'hard', status: 'live', page: '2' };
  expect(readQuestionSearch(typed)).toEqual(typed);
  const wrong = { skillID: 'x', difficulty: 'tricky', sort: 'mood', page: '0', other: '1' };
  expect(readQuestionSearch(wrong)).toEqual({});
  expect(readReportSearch({ state: 'resolved', page: '999' })).toEqual({ state: 'resolved' });
});

test('a sort and a page are no filters', () => {
  expect(isFiltered({ sort: 'skill', page: '2' })).toBe(false);
  expect(isFiltered({ status: 'draft' })).toBe(true);
});
