import { expect, test } from 'vitest';
import { linesOf } from './line-rules.ts';

test('a file of nothing but line ends is refused after as many as it may have rows', () => {
  const before = process.cpuUsage();
  expect(linesOf('\n'.repeat(60_000_000), 5000)).toBe('too_large');
  const { user } = process.cpuUsage(before);
  // To split it takes seconds and gigabytes.
  expect(user / 1000).toBeLessThan(500);
});

test('empty lines count and are no rows; the last needs no line end', () => {
  expect(linesOf('a\n\nb', 3)).toEqual(['a', 'b']);
  expect(linesOf('a\nb\n', 2)).toEqual(['a', 'b']);
  expect(linesOf('\n'.repeat(3), 3)).toEqual([]);
  expect(linesOf('\n'.repeat(4), 3)).toBe('too_large');
  expect(linesOf('', 3)).toEqual([]);
});

test('a line of more than 1 MB is refused', () => {
  expect(linesOf('a'.repeat(1_000_000), 1)).toHaveLength(1);
  expect(linesOf(`a\n${'a'.repeat(1_000_001)}`, 2)).toBe('too_large');
});
