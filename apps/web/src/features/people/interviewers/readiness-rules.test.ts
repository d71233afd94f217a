import { expect, test } from 'vitest';
import { readinessOf } from './readiness-rules.ts';

const full = {
  isIdentityConfirmed: true,
  headline: 'Staff engineer',
  employments: 2,
  skills: 3,
  languages: 1,
};
const open = (facts: Parameters<typeof readinessOf>[0]) =>
  readinessOf(facts)
    .filter(({ isDone }) => !isDone)
    .map(({ name, text }) => `${name}: ${text}`);

test('a full profile has nothing open, and says what it holds', () => {
  expect(open(full)).toEqual([]);
  expect(readinessOf(full).map(({ text }) => text)).toEqual([
    'Confirmed',
    'Staff engineer',
    '2 employments',
    '3 skills',
    '1 language',
  ]);
});

test('what is missing is named, each thing by itself', () => {
  expect(open({ ...full, skills: 2 })).toEqual([
    'Skills: 2 skills. Three or more say better what you can judge.',
  ]);
  expect(open({ ...full, headline: ' ' })).toEqual(['Headline: Missing']);
  expect(
    open({ isIdentityConfirmed: false, headline: null, employments: 0, skills: 0, languages: 0 }),
  ).toEqual([
    'Identity: Not confirmed yet',
    'Headline: Missing',
    'Employment: None named',
    'Skills: None named. Three or more say better what you can judge.',
    'Languages: None named',
  ]);
});
