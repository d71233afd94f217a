import { expect, test } from 'vitest';
import { choiceOf, roleChoices, roleOf } from './role-choice.ts';

const roles = [{ roleID: 7, name: 'Jobs' }];

test.each([
  ['admin', { role: 'COMPANY_ADMIN', roleID: null }],
  ['none', { role: 'COMPANY_USER', roleID: null }],
  ['7', { role: 'COMPANY_USER', roleID: 7 }],
] as const)('the choice %s is the same role on the way out and back', (choice, given) => {
  expect(roleOf(choice)).toEqual(given);
  expect(choiceOf(given)).toBe(choice);
});

test('who may not make an admin is not offered one', () => {
  const values = (mayMakeAdmin: boolean) =>
    roleChoices({ roles, mayMakeAdmin }).map(({ value }) => value);
  expect(values(true)).toEqual(['7', 'none', 'admin']);
  expect(values(false)).toEqual(['7', 'none']);
});

test('a role that cannot be given stays where it is', () => {
  const current = { choice: '9', label: 'Everything' };
  const [first] = roleChoices({ roles, mayMakeAdmin: false }, current);
  expect(first).toEqual({ value: '9', label: 'Everything' });
  const known = roleChoices({ roles, mayMakeAdmin: false }, { choice: '7', label: 'Jobs' });
  expect(known).toHaveLength(2);
});
