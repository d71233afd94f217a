import { passwordProblem } from '@candor/contract/people/password-rules';
import { expect, test } from 'vitest';
import { isBreached } from './breached-passwords.ts';

test.each(['1qaz@WSX', 'Sasha_007', 'ZAQ!2wsx', 'Harbour#2026', '2024-Marseille!'])(
  '[PW-12] "%s" has the pattern, and is known from leaked lists',
  (password) => {
    expect(isBreached(password)).toBe(true);
  },
);

test('[PW-12] at least one of them passes every rule that the browser knows', () => {
  expect(passwordProblem('Sasha_007')).toBeNull();
});

test.each([
  'Harbour#Lantern27',
  'Summer#Orchard9',
  'Willow$Quarry94',
  'Ab1#Ab1#Xk9',
  'жираф!Monkey!Слон7',
])('"%s" is not', (password) => {
  expect(isBreached(password)).toBe(false);
});
