import { expect, test } from 'vitest';
import { safePath } from './safe-path-rules.ts';

test('[C17] the last control character leads nowhere, the first ordinary one does', () => {
  expect(safePath('/a\u001fb')).toBeUndefined();
  expect(safePath('/a\u007fb')).toBeUndefined();
  expect(safePath('/a b')).toBe('/a b');
  expect(safePath('/a!b')).toBe('/a!b');
});

test('[C17] nothing leads nowhere', () => {
  expect([safePath(null), safePath(undefined), safePath('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
