import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

test.each([
  ['token=1e5', { token: '1e5' }],
  ['id1=12345678901234567890', { id1: '12345678901234567890' }],
  ['cid=true&iid=null', { cid: 'true', iid: 'null' }],
  ['emailtoken=amFuZUBleGFtcGxlLmNvbQ==', { emailtoken: 'amFuZUBleGFtcGxlLmNvbQ==' }],
  ['q={"a":1}', { q: '{"a":1}' }],
  ['email=jane%2Bjobs%40example.com', { email: 'jane+jobs@example.com' }],
])('%s stays the text that it is', (query, expected) => {
  expect(parseSearch(`?${query}`)).toEqual(expected);
});

test('an unknown parameter is kept', () => {
  expect(parseSearch('?token=a&utm_source=mail')).toEqual({ token: 'a', utm_source: 'mail' });
});

test('a name that objects know by themselves is a name like any other', () => {
  const parsed = parseSearch('?__proto__=x&constructor=y');
  expect(Object.keys(parsed)).toEqual(['__proto__', 'constructor']);
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
});

test('what was written is read again', () => {
  const search = { q: 'C++ & C#', state: 'completed', page: '2', plus: 'a+b c' };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

test('a cleared value leaves the address', () => {
  expect(stringifySearch({ q: undefined, page: undefined })).toBe('');
  expect(stringifySearch({ q: 'ada', page: undefined })).toBe('?q=ada');
});
