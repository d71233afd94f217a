import { expect, test } from 'vitest';
import { isNoCaption, withHeard } from './caption-rules.ts';

const said = (text: string, isFinal: boolean) => ({ name: 'Ada', text, isFinal });

test('what was not final is replaced, and the last lines stay', () => {
  const first = withHeard([], said('Good', false));
  const second = withHeard(first, said('Good morning.', true));
  expect(second).toEqual([said('Good morning.', true)]);
  const third = withHeard(withHeard(second, said('Shall we?', true)), said('Yes', false));
  expect(third).toEqual([said('Shall we?', true), said('Yes', false)]);
});

test('silence is waited out, and a language that is not there is not', () => {
  expect(isNoCaption('no-speech')).toBe(false);
  expect(isNoCaption('language-not-supported')).toBe(true);
});
