import { expect, test } from 'vitest';
import { unreachable } from '../../../lib/reply.ts';
import { resendProblem } from './resend-rules.ts';

test('[EV-7] a dead connection has no error message, so the page has its own', () => {
  expect(resendProblem(unreachable())).toBe('Email Verification Resend Failed.');
});

test('[EV-7] what the server said is shown', () => {
  const message = 'This link is not one of ours. Please sign up again.';
  expect(resendProblem({ statusCode: 404, message })).toBe(message);
  expect(resendProblem({ statusCode: 404, message: '' })).toBe('Email Verification Resend Failed.');
});
