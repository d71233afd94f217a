import { expect, test } from 'vitest';
import { isNamedAfter, names, says, searchedIn, typedIn } from './trace-rules.ts';

const ada = {
  ...{ firstName: 'Ada', lastName: 'Moen Lind', phone: '+47 900 11 222' },
  addresses: ['ada@example.com', 'ada.old@example.com'],
};

test.each([
  'Ada Moen Lind',
  'moen lind, ada: second round',
  'Ada',
  'Moen Lind',
  'Lind',
  'Ada Lind',
  'what became of ADA.OLD@example.com',
  'call 90011222',
  'call +47 900 11 222, or write',
  'write to <ada@example.com>.',
])('a search called “%s” is named after her', (text) => {
  expect(isNamedAfter(text, ada)).toBe(true);
});

test.each([
  ...['Welders in Ada county', 'ada programmers', 'Adam Moen Lindqvist', 'Lind & Sons', ''],
  ...['nevada@example.com', 'ada@example.com.au', 'call 900112223', 'rooms 900, 1122 and 2'],
])('a search called “%s” is not', (text) => {
  expect(isNamedAfter(text, ada)).toBe(false);
});

test('a candidate without a name is found by their address only', () => {
  const nameless = { ...ada, firstName: '', lastName: '', phone: '' };
  expect(isNamedAfter('', nameless)).toBe(false);
  expect(isNamedAfter('of ada@example.com', nameless)).toBe(true);
});

test('a reason that stays may hold none of her names', () => {
  expect(names('Ms Lind asked for it.', ada)).toBe(true);
  expect(names('Asked from ada@example.com', ada)).toBe(true);
  expect(names('She asked for it by letter.', ada)).toBe(false);
});

test('what a search looks for is read from its address', () => {
  expect(typedIn('keywords=Ada+Moen%20Lind&city=Bergen')).toBe('Ada Moen Lind Bergen');
});

test('of a kept view counts what somebody typed, not the words of its list', () => {
  const ruby = { firstName: 'Ruby', lastName: 'Hall', phone: '', addresses: [] };
  expect(isNamedAfter(searchedIn('skill=Ruby&state=active'), ruby)).toBe(false);
  expect(isNamedAfter(searchedIn('skill=SQL&search=Ruby+Hall'), ruby)).toBe(true);
});

test('a name is said where its words stand, not inside others', () => {
  expect(says('Ann Lee has applied.', 'Ann Lee')).toBe(true);
  expect(says('From ann lee: a CV', 'Ann Lee')).toBe(true);
  expect(says('Joann Lee has applied.', 'Ann Lee')).toBe(false);
  expect(says('Ann Leeds has applied.', 'Ann Lee')).toBe(false);
  expect(says('Ann, not Lee', 'Ann Lee')).toBe(false);
  expect(says('Anything', '')).toBe(false);
});
