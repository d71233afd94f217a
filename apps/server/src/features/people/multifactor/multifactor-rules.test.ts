import { describe, expect, test } from 'vitest';
import {
  groupedCode,
  isRequired,
  mayRemove,
  nextStep,
  plainCode,
  RECOVERY_ALPHABET,
  recoveryCode,
} from './multifactor-rules.ts';

const person = {
  userType: 'CANDIDATE',
  factors: 0,
  isGraceUsed: false,
  isFactorLost: false,
  isDemo: false,
};
const admin = { ...person, userType: 'COMPANY_ADMIN' };

describe('[SE-5] after the password', () => {
  test.each([
    ['a candidate without a factor is signed in', person, 'none'],
    ['a candidate with one is asked for it', { ...person, factors: 1 }, 'ask'],
    [
      'an interviewer is not made to enrol',
      { ...person, userType: 'EXTERNAL_INTERVIEWER' },
      'none',
    ],
    ['a company user is not made to enrol', { ...person, userType: 'COMPANY_USER' }, 'none'],
    ['an admin signs in once without', admin, 'grace'],
    ['an admin enrols the second time', { ...admin, isGraceUsed: true }, 'enrol'],
    ['a super admin enrols too', { ...admin, userType: 'SUPER_ADMIN', isGraceUsed: true }, 'enrol'],
    [
      'a used grace does not matter with a factor',
      { ...admin, factors: 2, isGraceUsed: true },
      'ask',
    ],
    ['whose factor was lost enrols, whoever they are', { ...person, isFactorLost: true }, 'enrol'],
    ['… and not once it is there again', { ...person, isFactorLost: true, factors: 1 }, 'ask'],
    ['the demo is not asked', { ...admin, isGraceUsed: true, isDemo: true }, 'none'],
    ['a factor of the demo is asked for', { ...admin, isDemo: true, factors: 1 }, 'ask'],
  ] as const)('%s', (_, facts, step) => {
    expect(nextStep(facts)).toBe(step);
  });

  test('only admins need one', () => {
    const types = ['SUPER_ADMIN', 'COMPANY_ADMIN', 'COMPANY_USER', 'CANDIDATE'];
    expect(
      types.map((userType) => isRequired({ userTypes: ['CANDIDATE', userType], isDemo: false })),
    ).toEqual([true, true, false, false]);
    expect(isRequired({ userTypes: ['SUPER_ADMIN'], isDemo: true })).toBe(false);
  });
});

test('the last factor stays where one is required', () => {
  expect(mayRemove(1, true)).toBe(false);
  expect(mayRemove(2, true)).toBe(true);
  expect(mayRemove(1, false)).toBe(true);
});

describe('a recovery code', () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, index) => index * 7);

  test('has twelve letters of the alphabet, in groups of four', () => {
    const code = recoveryCode(bytes) ?? '';
    expect(code).toHaveLength(12);
    expect(Array.from(code).filter((letter) => !RECOVERY_ALPHABET.includes(letter))).toEqual([]);
    expect(groupedCode(code)).toBe(`${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`);
    expect(plainCode(` ${groupedCode(code).toLowerCase()} `)).toBe(code);
  });

  test('makes every letter equally likely', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const letter = recoveryCode(new Uint8Array(12).fill(byte))?.[0];
      if (letter !== undefined) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect(counts.size).toBe(RECOVERY_ALPHABET.length);
    expect(new Set(counts.values()).size).toBe(1);
  });

  test('is not made of too few bytes', () => {
    expect(recoveryCode(new Uint8Array(32).fill(255))).toBeNull();
  });
});
