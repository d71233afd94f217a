import { expect, test } from 'vitest';
import { agoText, bytesText } from './watch-figures.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [25_000_000, '25 MB'],
  [1_440_000_000, '1.4 GB'],
  [2e15, '2 PB'],
])('%d bytes are written with the unit that fits', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});

test.each([
  ['2026-11-27T10:00:00Z', '0 seconds ago'],
  ['2026-11-27T09:59:01Z', '59 seconds ago'],
  ['2026-11-27T09:29:00Z', '31 minutes ago'],
  ['2026-11-26T10:00:01Z', '23 hours ago'],
  ['2026-11-24T09:00:00Z', '3 days ago'],
])('what was at %s was %s', (at, text) => {
  expect(agoText(at, '2026-11-27T10:00:00Z')).toBe(text);
});

test('what a page of another clock read is never ahead of it', () => {
  expect(agoText('2026-11-27T10:00:05Z', '2026-11-27T10:00:00Z')).toBe('0 seconds ago');
});
