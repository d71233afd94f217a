import { listInterviews } from '@candor/contract/interviews/review';
import { listJobs } from '@candor/contract/hiring/jobs';
import { getHiringReport } from '@candor/contract/hiring/reports';
import { expect, test } from 'vitest';
import { readSearch } from './read-search.ts';

test('filters, sort and page are read from the address as it has them', () => {
  const search = { search: 'weld', status: 'open', sort: 'title', page: '2' };
  expect(readSearch(listJobs, ['search', 'status', 'sort', 'page'], search)).toEqual(search);
});

test('what the server would refuse counts as not given', () => {
  const names = ['search', 'state', 'sort', 'page'] as const;
  const odd = { search: '', state: 'SUBMITTED', sort: '__proto__', page: '0' };
  expect(readSearch(listInterviews, names, odd)).toEqual({});
  expect(readSearch(listInterviews, names, { page: '1e3' })).toEqual({});
  expect(readSearch(listInterviews, names, { search: 'x'.repeat(300) })).toEqual({});
});

test('what the list does not ask for stays in the address only', () => {
  expect(readSearch(listJobs, ['status'], { status: 'open', page: '2', utm: 'mail' })).toEqual({
    status: 'open',
  });
});

test('a day that is none and a number that is none narrow nothing', () => {
  const odd = { from: '2026-02-31', until: '2026-01-31', jobID: 'x' };
  expect(readSearch(getHiringReport, ['from', 'until', 'jobID'], odd)).toEqual({
    until: '2026-01-31',
  });
});
