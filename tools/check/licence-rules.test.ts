import { expect, test } from 'vitest';
import { isPermissive } from './licence-rules.ts';

test.each([
  'MIT',
  'OFL-1.1',
  '(MIT OR GPL-3.0-only)',
  '((MIT AND ISC) OR GPL-2.0-only)',
  '(MIT) AND (Apache-2.0)',
])('%s may be shipped', (expression) => {
  expect(isPermissive(expression)).toBe(true);
});

test.each([
  'GPL-3.0-only',
  'MIT AND GPL-3.0-only',
  '(MIT OR ISC) AND AGPL-3.0-only',
  'SEE LICENSE IN LICENSE.md',
  '',
])('%j may not', (expression) => {
  expect(isPermissive(expression)).toBe(false);
});
