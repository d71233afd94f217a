import { createFourier, hannWindow } from './fourier-rules.ts';
import { createDifferences, shortestPeriod } from './pitch-rules.ts';

/** How many numbers describe one frame: loudness in bands of the ear, then sameness over periods. */
const bandCount = 24;
const periodCount = 30;
export const featureCount = bandCount + periodCount;

const rate = 16_000;
const size = 1024;
const windowLength = 800;
const lowestHz = 100;
const highestHz = 7600;
/** How much of the loudest moment's level is left after a frame: half of it after 11 s, as it is squared. */
const forgetting = 0.998;
const faintest = 1e-7;

/**
 * What the model of the spoken hears of a frame, whatever the gain: the energy in 24 bands under the loudest of the last
 * seconds (natural logarithms, 0 is as loud), and how alike the sound is to itself one period earlier, for 30 periods
 * from 400 to 73 Hz.
 */
export function createSoundFeatures(): (frame: Float32Array) => Float32Array {
  const fourier = createFourier(size);
  const window = hannWindow(windowLength);
  const bands = bandsOf();
  const held = new Float32Array(windowLength);
  const differences = createDifferences();
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  let loudest = faintest;
  return (frame) => {
    held.copyWithin(0, frame.length);
    held.set(frame, windowLength - frame.length);
    real.fill(0);
    imaginary.fill(0);
    for (let n = 0; n < windowLength; n += 1) real[n] = (held[n] as number) * (window[n] as number);
    fourier.transform(real, imaginary);
    const energies = bands.map(({ first, shares }) =>
      shares.reduce((sum, share, n) => {
        const bin = first + n;
        return sum + share * ((real[bin] as number) ** 2 + (imaginary[bin] as number) ** 2);
      }, faintest),
    );
    const mean = energies.reduce((sum, energy) => sum + energy, 0) / bandCount;
    loudest = Math.max(mean, loudest * forgetting, faintest);
    const out = new Float32Array(featureCount);
    for (const [n, energy] of energies.entries()) {
      out[n] = Math.max(-3, Math.log(energy / loudest) / 4);
    }
    const rests = differences(frame);
    for (let n = 0; n < periodCount; n += 1) {
      const period = Math.round(shortestPeriod * 5.5 ** (n / (periodCount - 1)));
      out[bandCount + n] = 1 - 2 * (rests[period - shortestPeriod] as number);
    }
    return out;
  };
}

/** Triangles over the mel scale. */
function bandsOf(): { readonly first: number; readonly shares: readonly number[] }[] {
  const mel = (hz: number) => 1127 * Math.log(1 + hz / 700);
  const edges = Array.from({ length: bandCount + 2 }, (_, n) => {
    const at = mel(lowestHz) + ((mel(highestHz) - mel(lowestHz)) * n) / (bandCount + 1);
    return (700 * (Math.exp(at / 1127) - 1) * size) / rate;
  });
  return Array.from({ length: bandCount }, (_, n) => {
    const [low = 0, middle = 0, high = 0] = edges.slice(n, n + 3);
    const first = Math.ceil(low);
    const shares = Array.from({ length: Math.floor(high) - first + 1 }, (__, k) => {
      const bin = first + k;
      return bin <= middle ? (bin - low) / (middle - low) : (high - bin) / (high - middle);
    });
    return { first, shares };
  });
}
