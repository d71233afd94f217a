import { expect, test } from 'vitest';
import { loadProblem, pageTime, remainingText, waitText } from './access-rules.ts';
import { gateWords, viewingWords } from './viewing-words.ts';

test.each([
  [3_600_000, '1 h'],
  [3_599_999, '59 min'],
  [65_000, '1 min'],
  [59_000, '59 s'],
  [-5, '0 s'],
])('%d ms of access are told as %s', (milliseconds, text) => {
  expect(remainingText(milliseconds)).toBe(text);
});

test('[RV-6] no reply, a refusal and a reply that is no list have their own words', () => {
  const failed = 'Failed to load recordings. Please try again.';
  expect(loadProblem({ statusCode: 0 }, viewingWords)).toBe(failed);
  expect(loadProblem({ statusCode: 503 }, viewingWords)).toBe(failed);
  expect(loadProblem({ statusCode: 200 }, viewingWords)).toBe(
    'Unable to load recordings. Please try again or contact support.',
  );
});

test('the server’s instants are counted from its own clock, whatever this one shows', () => {
  const at = pageTime('2026-11-21T10:00:00.000Z', '2026-11-21T10:15:00.000Z', 5_000_000);
  expect(at).toBe(5_000_000 + 900_000);
});

test('only who asked too often is told how long to wait', () => {
  expect(waitText({ code: 'too_many_requests', retryAfterSeconds: 240 }, gateWords)).toBe(
    ' Wait 4 min first.',
  );
  expect(waitText({ code: 'too_many_requests' }, gateWords)).toBe('');
  expect(waitText({ code: 'invalid_otp', retryAfterSeconds: 240 }, gateWords)).toBe('');
});
