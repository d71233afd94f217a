import { expect, test } from 'vitest';
import { type KeyLine, lineOf } from './key-set-rules.ts';

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
