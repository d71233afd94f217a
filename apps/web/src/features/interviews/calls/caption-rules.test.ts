import { expect, test } from 'vitest';
import { heardOf, isNoCaption, withHeard } from './caption-rules.ts';

const said = (text: string, isFinal: boolean) => ({ name: 'Ada', text, isFinal });

test('what was not final is replaced, and the last lines stay', () => {
  const first = withHeard([], said('Good', false));
  const second = withHeard(first, said('Good morning.', true));
  expect(second).toEqual([said('Good morning.', true)]);
  const third = withHeard(withHeard(second, said('Shall we?', true)), said('Yes', false));
  expect(third).toEqual([said('Shall we?', true), said('Yes', false)]);
});

test('a line stays of whoever began it', () => {
  const begun = withHeard([], said('Good', false));
  expect(withHeard(begun, { name: 'Noor', text: 'Good morning.', isFinal: true })).toEqual([
    said('Good morning.', true),
  ]);
});

test('pieces of a sentence that is not final are one', () => {
  const piece = (text: string, isFinal: boolean) => ({ text, isFinal });
  expect(heardOf([piece('Yes.', true), piece('We', false), piece('could', false)])).toEqual([
    piece('Yes.', true),
    piece('We could', false),
  ]);
});

test('silence is waited out, and a language that is not there is not', () => {
  expect(isNoCaption('no-speech')).toBe(false);
  expect(isNoCaption('language-not-supported')).toBe(true);
});
