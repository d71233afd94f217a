import { expect, test } from 'vitest';
import { isBare, opening, queryOf } from './view-search.ts';

const names = ['search', 'status', 'sort', 'hide'];

test('a view keeps what of the address narrows, orders and hides, and nothing else', () => {
  const search = { page: '3', view: '7', sort: 'title', search: 'R & D', status: '' };
  expect(queryOf(search, names)).toBe('search=R+%26+D&sort=title');
});

test('opening a view leaves nothing of what was asked before', () => {
  expect(opening({ viewID: 7, query: 'status=open&unknown=1' }, names)).toEqual({
    search: undefined,
    status: 'open',
    sort: undefined,
    hide: undefined,
    page: undefined,
    view: '7',
  });
  expect(opening(null, names)).toMatchObject({ status: undefined, view: 'all' });
});

test('a list of which nothing was asked opens with its first view, one that was asked does not', () => {
  expect(isBare({}, names)).toBe(true);
  expect(isBare({ search: '' }, names)).toBe(true);
  for (const asked of [{ status: 'open' }, { page: '2' }, { view: 'all' }]) {
    expect(isBare(asked, names)).toBe(false);
  }
});
