import { expect, test } from 'vitest';
import { isFiltered, readJobSearch } from './job-search.ts';

test('the address gives the filters, and what the server would refuse counts as not given', () => {
  expect(readJobSearch({ status: 'open', search: 'weld', sort: 'title', page: '2' })).toEqual({
    status: 'open',
    search: 'weld',
    sort: 'title',
    page: '2',
  });
  expect(readJobSearch({ status: 'gone', sort: 'x', page: '0', search: '', other: 'y' })).toEqual(
    {},
  );
});

test('sort and page are no filters', () => {
  expect(isFiltered({ sort: 'title', page: '2' })).toBe(false);
  expect(isFiltered({ department: 'Works' })).toBe(true);
});
