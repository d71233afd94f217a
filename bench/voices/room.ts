import { createFourier } from '../../packages/monitors/src/voice/fourier-rules.ts';
import type { Chance } from './random.ts';
import { RATE } from './sound.ts';

type Place = readonly [number, number, number];

/** A room of four walls, floor and ceiling, and where the microphone stands in it. */
export interface Room {
  readonly size: Place;
  /** Seconds until a sound has fallen by 60 dB. */
  readonly reverberation: number;
  readonly microphone: Place;
}

const speedOfSound = 343;

export function roomOf(chance: Chance, reverberation: number): Room {
  const size: Place = [chance.between(3, 6), chance.between(2.6, 5), chance.between(2.3, 3)];
  const microphone: Place = [
    chance.between(0.8, size[0] - 0.8),
    chance.between(0.8, size[1] - 0.8),
    chance.between(0.9, 1.3),
  ];
  return { size, reverberation, microphone };
}

/** Somewhere in the room, this far from the microphone; nearer where the room is too small for it. */
export function placeIn(room: Room, chance: Chance, distance: number): Place {
  const angle = chance.between(0, 2 * Math.PI);
  const to = [Math.cos(angle), Math.sin(angle), chance.between(-0.1, 0.4)];
  return room.microphone.map((middle, axis) =>
    Math.min(
      (room.size[axis] as number) - 0.2,
      Math.max(0.2, middle + distance * (to[axis] as number)),
    ),
  ) as unknown as Place;
}

/** The images of one axis: how far they lie from the microphone along it, squared, and after how many walls. */
function imagesAlong(side: number, from: number, to: number, furthest: number): [number, number][] {
  const cells = Math.ceil(furthest / (2 * side));
  const images: [number, number][] = [];
  for (let cell = -cells; cell <= cells; cell += 1) {
    images.push([(2 * cell * side + from - to) ** 2, Math.abs(2 * cell)]);
    images.push([(2 * cell * side - from - to) ** 2, Math.abs(2 * cell - 1)]);
  }
  return images
    .filter(([squared]) => squared <= furthest * furthest)
    .toSorted(([one], [other]) => one - other);
}

/**
 * What a click at this place becomes at the microphone: image sources (J. Allen, D. Berkley, 1979), each moved by up
 * to 8 cm so that the images of a perfect box don't line up into whistling echoes.
 */
export function impulseOf(room: Room, from: Place, chance: Chance): Float32Array {
  const { size, reverberation, microphone } = room;
  const [x, y, z] = size;
  const walls = 2 * (x * y + y * z + x * z);
  // Eyring's law, solved for the share of energy that a wall keeps. Turned over at each wall (E. Lehmann, A. Johansson,
  // 2008): echoes that all push the same way would add up to a rumble that no room has.
  const reflection = -Math.sqrt(Math.exp((-0.161 * x * y * z) / (walls * reverberation)));
  // Until it has fallen by 36 dB.
  const impulse = new Float32Array(Math.ceil(reverberation * 0.6 * RATE) + 200);
  const furthest = (impulse.length / RATE) * speedOfSound;
  const along = size.map((side, axis) =>
    imagesAlong(side, from[axis] as number, microphone[axis] as number, furthest),
  );
  const [alongX = [], alongY = [], alongZ = []] = along;
  for (const [squaredX, wallsX] of alongX) {
    for (const [squaredY, wallsY] of alongY) {
      for (const [squaredZ, wallsZ] of alongZ) {
        const squared = squaredX + squaredY + squaredZ;
        if (squared > furthest * furthest) break;
        const bounces = wallsX + wallsY + wallsZ;
        const wander = bounces === 0 ? 0 : chance.between(-0.08, 0.08);
        const distance = Math.max(0.1, Math.sqrt(squared) + wander);
        const place = (distance / speedOfSound) * RATE;
        const whole = Math.floor(place);
        if (whole + 1 >= impulse.length) continue;
        const gain = reflection ** bounces / distance;
        impulse[whole] = (impulse[whole] as number) + gain * (1 - place + whole);
        impulse[whole + 1] = (impulse[whole + 1] as number) + gain * (place - whole);
      }
    }
  }
  return impulse;
}

/** The sound as it arrives through that impulse, as long as the sound was and its echo after it. */
export function convolve(sound: Float32Array, impulse: Float32Array): Float32Array {
  const length = sound.length + impulse.length - 1;
  const size = 2 ** Math.ceil(Math.log2(length));
  const fourier = createFourier(size);
  const spectrum = (of: Float32Array) => {
    const real = new Float64Array(size);
    const imaginary = new Float64Array(size);
    real.set(of);
    fourier.transform(real, imaginary);
    return { real, imaginary };
  };
  const one = spectrum(sound);
  const other = spectrum(impulse);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (let n = 0; n < size; n += 1) {
    const [a, b] = [one.real[n] as number, one.imaginary[n] as number];
    const [c, d] = [other.real[n] as number, other.imaginary[n] as number];
    real[n] = a * c - b * d;
    // The conjugate: a second forward transform of it is the inverse.
    imaginary[n] = -(a * d + b * c);
  }
  fourier.transform(real, imaginary);
  return Float32Array.from({ length }, (_, n) => (real[n] as number) / size);
}
