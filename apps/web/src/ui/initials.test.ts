import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('somebody is known by the first letters of the first and the last word of their name', () => {
  expect(initialsOf('Sofia van Novak')).toBe('SN');
  expect(initialsOf('élodie Øster')).toBe('ÉØ');
  expect(initialsOf('李 小龙')).toBe('李小');
});

test('one word gives one letter, and what is no word none', () => {
  expect(initialsOf('ada@example.com')).toBe('A');
  expect(initialsOf('Aisha Karimi (sample)')).toBe('AK');
  expect(initialsOf('  ')).toBe('');
  expect(initialsOf('42')).toBe('');
});
