import { expect, test } from 'vitest';
import { type Digits, isComplete, movedTo, noDigits, pasted, typed } from './code-box-rules.ts';

const boxes = (text: string): Digits => text.split('').map((digit) => (digit === '_' ? '' : digit));
const shown = (digits: Digits): string => digits.map((digit) => digit || '_').join('');

test.each([
  ['______', 0, '4', '4_____', 1],
  ['12345_', 5, '6', '123456', 5],
  ['1_____', 0, '19', '9_____', 1],
  ['1_____', 0, '91', '9_____', 1],
  ['1_____', 0, '11', '1_____', 1],
  ['______', 0, '123456', '123456', 5],
])('[RV-4] %s, box %d holding "%s", becomes %s and box %d', (before, box, value, after, focus) => {
  const next = typed(boxes(before), box, value);
  expect([shown(next.digits), next.focus]).toEqual([after, focus]);
});

test.each([
  ['______', 2, 'a', '______'],
  ['__3___', 2, 'x', '______'],
  ['__3___', 2, '3x', '__3___'],
  ['__3___', 2, '', '______'],
])('[RV-4] digits only: %s, box %d holding "%s", becomes %s', (before, box, value, after) => {
  const next = typed(boxes(before), box, value);
  expect([shown(next.digits), next.focus]).toEqual([after, box]);
});

test.each([
  ['______', 0, '123456', '123456', 5],
  ['______', 3, '123456', '123456', 5],
  ['99____', 0, ' 123-456 ', '123456', 5],
  ['12____', 2, '34', '1234__', 4],
  ['12____', 2, 'code', '12____', 2],
  ['______', 0, '12345678', '123456', 5],
])('[RV-4] %s, pasted into box %d "%s", becomes %s', (before, box, text, after, focus) => {
  const next = pasted(boxes(before), box, text);
  expect([shown(next.digits), next.focus]).toEqual([after, focus]);
});

test.each([
  ['12____', 2, 'Backspace', 1],
  ['______', 0, 'Backspace', 0],
  ['123___', 2, 'ArrowLeft', 1],
  ['123___', 2, 'ArrowRight', 3],
  ['123456', 5, 'ArrowRight', 5],
])('[RV-4] %s: in box %d the key %s leads to box %d', (digits, box, key, target) => {
  expect(movedTo(boxes(digits), box, key)).toBe(target);
});

test('[RV-4] Backspace on a filled box stays, to take its digit away', () => {
  expect(movedTo(boxes('12____'), 1, 'Backspace')).toBeUndefined();
});

test('[RV-4] a code is complete when all six boxes are filled', () => {
  expect(isComplete(noDigits)).toBe(false);
  expect(isComplete(boxes('12345_'))).toBe(false);
  expect(isComplete(boxes('_23456'))).toBe(false);
  expect(isComplete(boxes('123456'))).toBe(true);
});
