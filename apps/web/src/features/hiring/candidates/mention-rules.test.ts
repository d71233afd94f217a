import { expect, test } from 'vitest';
import { askedName, namedIn, withName } from './mention-rules.ts';

const ada = { membershipID: 1, name: 'Ada' };
const adaBerg = { membershipID: 2, name: 'Ada Berg' };

test.each([
  ['Ask @ad', 'ad'],
  ['@', ''],
  ['Ask @Ada B', 'ada b'],
  ['mail me at a@b.example', null],
  ['no name', null],
  ['@Ada\nand more', null],
])('%j asks for the name %j', (text, name) => {
  expect(askedName(text)).toBe(name);
});

test('a chosen name takes the place of what was typed of it', () => {
  expect(withName('Ask @ad', 'Ada Berg')).toBe('Ask @Ada Berg ');
});

test('the longest name that stands in the text is meant', () => {
  expect(namedIn('Ask @Ada Berg', [ada, adaBerg])).toEqual([adaBerg]);
  expect(namedIn('Ask @Ada Berg, or @Ada', [ada, adaBerg])).toEqual([adaBerg, ada]);
  expect(namedIn('Ask Ada', [ada])).toEqual([]);
});
