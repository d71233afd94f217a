import { expect, test } from 'vitest';
import { answerToError } from './renewal-rules.ts';

const [NETWORK, DECODE, UNSUPPORTED] = [2, 3, 4];

test('[RV-9] a URL that ran out is renewed, whether the video played or had not begun', () => {
  expect(answerToError(NETWORK, false)).toBe('renew');
  expect(answerToError(UNSUPPORTED, false)).toBe('renew');
});

test('a fresh URL that is refused too is not renewed again', () => {
  expect(answerToError(NETWORK, true)).toBe('broken');
  expect(answerToError(UNSUPPORTED, true)).toBe('broken');
});

test('a file that does not decode is broken at once: no URL makes it whole', () => {
  expect(answerToError(DECODE, false)).toBe('broken');
});
