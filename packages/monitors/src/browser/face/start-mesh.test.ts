import { expect, test } from 'vitest';
import { faceLimits } from '../../face/index.ts';
import type { FaceTracker } from './face-tracker.ts';
import { startMesh } from './start-mesh.ts';

/** A model that fails at once, so many milliseconds after it was asked for. */
const failing = (afterMs: number): FaceTracker => ({
  load: () =>
    new Promise((_resolve, reject) => {
      setTimeout(() => reject(new Error('not found')), afterMs);
    }),
  detect: () => Promise.reject(new Error('never loaded')),
  tick: () => {},
  close: () => {},
});

async function toldBy(lateAfterMs: number, failsAfterMs: number) {
  const told: (string | null)[] = [];
  let starts = 0;
  const tracker = await startMesh({
    createTracker: () => {
      starts += 1;
      return failing(failsAfterMs);
    },
    limits: { ...faceLimits, modelTries: 1, modelTryMs: lateAfterMs, preloadRetryMs: 1 },
    tell: ({ text }) => void told.push(text),
    signal: new AbortController().signal,
  });
  return { tracker, starts, told };
}

test('[ME-7] a model that fails is started three times, and each time that is said', async () => {
  const { tracker, starts, told } = await toldBy(60_000, 1);
  expect({ tracker, starts }).toEqual({ tracker: null, starts: 3 });
  expect([...new Set(told)]).toEqual([
    'Loading the face model',
    'The face model did not load. Trying again',
  ]);
});

test('[ME-7] once it is late that stays said, whatever the next start does', async () => {
  const { starts, told } = await toldBy(5, 40);
  expect(starts).toBe(3);
  expect(told).toEqual([
    'Loading the face model',
    'MediaPipe models failed to load within timeout period.',
  ]);
});
