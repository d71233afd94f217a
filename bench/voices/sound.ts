/** What every sound of a trial is: samples at 16 kHz, which is all that the model and the level rule hear. */
export const RATE = 16_000;

export const seconds = (s: number): number => Math.round(s * RATE);

export function slice(sound: Float32Array, fromS: number, toS: number): Float32Array {
  return sound.slice(Math.max(0, seconds(fromS)), Math.min(sound.length, seconds(toS)));
}

/** Adds a sound to a track from a moment on; what reaches over the track's end is left out. */
export function add(track: Float32Array, sound: Float32Array, atS: number): void {
  const start = seconds(atS);
  const last = Math.min(sound.length, track.length - start);
  for (let n = Math.max(0, -start); n < last; n += 1) {
    track[start + n] = (track[start + n] as number) + (sound[n] as number);
  }
}

const frame = RATE / 50;

/** Loudness while there is sound, dBFS: the mean over the frames within 25 dB of the loudest one. */
export function activeLevel(sound: Float32Array): number {
  const powers: number[] = [];
  for (let start = 0; start + frame <= sound.length; start += frame) {
    let sum = 0;
    for (let n = start; n < start + frame; n += 1) sum += (sound[n] as number) ** 2;
    powers.push(sum / frame);
  }
  const floor = Math.max(0, ...powers) * 10 ** -2.5;
  const active = powers.filter((power) => power > 0 && power >= floor);
  if (active.length === 0) return Number.NEGATIVE_INFINITY;
  return 10 * Math.log10(active.reduce((sum, power) => sum + power, 0) / active.length);
}

/** The same sound at this loudness. Silence stays silence. */
export function atLevel(sound: Float32Array, dbfs: number): Float32Array {
  const now = activeLevel(sound);
  if (now === Number.NEGATIVE_INFINITY) return sound;
  const gain = 10 ** ((dbfs - now) / 20);
  return sound.map((sample) => gain * sample);
}

/** Played faster (above 1) or slower: pitch, resonances and tempo move together, as with another body. */
export function played(sound: Float32Array, speed: number): Float32Array {
  return Float32Array.from({ length: Math.floor((sound.length - 1) / speed) }, (_, n) => {
    const place = n * speed;
    const before = Math.floor(place);
    const share = place - before;
    return (sound[before] as number) * (1 - share) + (sound[before + 1] ?? 0) * share;
  });
}

/** Repeated to this length, each round joined to the next by a fade of 20 ms. */
export function looped(sound: Float32Array, length: number): Float32Array {
  const out = new Float32Array(length);
  const fade = Math.min(seconds(0.02), sound.length >> 2);
  for (let start = 0; start < length; start += sound.length - fade) {
    add(out, faded(sound, fade), start / RATE);
  }
  return out;
}

/** Begins and ends softly. */
export function faded(sound: Float32Array, samples: number): Float32Array {
  return sound.map(
    (sample, n) => sample * Math.min(1, n / samples, (sound.length - 1 - n) / samples),
  );
}
