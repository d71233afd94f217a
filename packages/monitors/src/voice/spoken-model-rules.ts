import { featureCount } from './sound-features-rules.ts';

/** Says of the moment six frames (192 ms) ago how sure it is that somebody speaks then, 0 to 1. */
export interface SpokenModel {
  hear(features: Float32Array): number;
}

const channels = 32;
/** How far back the three taps of each convolution reach, frames: 2 s together. */
const dilations = [1, 2, 4, 8, 16];
const size =
  channels * (featureCount + 1) + dilations.length * channels * (3 * channels + 1) + channels + 1;

/**
 * Tells somebody who speaks from what the speech model takes for it: singing, instruments, coughs that end in a voice.
 * Convolutions over the last two seconds. Of our own making: see models/README.md.
 * @throws RangeError when the weights are not this network's
 */
export function createSpokenModel(weights: Float32Array): SpokenModel {
  if (weights.length !== size) {
    throw new RangeError(`The model of the spoken has ${size} numbers, not ${weights.length}.`);
  }
  let taken = 0;
  const take = (count: number) => weights.subarray(taken, (taken += count));
  const layer = (outputs: number, inputs: number): Layer => ({
    weight: take(outputs * inputs),
    bias: take(outputs),
  });
  const entry = layer(channels, featureCount);
  const convolutions = dilations.map((dilation) =>
    createConvolution(layer(channels, 3 * channels), dilation),
  );
  const decide = layer(1, channels);
  return {
    hear: (features) => {
      let sound: Float32Array = weighed(entry, features).map(positive);
      for (const convolve of convolutions) sound = convolve(sound);
      return sigmoid(weighed(decide, sound)[0] as number);
    },
  };
}

interface Layer {
  readonly weight: Float32Array;
  readonly bias: Float32Array;
}

function weighed({ weight, bias }: Layer, input: Float32Array): Float32Array {
  return Float32Array.from(bias, (start, row) => {
    let sum = start;
    for (let k = 0; k < input.length; k += 1) {
      sum += (weight[row * input.length + k] as number) * (input[k] as number);
    }
    return sum;
  });
}

/** Three taps, so many frames apart; what it finds is added to what came in. */
function createConvolution(layer: Layer, dilation: number) {
  const before: Float32Array[] = Array.from(
    { length: 2 * dilation },
    () => new Float32Array(channels),
  );
  return (input: Float32Array): Float32Array => {
    const oldest = before.shift() as Float32Array;
    // One is gone already: what came `dilation` frames ago.
    const older = before[dilation - 1] as Float32Array;
    before.push(input);
    const taps = new Float32Array(3 * channels);
    for (let k = 0; k < channels; k += 1) {
      taps[3 * k] = oldest[k] as number;
      taps[3 * k + 1] = older[k] as number;
      taps[3 * k + 2] = input[k] as number;
    }
    return weighed(layer, taps).map((value, k) => Math.max(0, value) + (input[k] as number));
  };
}

const positive = (x: number): number => Math.max(0, x);

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
