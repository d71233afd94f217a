import { expect, test } from 'vitest';
import { colourOf, colourProblem } from './colour-code.ts';

test('a colour is its code, typed with or without #, in any case', () => {
  for (const text of ['#7a1fa2', '7A1FA2', ' #7A1fa2 ']) expect(colourOf(text)).toBe('#7a1fa2');
});

test('nothing typed is no colour of one’s own, and no problem', () => {
  expect(colourOf(' ')).toBeNull();
  expect(colourProblem('')).toBeNull();
});

test('what is no colour is a problem, and never left out in silence', () => {
  for (const text of ['#7a1', 'red', '#7a1fa', '#gggggg', '#']) {
    expect(colourOf(text), text).toBeUndefined();
    expect(colourProblem(text), text).toBe('Please enter a colour such as #0f6b55.');
  }
});
