import { expect, test } from 'vitest';
import { isNarrowed, openedOf, readBoardSearch, readTableSearch } from './pipeline-search.ts';

test('filters of board and table are read from the address', () => {
  const search = {
    search: 'ada',
    source: 'referral',
    tag: 'rust',
    knockedOut: 'no',
    status: 'hired',
  };
  expect(readBoardSearch(search)).toEqual(search);
  const table = { ...search, stageID: '7', sort: 'waiting', page: '3' };
  expect(readTableSearch({ ...table, view: 'table', jobID: '1' })).toEqual(table);
});

test('what the server would refuse is not asked for', () => {
  const odd = {
    source: 'mars',
    status: 'ACTIVE',
    knockedOut: '1',
    search: '',
    tag: 'x'.repeat(99),
  };
  expect(readBoardSearch(odd)).toEqual({});
  expect(readTableSearch({ ...odd, stageID: '-1', sort: '__proto__', page: '0' })).toEqual({});
});

test('the person of the address is a number, or nobody', () => {
  expect(openedOf({ application: '12' })).toBe(12);
  expect(openedOf({ application: '1e5' })).toBeUndefined();
  expect(openedOf({})).toBeUndefined();
});

test('a status alone narrows nothing', () => {
  expect([isNarrowed({ status: 'hired' }), isNarrowed({ tag: 'rust' })]).toEqual([false, true]);
});
