import { expect, test } from 'vitest';
import { isOfferer, readMessage, repairOf, sendingOf } from './peer-rules.ts';

test('[VL-9] of two pages exactly one makes the offers', () => {
  expect([isOfferer(1, 2), isOfferer(2, 1)]).toEqual([true, false]);
});

const long = 60_000;
test.each([
  ['what speaks is let be', { silentMs: 1_000, sinceRepairMs: long, hasStood: true }, null],
  [
    'silence asks for another way',
    { silentMs: 4_500, sinceRepairMs: long, hasStood: true },
    'restart',
  ],
  ['and not at once again', { silentMs: 9_000, sinceRepairMs: 4_000, hasStood: true }, null],
  [
    'then for a new connection',
    { silentMs: 15_000, sinceRepairMs: 10_500, hasStood: true },
    'fresh',
  ],
  ['a first try has time', { silentMs: 6_000, sinceRepairMs: long, hasStood: false }, null],
  ['and is made anew', { silentMs: 9_000, sinceRepairMs: long, hasStood: false }, 'fresh'],
] as const)('%s', (_what, given, repair) => expect(repairOf(given)).toBe(repair));

test('the more people, the smaller each picture', () => {
  const all = [2, 3, 4, 6].map((people) => sendingOf(people).maxBitrate * (people - 1));
  expect(sendingOf(2).height).toBe(720);
  expect(Math.max(...all)).toBeLessThanOrEqual(2_000_000);
});

test('what is no message is nothing', () => {
  const want = { is: 'want', what: 'fresh' };
  expect(readMessage(JSON.stringify(want))).toEqual(want);
  for (const text of ['', 'x', '{}', '{"is":"other"}']) expect(readMessage(text)).toBeNull();
});
