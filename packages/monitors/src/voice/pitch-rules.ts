import { createFourier, hannWindow } from './fourier-rules.ts';

/**
 * How many voices one moment of sound holds, by double difference (A. de Cheveigné, 1993): sound of
 * one pitch nearly vanishes when it is subtracted from itself one period later; sound of two does
 * not, but does when the second period is subtracted as well. Unvoiced sound never vanishes.
 * The spectrum of 256 points cannot tell: its bins are wider than the distance of two voices.
 */
export interface PitchAnalysis {
  /**
   * @param samples the next ones, at 16 kHz, normally one frame of the speech model
   * @returns what the last 60 ms hold
   */
  analyse(samples: Float32Array): VoicePoints;
}

export interface VoicePoints {
  /** Peaks of the spectrum where voices have theirs, Hz: 8 Hz apart at best. */
  readonly pointsHz: readonly number[];
  /** 0 to 1: how well a second pitch explains what the first leaves; 0 where one is enough. */
  readonly second: number;
}

const rate = 8000;
/** Periods from 400 Hz down to 73 Hz: children's to the deepest men's voices. */
const shortest = 20;
const longest = 110;
const windowLength = 480;
const held = windowLength + 2 * longest;
/** A moment that one pitch explains up to this rest is one voice. See docs/decisions/0116 for the error. */
const oneIsEnough = 0.3;
/** Periods this close to a multiple of the first one are the same voice, an octave off. */
const octaveTolerance = 0.06;
const candidates = 3;
/** Moments quieter than this share of the recent peak are echoes and room, not voices. */
const quietShare = 0.01;
/** How much of the peak is left after one frame of 32 ms: a tenth after 3 s. */
const peakDecay = 0.976;
const loudestHz = 1000;

export function createPitchAnalysis(): PitchAnalysis {
  const filter = createBandPass(2 * rate);
  const points = createPoints();
  let sound = new Float64Array(held);
  let odd = false;
  let peak = 0;
  return {
    analyse: (samples) => {
      const filtered = filter(samples);
      const next: number[] = [];
      for (const sample of filtered) {
        if (!odd) next.push(sample);
        odd = !odd;
      }
      const longer = new Float64Array(held + next.length);
      longer.set(sound);
      longer.set(next, held);
      sound = longer.slice(-held);
      const loudness = energy(sound);
      peak = Math.max(loudness, peak * peakDecay);
      if (loudness <= quietShare * peak) return { pointsHz: [], second: 0 };
      return { pointsHz: points(sound), second: secondVoice(sound) };
    },
  };
}

function secondVoice(sound: Float64Array): number {
  const differences = differenceFunction(sound);
  const periods = deepest(differences);
  const first = periods[0];
  if (first === undefined || (differences[first - shortest] as number) <= oneIsEnough) return 0;
  let best = { left: Number.POSITIVE_INFINITY, unexplained: 1 };
  for (const period of periods.slice(0, candidates)) {
    const rest = sound.slice(period).map((value, n) => value - (sound[n] as number));
    const again = differenceFunction(rest).map((value, n) =>
      sameVoice(n + shortest, period) ? 9 : value,
    );
    const second = deepest(again)[0];
    if (second === undefined) continue;
    const unexplained = again[second - shortest] as number;
    const left = unexplained * energy(rest);
    if (left < best.left) best = { left, unexplained };
  }
  return Math.max(0, 1 - 2 * best.unexplained);
}

/** For each period: the energy of sound minus sound one period earlier, 0 (periodic) to about 1. */
function differenceFunction(sound: Float64Array): Float64Array {
  const start = sound.length - windowLength;
  const out = new Float64Array(longest - shortest + 1);
  for (let period = shortest; period <= longest; period += 1) {
    let difference = 0;
    let sum = 1e-12;
    for (let n = start; n < sound.length; n += 1) {
      const now = sound[n] as number;
      const before = sound[n - period] as number;
      difference += (now - before) * (now - before);
      sum += now * now + before * before;
    }
    out[period - shortest] = difference / sum;
  }
  return out;
}

/** The periods of the local minima, deepest first. */
function deepest(differences: Float64Array): number[] {
  const minima: number[] = [];
  for (let n = 1; n < differences.length - 1; n += 1) {
    const value = differences[n] as number;
    if (value <= (differences[n - 1] as number) && value < (differences[n + 1] as number)) {
      minima.push(n);
    }
  }
  return minima
    .toSorted((a, b) => (differences[a] as number) - (differences[b] as number))
    .map((n) => n + shortest);
}

function sameVoice(period: number, other: number): boolean {
  return nearWhole(period / other) || nearWhole(other / period);
}

function nearWhole(ratio: number): boolean {
  return Math.abs(ratio - Math.round(ratio)) < octaveTolerance;
}

function energy(sound: Float64Array): number {
  let sum = 0;
  for (let n = sound.length - windowLength; n < sound.length; n += 1) {
    sum += (sound[n] as number) * (sound[n] as number);
  }
  return sum;
}

/** Peaks at least a tenth as high as the highest, up to 1 kHz. */
function createPoints(): (sound: Float64Array) => number[] {
  const size = 1024;
  const fourier = createFourier(size);
  const window = hannWindow(windowLength);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const last = Math.round((loudestHz * size) / rate);
  return (sound) => {
    real.fill(0);
    imaginary.fill(0);
    const start = sound.length - windowLength;
    for (let n = 0; n < windowLength; n += 1) {
      real[n] = (sound[start + n] as number) * (window[n] as number);
    }
    fourier.transform(real, imaginary);
    const heights = Array.from({ length: last + 2 }, (_, bin) =>
      Math.hypot(real[bin] as number, imaginary[bin] as number),
    );
    const floor = Math.max(...heights) / 10;
    const peaks: number[] = [];
    for (let bin = 1; bin <= last; bin += 1) {
      const height = heights[bin] as number;
      const isPeak =
        height > (heights[bin - 1] as number) && height >= (heights[bin + 1] as number);
      if (isPeak && height > floor) peaks.push((bin * rate) / size);
    }
    return peaks;
  };
}

/** Butterworth, fourth order on both sides, 80 to 900 Hz: fundamentals and their first harmonics. */
function createBandPass(sampleRate: number): (samples: Float32Array) => Float64Array {
  const sections = [0.5412, 1.3066].flatMap((quality) => [
    section({ pass: 'high', cutHz: 80, quality, sampleRate }),
    section({ pass: 'low', cutHz: 900, quality, sampleRate }),
  ]);
  return (samples) => sections.reduce((sound, run) => sound.map(run), Float64Array.from(samples));
}

/** One second-order section, after R. Bristow-Johnson's cookbook. */
function section({
  pass,
  cutHz,
  quality,
  sampleRate,
}: {
  readonly pass: 'low' | 'high';
  readonly cutHz: number;
  readonly quality: number;
  readonly sampleRate: number;
}): (sample: number) => number {
  const angle = (2 * Math.PI * cutHz) / sampleRate;
  const alpha = Math.sin(angle) / (2 * quality);
  const cosine = Math.cos(angle);
  const scale = 1 + alpha;
  const edge = (pass === 'low' ? 1 - cosine : 1 + cosine) / 2 / scale;
  const middle = pass === 'low' ? 2 * edge : -2 * edge;
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (x) => {
    const y =
      edge * x + middle * x1 + edge * x2 + ((2 * cosine) / scale) * y1 - ((1 - alpha) / scale) * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  };
}
