import { expect, test } from 'vitest';
import { offersBlur, problemOf, readChoice } from './device-rules.ts';

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

test('blur is offered where the page can turn it on and off', () => {
  expect(offersBlur({ backgroundBlur: [false, true] })).toBe(true);
  for (const can of [{}, { backgroundBlur: [false] }, { backgroundBlur: [true] }]) {
    expect(offersBlur(can)).toBe(false);
  }
});
