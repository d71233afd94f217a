import { expect, test } from 'vitest';
import { isNarrowed } from './narrowed-rules.ts';

const names = ['search', 'state'];
const filters = [{ name: 'search' }, { name: 'state', standard: 'active' }, { name: 'sort' }];

test('words and choices narrow a list; its order and page do not', () => {
  expect(isNarrowed({ search: 'weld' }, names, filters)).toBe(true);
  expect(isNarrowed({ state: 'archived' }, names, filters)).toBe(true);
  expect(isNarrowed({ sort: 'title', page: '2' }, names, filters)).toBe(false);
});

test('what is chosen anyway narrows nothing, named in the address or not', () => {
  expect(isNarrowed({}, names, filters)).toBe(false);
  expect(isNarrowed({ state: 'active' }, names, filters)).toBe(false);
});

test('what narrows by a number elsewhere and has no field counts too', () => {
  expect(isNarrowed({ passed: 'yes' }, [...names, 'passed'], filters)).toBe(true);
});
