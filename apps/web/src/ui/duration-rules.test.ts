import { expect, test } from 'vitest';
import { clockText, lengthText } from './duration-rules.ts';

test.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [61, '1:01'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
  [-2, '0:00'],
])('%d seconds on a clock are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

test.each([
  [0, '0 s'],
  [4.4, '4 s'],
  [60, '1 min'],
  [250, '4 min 10 s'],
  [3900, '1 h 5 min'],
  [3605, '1 h 5 s'],
])('%d seconds in running text are %s', (seconds, text) => {
  expect(lengthText(seconds)).toBe(text);
});
