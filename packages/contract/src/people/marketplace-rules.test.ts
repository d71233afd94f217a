import { expect, test } from 'vitest';
import { companyKey, conflictOf, ibanProblem, yearsSince } from './marketplace-rules.ts';

test.each([
  ['GB82 WEST 1234 5698 7654 32', true],
  ['de89370400440532013000', true],
  ['NL91-ABNA-0417-1643-00', true],
  ['GB82 WEST 1234 5698 7654 33', false],
  ['DE8937040044053201300', false],
  ['1234567890', false],
  ['', false],
])('%s as an IBAN: %s', (typed, isRight) => {
  expect(ibanProblem(typed) === null).toBe(isRight);
});

test('a company is recognised with and without its legal form', () => {
  expect(companyKey('Larkfield Ltd.')).toBe('larkfield');
  expect(companyKey('LARKFIELD  limited')).toBe('larkfield');
  expect(companyKey('Larkfield Robotics')).toBe('larkfield robotics');
  expect(companyKey('Ltd')).toBe('');
});

test('whom they named goes before where they worked, and a name of forms alone is nobody’s', () => {
  const osier = { employers: ['Osier GmbH'], keptFrom: [] };
  expect(conflictOf('Osier', osier)).toBe('employer');
  expect(conflictOf('Osier', { ...osier, keptFrom: ['osier'] })).toBe('named');
  expect(conflictOf('Kanaal', osier)).toBeNull();
  expect(conflictOf('Ltd', { employers: ['Inc'], keptFrom: [''] })).toBeNull();
});

test('years are whole ones, and none before the first month is full', () => {
  const now = new Date('2026-11-27T00:00:00Z');
  expect(yearsSince('2016-11', now)).toBe(10);
  expect(yearsSince('2016-12', now)).toBe(9);
  expect(yearsSince('2027-01', now)).toBe(0);
  expect(yearsSince(null, now)).toBeNull();
});
