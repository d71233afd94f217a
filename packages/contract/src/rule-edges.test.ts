import { expect, test } from 'vitest';
import { LOGO_MOST_BYTES, phoneProblem } from './people/company-rules.ts';
import { passwordProblem, passwordTexts } from './people/password-rules.ts';

test('a phone number has five to fifteen digits', () => {
  expect(phoneProblem('1234')).not.toBeNull();
  expect(phoneProblem('12345')).toBeNull();
  expect(phoneProblem('123456789012345')).toBeNull();
  expect(phoneProblem('1234567890123456')).not.toBeNull();
});

test('a logo has at most 200 KiB', () => {
  expect(LOGO_MOST_BYTES).toBe(204_800);
});

test.each([
  ['typed twice', 'Monkey#Monkey1'],
  ['typed twice, short', 'Test#Test77'],
  ['with a year', 'Monkey#2026'],
  ['of four letters', 'Abcd#2026x'.replace('x', '')],
  ['of three letters beside a run of digits', 'Abc#12345'],
])('[C15] a common word %s is refused', (_, password) => {
  expect(passwordProblem(password)).toBe(passwordTexts.common);
});

test.each(['Abc#58274', 'Monkeys#Paw77', 'Orchard#Orchard7'])('[C15] %s is taken', (password) => {
  expect(passwordProblem(password)).toBeNull();
});
