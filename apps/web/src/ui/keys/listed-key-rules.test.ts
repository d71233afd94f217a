import { expect, test } from 'vitest';
import { keyFace, mergedSets } from './listed-key-rules.ts';

test('keys are shown as they are printed on the keyboard', () => {
  expect(['j', '?', 'Escape', ' ', 'Home'].map(keyFace)).toEqual([
    'J',
    '?',
    'Esc',
    'Space',
    'Home',
  ]);
});

test('two lists of one page are explained once, and what has no keys now is left out', () => {
  const list = { title: 'Lists', lines: [[['J'], 'Next row']] } as const;
  expect(mergedSets([list, list, { title: 'Player', lines: [] }])).toEqual([list]);
});
