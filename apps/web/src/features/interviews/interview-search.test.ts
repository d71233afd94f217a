import { expect, test } from 'vitest';
import { readInterviewSearch } from './interview-search.ts';

test('filters, sort and page are read from the address', () => {
  const search = { search: 'ada', state: 'submitted', sort: 'score', page: '3' };
  expect(readInterviewSearch(search)).toEqual(search);
});

test('what the server would refuse, or does not know, is not asked for', () => {
  expect(
    readInterviewSearch({
      search: '',
      state: 'SUBMITTED',
      sort: '__proto__',
      page: '0',
      utm_source: 'mail',
    }),
  ).toEqual({});
  expect(readInterviewSearch({ page: '1e3' })).toEqual({});
  expect(readInterviewSearch({ search: 'x'.repeat(300) })).toEqual({});
});
