import { expect, test } from 'vitest';
import { factsOf } from './segment-facts.ts';

const now = { life: 3, systemAudio: false, microphone: true, offsetMs: 40 };

test('[BR-7] a segment of an earlier page keeps the life, the sound and the clock it was recorded with', () => {
  const kept = { life: 1, systemAudio: true, microphone: true, offsetMs: -9_000 };
  expect(factsOf(kept, now)).toEqual(kept);
});

test('[BR-7] a segment of an older build goes with what is known now', () => {
  expect(factsOf({}, now)).toEqual(now);
});
