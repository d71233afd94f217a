import { createFourier, hannWindow } from './fourier-rules.ts';

/**
 * Silero VAD (16 kHz branch, v5 and v6 have the same layers), written out: the whole network is
 * four small convolutions and one LSTM cell, 0.7 million multiplications for 32 ms of sound. A
 * general runtime for it would be 14 MB of WebAssembly; see docs/decisions/0116.
 *
 * frame + 64 samples of the one before → 4 × |STFT 256| → conv 129→128→64→64→128 → LSTM 128 → p
 */
export interface SpeechModel {
  /** @param frame `speechFrame` samples at 16 kHz, −1 to 1. @returns probability of speech, 0 to 1 */
  probability(frame: Float32Array): number;
  /** Forgets what it heard: for a new stream, or after a gap. */
  reset(): void;
}

/** Samples of one step: 32 ms at 16 kHz. */
export const speechFrame = 512;
export const speechSampleRate = 16_000;

const context = 64;
const bins = 129;
const hidden = 128;

interface Layer {
  readonly weight: Float32Array;
  readonly bias: Float32Array;
  readonly from: number;
  readonly to: number;
  readonly stride: number;
}

const layerShapes = [
  { from: bins, to: 128, stride: 1 },
  { from: 128, to: 64, stride: 2 },
  { from: 64, to: 64, stride: 2 },
  { from: 64, to: hidden, stride: 1 },
] as const;

/** Numbers in the weights' file: for each layer weight and bias, then the LSTM, then the output. */
const speechWeightCount =
  layerShapes.reduce((sum, { from, to }) => sum + to * from * 3 + to, 0) +
  2 * 4 * hidden * hidden +
  2 * 4 * hidden +
  hidden +
  1;

/** @throws RangeError when the file is not the one this network was written for */
export function createSpeechModel(weights: Float32Array): SpeechModel {
  if (weights.length !== speechWeightCount) {
    throw new RangeError(`The speech model has ${weights.length} numbers.`);
  }
  const take = takeFrom(weights);
  const layers: Layer[] = layerShapes.map((shape) => ({
    ...shape,
    weight: take(shape.to * shape.from * 3),
    bias: take(shape.to),
  }));
  const cell = createCell(take);
  const outputWeight = take(hidden);
  const outputBias = take(1)[0] as number;
  const spectrum = createSpectrum();
  return {
    probability: (frame) => {
      const encoded = layers.reduce<Float32Array>(convolve, spectrum.of(frame));
      const memory = cell.step(encoded);
      let sum = outputBias;
      for (let k = 0; k < hidden; k += 1) {
        sum += Math.max(0, memory[k] as number) * (outputWeight[k] as number);
      }
      return sigmoid(sum);
    },
    reset: () => {
      spectrum.reset();
      cell.reset();
    },
  };
}

function takeFrom(weights: Float32Array): (count: number) => Float32Array {
  let taken = 0;
  return (count) => {
    taken += count;
    return weights.subarray(taken - count, taken);
  };
}

/** Rows of `bins` × 4 times, as the first layer wants them. */
function createSpectrum() {
  const size = 256;
  const hop = 128;
  const fourier = createFourier(size);
  const window = hannWindow(size);
  // 64 samples of context, the frame, and 64 reflected ones.
  const samples = new Float64Array(context + speechFrame + context);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const steps = (samples.length - size) / hop + 1;
  return {
    of: (frame: Float32Array): Float32Array => {
      samples.set(frame, context);
      const last = context + speechFrame - 1;
      for (let k = 1; k <= context; k += 1) samples[last + k] = samples[last - k] as number;
      const out = new Float32Array(bins * steps);
      for (let step = 0; step < steps; step += 1) {
        for (let n = 0; n < size; n += 1) {
          real[n] = (samples[step * hop + n] as number) * (window[n] as number);
        }
        imaginary.fill(0);
        fourier.transform(real, imaginary);
        for (let bin = 0; bin < bins; bin += 1) {
          out[bin * steps + step] = Math.hypot(real[bin] as number, imaginary[bin] as number);
        }
      }
      samples.copyWithin(0, speechFrame, speechFrame + context);
      return out;
    },
    reset: () => {
      samples.fill(0);
    },
  };
}

/** A convolution of width 3, padded by 1, and its ReLU. Rows are channels. */
function convolve(input: Float32Array, layer: Layer): Float32Array {
  const { from, to, stride, weight, bias } = layer;
  const length = input.length / from;
  const outLength = Math.floor((length - 1) / stride) + 1;
  const out = new Float32Array(to * outLength);
  for (let channel = 0; channel < to; channel += 1) {
    for (let position = 0; position < outLength; position += 1) {
      let sum = bias[channel] as number;
      const centre = position * stride;
      for (let source = 0; source < from; source += 1) {
        const w = (channel * from + source) * 3;
        const x = source * length + centre;
        if (centre > 0) sum += (weight[w] as number) * (input[x - 1] as number);
        sum += (weight[w + 1] as number) * (input[x] as number);
        if (centre + 1 < length) sum += (weight[w + 2] as number) * (input[x + 1] as number);
      }
      out[channel * outLength + position] = Math.max(0, sum);
    }
  }
  return out;
}

/** One LSTM cell; its gates stand in the order input, forget, cell, output. */
function createCell(take: (count: number) => Float32Array) {
  const inputWeight = take(4 * hidden * hidden);
  const memoryWeight = take(4 * hidden * hidden);
  const inputBias = take(4 * hidden);
  const memoryBias = take(4 * hidden);
  const memory = new Float32Array(hidden);
  const cell = new Float32Array(hidden);
  const gates = new Float32Array(4 * hidden);
  return {
    step: (input: Float32Array): Float32Array => {
      for (let row = 0; row < 4 * hidden; row += 1) {
        let sum = (inputBias[row] as number) + (memoryBias[row] as number);
        for (let k = 0; k < hidden; k += 1) {
          sum += (inputWeight[row * hidden + k] as number) * (input[k] as number);
          sum += (memoryWeight[row * hidden + k] as number) * (memory[k] as number);
        }
        gates[row] = sum;
      }
      for (let k = 0; k < hidden; k += 1) {
        const kept = sigmoid(gates[hidden + k] as number) * (cell[k] as number);
        const added = sigmoid(gates[k] as number) * Math.tanh(gates[2 * hidden + k] as number);
        cell[k] = kept + added;
        memory[k] = sigmoid(gates[3 * hidden + k] as number) * Math.tanh(cell[k] as number);
      }
      return memory;
    },
    reset: () => {
      memory.fill(0);
      cell.fill(0);
    },
  };
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
