import { expect, test } from 'vitest';
import { emailProblem } from './email-rules.ts';

test('[PW-7] an empty address asks for one', () => {
  expect(emailProblem('')).toBe('Please enter your email ID.');
  expect(emailProblem('   ')).toBe('Please enter your email ID.');
});

test.each(['ada@example.com', 'a.b_c%d+e-f@mail.example.org', ' ada@example.com '])(
  '[PW-7] %j is an address',
  (email) => {
    expect(emailProblem(email)).toBeNull();
  },
);

test.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@example.c',
  'ada@a.b.example.com',
  'ada@example.c0m1',
  'a da@example.com',
  'ada@@example.com',
])('[PW-7] %j is refused', (email) => {
  expect(emailProblem(email)).toBe('Please enter valid email ID.');
});
