import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeFace } from './judge-rules.ts';
import { faceLimits } from './limits-rules.ts';
import { readingOf } from './reading-rules.ts';
import { TestTracker, type TestHead } from './test-face.ts';

const head = fc.record({
  yaw: fc.integer({ min: -45, max: 45 }),
  pitch: fc.integer({ min: -30, max: 30 }),
  gazeX: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
  gazeY: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
  eyeAspectRatio: fc.constantFrom(0.05, 0.3, 0.3, 0.3),
});
const scene = fc.record({
  ms: fc.constantFrom(66, 500, 1500, 4000),
  heads: fc.array(head, { maxLength: 2 }),
});
const film = fc.array(scene, { minLength: 1, maxLength: 12 });

type Film = readonly { ms: number; heads: readonly TestHead[] }[];

function play(scenes: Film): TestTracker {
  const tracker = new TestTracker().calibrated();
  for (const { ms, heads } of scenes) {
    const before = readingOf(tracker.state, faceLimits).counters;
    tracker.watch(ms, ...heads);
    const after = readingOf(tracker.state, faceLimits).counters;
    for (const [type, count] of Object.entries(before)) {
      expect(after[type as keyof typeof after]).toBeGreaterThanOrEqual(count);
    }
  }
  return tracker;
}

const gaps = (times: readonly number[]) =>
  times.slice(1).map((at, index) => at - (times[index] ?? 0));

describe('[ME-6] whatever happens before the camera', () => {
  test('no incident comes sooner than its cooldown, and counters count each of them', () => {
    fc.assert(
      fc.property(film, (scenes) => {
        const { incidents, state } = play(scenes);
        const of = (wanted: (type: string) => boolean) =>
          gaps(incidents.filter(({ type }) => wanted(type)).map(({ at }) => at));
        const least = (times: readonly number[], ms: number) =>
          expect(Math.min(Number.POSITIVE_INFINITY, ...times)).toBeGreaterThanOrEqual(ms);
        least(gaps(incidents.map(({ at }) => at)), 200);
        least(gaps(incidents.filter(({ text }) => text).map(({ at }) => at)), 5000);
        least(
          of((type) => /LEFT|RIGHT|UP|DOWN/.test(type)),
          2000,
        );
        for (const type of ['LOOKING_AWAY', 'NO_FACE', 'MULTIPLE_FACES', 'EYE_CORNER']) {
          least(
            of((one) => one === type),
            5000,
          );
        }
        const { counters } = readingOf(state, faceLimits);
        expect(Object.values(counters).reduce((sum, count) => sum + count, 0)).toBe(
          incidents.length,
        );
      }),
      { numRuns: 60 },
    );
  });

  test('a replay gives the same incidents', () => {
    fc.assert(
      fc.property(film, (scenes) => {
        expect(play(scenes).incidents).toEqual(play(scenes).incidents);
      }),
      { numRuns: 25 },
    );
  });

  test('noise around a threshold makes no direction chatter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 30 }), (seed) => {
        const tracker = new TestTracker().calibrated();
        tracker.watch(1500, { yaw: 21 });
        let random = seed;
        let changes = 0;
        for (let tick = 0; tick < 300; tick += 1) {
          random = (random * 1_103_515_245 + 12_345) % 2 ** 31;
          const before = readingOf(tracker.state, faceLimits).faceDirection;
          // Six degrees lie between entering and leaving; this is five.
          tracker.watch(66, { yaw: 15.5 + 5 * (random / 2 ** 31) });
          if (readingOf(tracker.state, faceLimits).faceDirection !== before) changes += 1;
        }
        expect(changes).toBe(0);
      }),
      { numRuns: 15 },
    );
  });

  test('episodes hold every incident once, in spans of one type', () => {
    fc.assert(
      fc.property(film, (scenes) => {
        const { incidents } = play(scenes);
        const { episodes, likely } = judgeFace(incidents);
        expect(episodes.reduce((sum, { events }) => sum + events, 0)).toBe(incidents.length);
        for (const { from, to, confidence } of episodes) {
          expect(to).toBeGreaterThanOrEqual(from);
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
        expect(incidents).toEqual(expect.arrayContaining([...likely]));
      }),
      { numRuns: 30 },
    );
  });
});
