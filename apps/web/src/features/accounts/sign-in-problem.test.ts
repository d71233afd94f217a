import { expect, test } from 'vitest';
import { ApiError, type FieldProblem } from '../../lib/api-error.ts';
import { signInProblem } from './sign-in-problem.ts';

type Code = Parameters<typeof signInProblem>[0]['code'];

const said = (code: Code, more: { retryAfterSeconds?: number; fields?: FieldProblem[] } = {}) =>
  signInProblem(new ApiError<Code>({ code, statusCode: 400, message: 'From the server', ...more }));

test('wrong credentials never say which of the two is wrong', () => {
  expect(said('wrong_credentials')).toMatch(/email or password/i);
});

test('an account of another kind is told so', () => {
  expect(said('wrong_type')).toContain('does not belong to a company');
});

test.each([
  [20, '20 seconds'],
  [600, '10 minutes'],
])('after too many tries it says to wait %d seconds', (retryAfterSeconds, words) => {
  expect(said('too_many_requests', { retryAfterSeconds })).toContain(words);
});

test('a refused field speaks for itself, anything else with the words of the reply', () => {
  const fields = [{ path: 'body.email', code: 'too_long', message: 'The address is too long.' }];
  expect(said('validation_failed', { fields })).toBe('The address is too long.');
  expect(said('internal_error')).toBe('From the server');
});
