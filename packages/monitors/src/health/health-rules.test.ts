import { describe, expect, test } from 'vitest';
import type { Stretch } from './health-rules.ts';
import {
  beat,
  emptyHealth,
  gapsOf,
  healthLimits as limits,
  healthNow,
  renew,
} from './health-rules.ts';

const voice = (state: Stretch['state'], at: number) => ({ monitor: 'voice', state, at }) as const;

describe('health', () => {
  test('heartbeats of one state are one stretch; another state begins the next', () => {
    const [one, first] = beat(emptyHealth, voice('up', 0), limits);
    const [two, longer] = beat(one, voice('up', 10_000), limits);
    const [, other] = beat(two, voice('dead', 12_000), limits);
    expect([first, longer, other]).toEqual([
      [{ monitor: 'voice', state: 'up', from: 0, until: 0 }],
      [{ monitor: 'voice', state: 'up', from: 0, until: 10_000 }],
      [{ monitor: 'voice', state: 'dead', from: 12_000, until: 12_000 }],
    ]);
  });

  test('a gap of seconds lasts until the heartbeat that ends it', () => {
    const [watched] = beat(emptyHealth, voice('up', 0), limits);
    const [standing] = beat(watched, voice('stalled', 5000), limits);
    const [, stretches] = beat(standing, voice('up', 8000), limits);
    expect(stretches).toEqual([
      { monitor: 'voice', state: 'stalled', from: 5000, until: 8000 },
      { monitor: 'voice', state: 'up', from: 8000, until: 8000 },
    ]);
  });

  test.each(['off', 'dead'] as const)('%s is said once, and lasts', (state) => {
    const [book] = beat(emptyHealth, voice(state, 0), limits);
    const [renewed, grown] = renew(book, 10_000, limits);
    expect(grown).toEqual([{ monitor: 'voice', state, from: 0, until: 10_000 }]);
    // The page itself stood still: nobody knows how the monitor was.
    const [, late] = renew(renewed, 50_000, limits);
    expect(late).toEqual([{ monitor: 'voice', state, from: 50_000, until: 50_000 }]);
  });

  test('a monitor that ought to beat is not spoken for', () => {
    const [book] = beat(emptyHealth, voice('up', 0), limits);
    expect(renew(book, 10_000, limits)).toEqual([book, []]);
  });

  test('more than 30 s without a heartbeat is silence, then and afterwards', () => {
    const [book] = beat(emptyHealth, voice('up', 0), limits);
    expect(healthNow(book, { monitor: 'voice', at: 30_000, limits })).toBe('up');
    expect(healthNow(book, { monitor: 'voice', at: 30_001, limits })).toBe('silent');
    const [, late] = beat(book, voice('up', 30_001), limits);
    expect(late).toEqual([{ monitor: 'voice', state: 'up', from: 30_001, until: 30_001 }]);
  });

  test('gaps are what nobody watched, with why', () => {
    const stretch = (state: Stretch['state'], from: number, until: number): Stretch => ({
      monitor: 'eye',
      state,
      from,
      until,
    });
    const stretches = [
      stretch('stalled', 60_000, 70_000),
      stretch('up', 5000, 60_000),
      stretch('up', 120_000, 130_000),
    ];
    expect(gapsOf({ stretches, from: 0, until: 200_000, limits })).toEqual([
      { state: 'stalled', from: 60_000, until: 70_000 },
      { state: 'silent', from: 70_000, until: 120_000 },
      { state: 'silent', from: 130_000, until: 200_000 },
    ]);
  });
});
