import { expect, test } from 'vitest';
import { chanceText, ratioText } from './impact-words.ts';

test.each([
  [null, '–'],
  [1, '1.00'],
  [0.8, '0.80'],
  // A rounded ratio would read as if the rule had been met.
  [0.7999, '0.79'],
  [0.29, '0.29'],
])('a ratio of %j reads as %j', (ratio, words) => {
  expect(ratioText(ratio)).toBe(words);
});

test.each([
  [null, '–'],
  [0.0002, 'p < 0.001'],
  [0.0451, 'p = 0.045'],
  [0.5, 'p = 0.50'],
])('a chance of %j reads as %j', (p, words) => {
  expect(chanceText(p)).toBe(words);
});
