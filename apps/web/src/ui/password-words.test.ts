import { passwordLines } from '@candor/contract/people/password-rules';
import { expect, test } from 'vitest';
import { passwordWords } from './password-words.ts';

test('what a password needs is said in English as the contract says it', () => {
  expect(Object.values(passwordWords.lines)).toEqual(passwordLines('').map(({ text }) => text));
});
