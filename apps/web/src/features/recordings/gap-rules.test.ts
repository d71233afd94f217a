import { expect, test } from 'vitest';
import { gapText } from './gap-rules.ts';

test('a gap says how much is missing and why', () => {
  expect(gapText({ missingMs: 21_300, because: 'share-stopped' })).toBe(
    '21 s missing: share stopped',
  );
  expect(gapText({ missingMs: 40, because: 'crash' })).toBe('1 s missing: crash');
});
