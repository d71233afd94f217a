import { expect, test } from 'vitest';
import { problemOf, readChoice } from './device-rules.ts';

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])('%s of a browser is told as %s', (name, problem) => expect(problemOf(name)).toBe(problem));

test('what was kept of devices is read, and anything else is nothing', () => {
  expect(readChoice('{"camera":"a"}')).toEqual({ camera: 'a' });
  for (const text of [null, 'nonsense', '1', 'null']) expect(readChoice(text)).toEqual({});
});
