import { expect, test } from 'vitest';
import { isDoubled, isNamed, type KeyLine, lineOf } from './key-set-rules.ts';

const nothing = (): void => undefined;
const lines: readonly KeyLine[] = [
  { keys: ['j'], text: 'Next', act: undefined },
  { keys: ['j', 'ArrowDown'], text: 'Further down', act: nothing },
];

test('a key does what the first line says that has something to do', () => {
  expect(lineOf(lines, 'j')?.text).toBe('Further down');
  expect(lineOf(lines, 'J')?.text).toBe('Further down');
  expect(lineOf(lines, 'ArrowDown')?.text).toBe('Further down');
  expect(lineOf(lines, 'k')).toBeUndefined();
  expect(lineOf(lines.slice(0, 1), 'j')).toBeUndefined();
});

test('a set names its keys also while they have nothing to do', () => {
  expect(isNamed(lines.slice(0, 1), 'J')).toBe(true);
  expect(isNamed(lines, 'k')).toBe(false);
});

test('what is done once is not done again by a second press right behind the first', () => {
  const before = { key: 'a', atMs: 1000 };
  expect(isDoubled(before, { key: 'A', atMs: 1499 })).toBe(true);
  expect(isDoubled(before, { key: 'a', atMs: 1500 })).toBe(false);
  expect(isDoubled(before, { key: 'h', atMs: 1001 })).toBe(false);
  expect(isDoubled(undefined, { key: 'a', atMs: 0 })).toBe(false);
});
