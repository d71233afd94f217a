import { expect, test } from 'vitest';
import { isOfferer, mayRepair, readMessage, repairOf, sendingOf } from './peer-rules.ts';

test('[VL-9] of two pages exactly one makes the offers', () => {
  expect([isOfferer(1, 2), isOfferer(2, 1)]).toEqual([true, false]);
});

const usual = { sinceRepairMs: 60_000, repairs: 0, hasStood: true };
const first = { ...usual, hasStood: false };
test.each([
  ['what speaks is let be', { ...usual, silentMs: 1_000 }, null],
  ['silence asks for another way', { ...usual, silentMs: 4_500 }, 'restart'],
  ['and not at once again', { ...usual, silentMs: 9_000, sinceRepairMs: 4_000, repairs: 1 }, null],
  [
    'then for a new connection',
    { ...usual, silentMs: 15_000, sinceRepairMs: 10_500, repairs: 1 },
    'fresh',
  ],
  ['a first try has time', { ...first, silentMs: 6_000 }, null],
  ['and is made anew', { ...first, silentMs: 10_500, sinceRepairMs: 10_500 }, 'fresh'],
  [
    'on a busy computer a third one has longer',
    { ...first, silentMs: 35_000, sinceRepairMs: 15_000, repairs: 2 },
    null,
  ],
  [
    'and never for ever',
    { ...first, silentMs: 600_000, sinceRepairMs: 41_000, repairs: 20 },
    'fresh',
  ],
] as const)('%s', (_what, given, repair) => expect(repairOf(given)).toBe(repair));

test('who asks for a new connection waits for the one that is being made', () => {
  const [young, old] = [3_000, 11_000];
  expect(mayRepair('fresh', { builtMs: young, repairedMs: old })).toBe(false);
  expect(mayRepair('fresh', { builtMs: old, repairedMs: young })).toBe(true);
});

test('of two that see the same silence one repair comes', () => {
  const [young, old] = [500, 11_000];
  expect(mayRepair('restart', { builtMs: old, repairedMs: young })).toBe(false);
  expect(mayRepair('restart', { builtMs: old, repairedMs: old })).toBe(true);
});

test('the more people, the smaller each picture', () => {
  const all = [2, 3, 4, 6].map((people) => sendingOf(people).maxBitrate * (people - 1));
  expect(sendingOf(2).height).toBe(720);
  expect(Math.max(...all)).toBeLessThanOrEqual(2_000_000);
});

test('the more people, the fewer pictures go to each of them, and never more than 75 a second in all', () => {
  const encoded = [2, 3, 4, 6].map((people) => sendingOf(people).maxFramerate * (people - 1));
  expect(Math.max(...encoded)).toBeLessThanOrEqual(75);
  expect(sendingOf(2).maxFramerate).toBe(30);
});

test('what is no message is nothing', () => {
  const want = { is: 'want', what: 'fresh' };
  expect(readMessage(JSON.stringify(want))).toEqual(want);
  for (const text of ['', 'x', '{}', '{"is":"other"}']) expect(readMessage(text)).toBeNull();
});
