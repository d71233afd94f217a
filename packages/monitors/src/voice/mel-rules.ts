import { createFourier, hannWindow } from './fourier-rules.ts';

/** YAMNet's picture of a sound: 96 moments, 10 ms apart, of 64 bands from 125 to 7,500 Hz (its `params.py`). */
export const melFrames = 96;
export const melBands = 64;
const hop = 160;
const frame = 400;
const size = 512;
const bins = size / 2 + 1;
const rate = 16_000;
const [lowestHz, highestHz] = [125, 7500];
/** Added before the logarithm. */
const floor = 0.001;

/** Samples at 16 kHz that one picture is made of: 975 ms. */
export const melSamples = 15_600;

/** How loud every sound is made before, and at most how many times louder: a voice is one near or far. */
const level = 0.05;
const mostGain = 50;

/** @returns of `melSamples` samples the logarithms of 96 × 64 bands */
export function createMelPicture(): (sound: Float32Array) => Float32Array {
  const fourier = createFourier(size);
  const window = hannWindow(frame);
  const bands = bandsOf();
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  return (sound) => {
    const gain = gainOf(sound);
    const picture = new Float32Array(melFrames * melBands);
    for (let moment = 0; moment < melFrames; moment += 1) {
      real.fill(0);
      imaginary.fill(0);
      for (let n = 0; n < frame; n += 1) {
        real[n] = gain * (sound[moment * hop + n] as number) * (window[n] as number);
      }
      fourier.transform(real, imaginary);
      for (const [band, { from, weights }] of bands.entries()) {
        let sum = floor;
        for (const [n, weight] of weights.entries()) {
          sum += weight * Math.hypot(real[from + n] as number, imaginary[from + n] as number);
        }
        picture[moment * melBands + band] = Math.log(sum);
      }
    }
    return picture;
  };
}

function gainOf(sound: Float32Array): number {
  let sum = 0;
  for (const sample of sound) sum += sample * sample;
  return Math.min(level / (Math.sqrt(sum / sound.length) + 1e-9), mostGain);
}

const melOf = (hz: number): number => 1127 * Math.log(1 + hz / 700);

/** Triangles that overlap by half on the mel scale, as TensorFlow's `linear_to_mel_weight_matrix` has them. */
function bandsOf() {
  const step = (melOf(highestHz) - melOf(lowestHz)) / (melBands + 1);
  return Array.from({ length: melBands }, (_, band) => {
    const lower = melOf(lowestHz) + band * step;
    const weightOf = (bin: number): number => {
      const mel = melOf((bin * rate) / size);
      return Math.max(0, Math.min((mel - lower) / step, (lower + 2 * step - mel) / step));
    };
    // Bin 0 is no sound.
    const all = Array.from({ length: bins }, (_bin, bin) => (bin === 0 ? 0 : weightOf(bin)));
    const from = all.findIndex((weight) => weight > 0);
    return { from, weights: all.slice(from, all.findLastIndex((weight) => weight > 0) + 1) };
  });
}
