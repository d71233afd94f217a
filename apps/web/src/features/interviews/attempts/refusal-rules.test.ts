import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { isServersWord, meaningOf } from './refusal-rules.ts';

const refused = (statusCode: number, code: string) =>
  new ApiError({ statusCode, code, message: code });

describe('[BQ-7] what a failed call means for the answer it carried', () => {
  test('a refusal in the server’s own words stays', () => {
    expect(meaningOf(refused(409, 'answer_locked'))).toBe('answer_locked');
    expect(meaningOf(refused(422, 'validation_failed'))).toBe('validation_failed');
  });

  test.each([
    ['no answer came', refused(0, 'unreachable')],
    ['the call took too long', new DOMException('late', 'TimeoutError')],
    ['the server is in trouble', refused(503, 'temporarily_unavailable')],
    ['too many asked', refused(429, 'too_many_requests')],
    // The reply that began the break may be lost: the page went on, and its answers count afterwards.
    ['the server is on a break', refused(409, 'on_break')],
    ['somebody between us refused', refused(404, 'internal_error')],
    ['somebody between us wants a sign-in', refused(401, 'internal_error')],
    ['somebody between us gave a page', refused(200, 'internal_error')],
  ])('it is kept and sent again when %s', (_when, error) => {
    expect(meaningOf(error)).toBe('try-again');
  });

  test('[BQ-6] a 401 of the server ends the sending', () => {
    expect(meaningOf(refused(401, 'token_expired'))).toBe('expired');
  });
});

test('only an answer of ours says that the server is there', () => {
  expect(isServersWord(refused(409, 'taken_over'))).toBe(true);
  expect(isServersWord(refused(0, 'unreachable'))).toBe(false);
  expect(isServersWord(refused(404, 'internal_error'))).toBe(false);
  expect(isServersWord(new TypeError('broken'))).toBe(false);
});
