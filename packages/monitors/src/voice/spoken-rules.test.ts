import { describe, expect, test } from 'vitest';
import { voiceLimits as limits } from './limits-rules.ts';
import { isSpoken, nothingSpoken, weighSpoken } from './spoken-rules.ts';

/** Frames of 32 ms, each `[how many, what our model said, whether the speech detector was open]`. */
function after(...stretches: readonly (readonly [number, number, boolean?])[]) {
  let [held, at] = [nothingSpoken, 0];
  for (const [count, spoken, inSpeech = true] of stretches) {
    for (let n = 0; n < count; n += 1) {
      at += 32;
      held = weighSpoken(held, { at, spoken, inSpeech }, limits);
    }
  }
  return isSpoken(held, at, limits);
}

describe('what the speech detector hears', () => {
  test('is somebody speaking when most of its last moments are', () => {
    expect(after([30, 0.9])).toBe(true);
    expect(after([30, 0.2])).toBe(false);
    expect(after([30, 0.2], [15, 0.9])).toBe(false);
    expect(after([30, 0.2], [30, 0.9])).toBe(true);
  });

  test('is not decided by less than a quarter of a second', () => {
    expect(after([1, 0, false], [7, 0.99])).toBe(false);
    expect(after([1, 0, false], [8, 0.99])).toBe(true);
  });

  test('is judged by the moments in which the detector was open alone', () => {
    expect(after([20, 0.9], [20, 0.01, false], [10, 0.9])).toBe(true);
    expect(after([20, 0.1], [20, 0.99, false], [10, 0.1])).toBe(false);
  });

  test('is forgotten after a second and a half', () => {
    expect(after([30, 0.9], [60, 0.1, false])).toBe(false);
    expect(after([60, 0.05], [60, 0.9, false], [10, 0.9])).toBe(true);
  });

  test('a gap counts as one frame at most: nothing is known about it', () => {
    const first = weighSpoken(nothingSpoken, { at: 32, spoken: 0.99, inSpeech: true }, limits);
    const second = weighSpoken(first, { at: 1032, spoken: 0.99, inSpeech: true }, limits);
    expect(isSpoken(second, 1032, limits)).toBe(false);
  });
});
