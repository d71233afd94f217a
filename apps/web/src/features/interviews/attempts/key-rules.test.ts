import { expect, test } from 'vitest';
import { blockedCombination } from './key-rules.ts';

const press = (
  key: string,
  held: { ctrlKey?: boolean; shiftKey?: boolean; metaKey?: boolean } = {},
) => blockedCombination({ key, ctrlKey: false, shiftKey: false, metaKey: false, ...held });

test.each(['F11', 'F12', 'F5'])('[BF-3] %s is blocked', (key) => {
  expect(press(key)).toBe(key);
});

test('[BF-3] the combinations are blocked in either case', () => {
  expect(press('i', { ctrlKey: true, shiftKey: true })).toBe('Ctrl+Shift+I');
  expect(press('C', { ctrlKey: true, shiftKey: true })).toBe('Ctrl+Shift+C');
  expect(press('u', { ctrlKey: true })).toBe('Ctrl+U');
  expect(press('s', { metaKey: true })).toBe('Ctrl+S');
});

test('ordinary keys stay the candidate’s own', () => {
  for (const key of ['a', 'Tab', 'ArrowDown', 'Enter', 'Escape', 'F1'])
    expect(press(key)).toBeNull();
  expect(press('c', { ctrlKey: true })).toBeNull();
});
