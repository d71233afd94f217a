import { expect, test } from 'vitest';
import { browserLines } from './browser-rules.ts';
import { checkWords } from './check-words.ts';

const able = {
  canRecord: true,
  canGoFullscreen: true,
  freeBytes: 5_000_000_000,
  systemSound: 'not-asked',
} as const;
const failing = (facts: Partial<Parameters<typeof browserLines>[0]>) =>
  browserLines({ ...able, ...facts }, checkWords)
    .filter(({ passed }) => !passed)
    .map(({ name, hint }) => [name, hint]);

test('a current browser on a computer with room on its disk passes every line', () => {
  expect(failing({})).toEqual([]);
});

test('what does not pass says what to do', () => {
  expect(failing({ canRecord: false })).toEqual([
    ['Browser', 'Please open your link in a current Chrome or Edge on a computer.'],
  ]);
  expect(failing({ canGoFullscreen: false })[0]?.[1]).toContain('use Chrome or Edge');
  expect(failing({ freeBytes: null })[0]?.[1]).toContain('Leave the private window');
  expect(failing({ systemSound: 'no' })[0]).toEqual([
    'Computer sound',
    expect.stringContaining('Please use Chrome or Edge on Windows'),
  ]);
  expect(failing({ systemSound: 'possible' })).toEqual([]);
  expect(failing({ freeBytes: 1_000 })[0]?.[1]).toContain('free some disk space');
});
