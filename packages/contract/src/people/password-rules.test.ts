import { assert, constantFrom, oneof, property, string, stringMatching, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  confirmationProblem,
  passwordLines,
  passwordProblem,
  passwordTexts,
} from './password-rules.ts';

const weak =
  'Password must be at least 8 characters long, have 1 uppercase letter, 1 lowercase letter, 1 special character, and 1 number.';

test('[PW-8] an empty field asks for a password', () => {
  expect(passwordProblem('')).toBe('Please enter your new password.');
});

test.each([
  'Harbour#27',
  'aB3#aB3#',
  'Qq7-5!9$2%',
  'xK9-xK9-',
  'Zq7_$!^%*?&-@#',
  `${'Long-Phrase-9-'.repeat(9)}xy`,
])('[PW-8] %s is taken', (password) => {
  expect(passwordProblem(password)).toBeNull();
});

test.each([
  ['seven characters', 'aB3#xyz'],
  ['no lowercase letter', 'HARBOUR#27'],
  ['no uppercase letter', 'harbour#27'],
  ['no digit', 'Harbour#Lamp'],
  ['no special character', 'Harbour2727'],
  ['a character that is none of them', 'Harbour#27+'],
  ['a space', 'Harbour #27'],
  ['a letter of another alphabet', 'Harboür#27'],
  ['a line break at its end', 'Harbour#27\n'],
])('[PW-8] %s is refused', (_name, password) => {
  expect(passwordProblem(password)).toBe(weak);
});

test('128 characters are taken, 129 are not', () => {
  const long = `aB3#${'x'.repeat(123)}`;
  expect(passwordProblem(`${long}y`)).toBeNull();
  expect(passwordProblem(`${long}yz`)).toBe(passwordTexts.long);
});

describe('[C15] what is easy to guess', () => {
  test.each([
    'Password1!',
    'P@ssw0rd1',
    'Pa$$w0rd',
    'Welcome#2026',
    'Qwerty123!',
    '!Summer2025',
    'Admin@123',
    'Aaaaaaa1#',
    'Abcd1234!',
    'Testtest#1',
    'Candor#2026',
    'L3tm31n!!',
    'Abc123!@#',
  ])('%s is refused', (password) => {
    expect(passwordProblem(password)).toBe(passwordTexts.common);
  });

  test.each(['Correct#Horse1', 'Summer#Orchard9', 'Meadow!Compass58', 'Willow$Quarry94'])(
    '%s is not',
    (password) => {
      expect(passwordProblem(password)).toBeNull();
    },
  );
});

/** The sentence of the specification once more, as a single pattern. */
const oracle =
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[#@_$!^%*?&-])[A-Za-z0-9#@_$!^%*?&-]{8,128}$/;

test('[C15] of 10,000 generated passwords exactly those of the specification pass', () => {
  const nearly = string({
    unit: constantFrom(...Array.from('aBcDeFxYz0159#@_$!^%*?&- +.ü\n')),
    minLength: 4,
    maxLength: 16,
  });
  const right = tuple(
    stringMatching(/^[a-z][A-Z][0-9][#@_$!^%*?&-]$/),
    stringMatching(/^[\w#@$!-]{4,90}$/),
  ).map((parts) => parts.join(''));
  const seen = new Set<boolean>();
  assert(
    property(oneof(nearly, right), (password) => {
      const problem = passwordProblem(password);
      seen.add(oracle.test(password));
      expect(problem === null || problem === passwordTexts.common).toBe(oracle.test(password));
    }),
    { numRuns: 10_000, seed: 20261121 },
  );
  expect(seen.size).toBe(2);
});

test('the list of lines is ticked off exactly when the pattern is met', () => {
  const met = (password: string) => passwordLines(password).map(({ isMet }) => isMet);
  expect(met('')).toEqual([false, false, false, false]);
  expect(met('abcdefgh')).toEqual([true, false, false, false]);
  expect(met('aB')).toEqual([false, true, false, false]);
  expect(met('7')).toEqual([false, false, true, false]);
  expect(met('#')).toEqual([false, false, false, true]);
  expect(met('#+')).toEqual([false, false, false, false]);
  expect(met('aB3#aB3#')).toEqual([true, true, true, true]);
});

test('[PW-9] the repeated password is required, has the same pattern and is equal', () => {
  expect(confirmationProblem('Harbour#27', '')).toBe('Please confirm your new password again.');
  expect(confirmationProblem('Harbour#27', 'Harbour')).toBe('Password not matched!');
  expect(confirmationProblem('Harbour#27', 'Harbour#28')).toBe('Passwords do not match!');
  expect(confirmationProblem('Harbour#27', 'Harbour#27')).toBeNull();
});
