import { expect, test } from 'vitest';
import { instantOf, wallTimeOf } from './zone-time-rules.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['2026-11-21T17:00', 'Europe/Oslo', '2026-11-21T16:00:00Z'],
  ['2026-07-21T17:00', 'Europe/Oslo', '2026-07-21T15:00:00Z'],
  ['2026-11-22T00:00', 'Asia/Kolkata', '2026-11-21T18:30:00Z'],
  ['2026-11-21T20:00', 'America/New_York', '2026-11-22T01:00:00Z'],
  ['2026-11-21T17:00', 'UTC', '2026-11-21T17:00:00Z'],
])('%s in %s is %s, and back', (wall, zone, instant) => {
  expect(instantOf(wall, zone)).toBe(at(instant));
  expect(wallTimeOf(at(instant), zone)).toBe(wall);
});

test('an hour that comes twice is its first, and one that is skipped comes after the change', () => {
  expect(instantOf('2026-10-25T02:30', 'Europe/Oslo')).toBe(at('2026-10-25T00:30:00Z'));
  expect(instantOf('2026-03-29T02:30', 'Europe/Oslo')).toBe(at('2026-03-29T01:30:00Z'));
});

test('what is no time is none', () => {
  for (const text of ['', 'now', '2026-13-40T99:00', '2026-11-21']) {
    expect(instantOf(text, 'Europe/Oslo')).toBeNull();
  }
});
