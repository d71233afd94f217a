import { expect, test } from 'vitest';
import { openingOf } from './line-rules.ts';

/** When tries begin on a line that stays dead, each at most three seconds after the one before was given up. */
function triesWithin(seconds: number): readonly { atMs: number; isApart: boolean }[] {
  const tries = [];
  for (let [atMs, failures] = [0, 1]; atMs < seconds * 1000; failures += 1) {
    const { patienceMs, credentials } = openingOf(failures);
    tries.push({ atMs, isApart: credentials === 'omit' });
    atMs += patienceMs + Math.min(3_000, 300 * 2 ** (failures - 1));
  }
  return tries;
}

test('the first opening is as every request, and those after an outage have sockets of their own', () => {
  expect(openingOf(0).credentials).toBe('same-origin');
  expect([1, 2, 3].map((failures) => openingOf(failures).credentials)).toEqual(
    Array.from({ length: 3 }, () => 'omit'),
  );
  expect(openingOf(4).credentials).toBe('same-origin');
});

test('however long it is dead, tries never have more than their six sockets, and the others keep theirs', () => {
  // So long a socket goes on to connect: Linux, with its usual settings.
  const lives = 131_000;
  for (const { atMs } of triesWithin(600)) {
    const living = triesWithin(600).filter((one) => one.atMs <= atMs && one.atMs > atMs - lives);
    expect(living.filter(({ isApart }) => isApart).length).toBeLessThanOrEqual(6);
    expect(living.filter(({ isApart }) => !isApart).length).toBeLessThanOrEqual(2);
  }
});

test('however long it is dead, another try begins within a quarter of a minute and some seconds', () => {
  const tries = triesWithin(600);
  const gaps = tries.slice(1).map(({ atMs }, place) => atMs - (tries[place]?.atMs ?? 0));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(23_000);
});
