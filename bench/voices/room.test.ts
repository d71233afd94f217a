import { expect, test } from 'vitest';
import { chanceOf } from './random.ts';
import { convolve, impulseOf, placeIn, type Room, roomOf } from './room.ts';
import { activeLevel, atLevel, RATE } from './sound.ts';

const room = (reverberation: number): Room => ({
  size: [5, 4, 2.5],
  reverberation,
  microphone: [2, 2, 1.2],
});
const energy = (sound: Float32Array): number =>
  sound.reduce((sum, sample) => sum + sample * sample, 0);

test('sound arrives after its way through the air, softer the further it comes', () => {
  const near = impulseOf(room(0.2), [3, 2, 1.2], chanceOf('a'));
  const far = impulseOf(room(0.2), [4, 2, 1.2], chanceOf('a'));
  const first = (impulse: Float32Array) => impulse.findIndex((sample) => sample > 0);
  expect(first(near)).toBe(Math.floor(RATE / 343));
  expect(first(far)).toBe(Math.floor((2 * RATE) / 343));
  expect(Math.max(...far)).toBeLessThan(0.6 * Math.max(...near));
});

test('an echo falls by 60 dB in the time that the room was given', () => {
  const impulse = impulseOf(room(0.6), [3.2, 2.9, 1.4], chanceOf('b'));
  const after = (s: number) => energy(impulse.slice(s * RATE));
  const fallenBy = 10 * Math.log10(after(0.06) / after(0.21));
  // 15 dB in 150 ms; the boxes of rooms are not perfectly diffuse, and the tail is cut.
  expect(fallenBy).toBeGreaterThan(11);
  expect(fallenBy).toBeLessThan(20);
});

test('who speaks stands inside the room', () => {
  const chance = chanceOf('c');
  for (let n = 0; n < 50; n += 1) {
    const made = roomOf(chance, 0.4);
    for (const [axis, at] of placeIn(made, chance, 2.5).entries()) {
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(made.size[axis] as number);
    }
  }
});

test('convolving with a delayed half gives the sound later and half as loud', () => {
  const sound = Float32Array.from([1, -2, 3, 0.5]);
  const heard = convolve(sound, Float32Array.from([0, 0, 0.5]));
  for (const [n, sample] of [0, 0, 0.5, -1, 1.5, 0.25].entries()) {
    expect(heard[n]).toBeCloseTo(sample, 6);
  }
});

test('the level of a sound is that of its loud moments: pauses don’t count', () => {
  const sound = new Float32Array(RATE).map((_, n) =>
    n < RATE / 2 ? (n % 2 === 0 ? 0.1 : -0.1) : 0,
  );
  expect(activeLevel(sound)).toBeCloseTo(-20, 1);
  expect(activeLevel(atLevel(sound, -33))).toBeCloseTo(-33, 1);
});
