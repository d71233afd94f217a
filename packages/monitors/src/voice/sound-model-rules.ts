import { createMelPicture, melBands, melFrames } from './mel-rules.ts';

/**
 * The first seven layers of YAMNet (what 521 kinds of sound have in common), written out as the speech model is: 25
 * million multiplications for a second of sound; see docs/decisions/0227. A layer is a convolution of each channel by
 * itself and one across the channels; normalisation is within their weights.
 */
interface Layer {
  readonly from: number;
  readonly to: number;
  readonly stride: 1 | 2;
  readonly depth: Float32Array;
  readonly depthBias: Float32Array;
  readonly point: Float32Array;
  readonly pointBias: Float32Array;
}

/** A picture of rows of columns of channels. */
interface Picture {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float32Array;
}

const firstChannels = 32;
const layerShapes = [
  { from: 32, to: 64, stride: 1 },
  { from: 64, to: 128, stride: 2 },
  { from: 128, to: 128, stride: 1 },
  { from: 128, to: 256, stride: 2 },
  { from: 256, to: 256, stride: 1 },
  { from: 256, to: 512, stride: 2 },
] as const;

/** How many numbers say what a sound is like. */
export const soundTraits = 512;

/** Numbers of the layers: the first convolution, then for each layer depth and point, each with its bias. */
export const layerWeightCount =
  firstChannels * 10 +
  layerShapes.reduce((sum, { from, to }) => sum + from * 10 + to * from + to, 0);

/** @param sound `melSamples` samples at 16 kHz */
export interface SoundModel {
  /** What the sound is like, whatever its loudness. */
  traitsOf(sound: Float32Array): Float32Array;
  /** How much more likely somebody speaks in it than not: the logarithm of the odds. */
  voiceIn(sound: Float32Array): number;
}

/**
 * @param weights the layers', then one for each trait and what is added to their sum: see models/README.md
 * @throws RangeError when the file is not the one this network was written for
 */
export function createSoundModel(weights: Float32Array): SoundModel {
  if (weights.length !== layerWeightCount + soundTraits + 1) {
    throw new RangeError(`The sound model has ${weights.length} numbers.`);
  }
  let taken = 0;
  const take = (count: number): Float32Array => {
    taken += count;
    return weights.subarray(taken - count, taken);
  };
  const first = take(firstChannels * 9);
  const firstBias = take(firstChannels);
  const layers: Layer[] = layerShapes.map((shape) => ({
    ...shape,
    depth: take(shape.from * 9),
    depthBias: take(shape.from),
    point: take(shape.to * shape.from),
    pointBias: take(shape.to),
  }));
  const head = take(soundTraits);
  const [headBias = 0] = take(1);
  const melPicture = createMelPicture();
  const traitsOf = (sound: Float32Array): Float32Array => {
    const mel = { rows: melFrames, columns: melBands, values: melPicture(sound) };
    const seen = layers.reduce(
      (picture, layer) => acrossChannels(eachChannel(picture, layer), layer),
      begin(mel, first, firstBias),
    );
    return meanOf(seen);
  };
  const voiceIn = (sound: Float32Array): number =>
    traitsOf(sound).reduce((sum, trait, n) => sum + trait * (head[n] as number), headBias);
  return { traitsOf, voiceIn };
}

/** As TensorFlow pads: what is over by one goes to the end. */
function padded(
  length: number,
  stride: number,
): { readonly length: number; readonly before: number } {
  const out = Math.ceil(length / stride);
  return { length: out, before: Math.floor(Math.max((out - 1) * stride + 3 - length, 0) / 2) };
}

/** The nine places that the convolution of an output's place reads; -1 outside. */
function placesOf({ rows, columns }: Picture, stride: number) {
  const down = padded(rows, stride);
  const across = padded(columns, stride);
  const places = new Int32Array(down.length * across.length * 9);
  let n = 0;
  for (let row = 0; row < down.length; row += 1) {
    for (let column = 0; column < across.length; column += 1) {
      for (let cell = 0; cell < 9; cell += 1) {
        const y = row * stride - down.before + Math.floor(cell / 3);
        const x = column * stride - across.before + (cell % 3);
        const isInside = y >= 0 && y < rows && x >= 0 && x < columns;
        places[n] = isInside ? y * columns + x : -1;
        n += 1;
      }
    }
  }
  return { rows: down.length, columns: across.length, places };
}

/** The first layer: one channel becomes 32. Its weights stand by channel, then by place. */
function begin(mel: Picture, weight: Float32Array, bias: Float32Array): Picture {
  const { rows, columns, places } = placesOf(mel, 2);
  const values = new Float32Array(rows * columns * firstChannels);
  for (let place = 0; place < rows * columns; place += 1) {
    for (let channel = 0; channel < firstChannels; channel += 1) {
      let sum = bias[channel] as number;
      for (let cell = 0; cell < 9; cell += 1) {
        const read = places[place * 9 + cell] as number;
        if (read >= 0) sum += (mel.values[read] as number) * (weight[channel * 9 + cell] as number);
      }
      values[place * firstChannels + channel] = Math.max(0, sum);
    }
  }
  return { rows, columns, values };
}

/** A convolution of each channel by itself. Its weights stand by place, then by channel. */
function eachChannel(picture: Picture, { from, stride, depth, depthBias }: Layer): Picture {
  const { rows, columns, places } = placesOf(picture, stride);
  const values = new Float32Array(rows * columns * from);
  for (let place = 0; place < rows * columns; place += 1) {
    const out = values.subarray(place * from, (place + 1) * from);
    out.set(depthBias);
    for (let cell = 0; cell < 9; cell += 1) {
      const read = places[place * 9 + cell] as number;
      if (read < 0) continue;
      for (let channel = 0; channel < from; channel += 1) {
        out[channel] =
          (out[channel] as number) +
          (picture.values[read * from + channel] as number) *
            (depth[cell * from + channel] as number);
      }
    }
    for (let channel = 0; channel < from; channel += 1) {
      out[channel] = Math.max(0, out[channel] as number);
    }
  }
  return { rows, columns, values };
}

/** Four sums side by side: most of the model's time is spent here. */
function acrossChannels(
  { rows, columns, values }: Picture,
  { from, to, point, pointBias }: Layer,
): Picture {
  const out = new Float32Array(rows * columns * to);
  for (let place = 0; place < rows * columns; place += 1) {
    const input = values.subarray(place * from, (place + 1) * from);
    for (let channel = 0; channel < to; channel += 4) {
      let [a, b, c, d] = [0, 1, 2, 3].map((n) => pointBias[channel + n] as number) as [
        number,
        number,
        number,
        number,
      ];
      const row = channel * from;
      for (let k = 0; k < from; k += 1) {
        const x = input[k] as number;
        a += x * (point[row + k] as number);
        b += x * (point[row + from + k] as number);
        c += x * (point[row + 2 * from + k] as number);
        d += x * (point[row + 3 * from + k] as number);
      }
      const place4 = place * to + channel;
      out[place4] = Math.max(0, a);
      out[place4 + 1] = Math.max(0, b);
      out[place4 + 2] = Math.max(0, c);
      out[place4 + 3] = Math.max(0, d);
    }
  }
  return { rows, columns, values: out };
}

function meanOf({ rows, columns, values }: Picture): Float32Array {
  const places = rows * columns;
  const mean = new Float32Array(soundTraits);
  for (const [n, value] of values.entries()) {
    const channel = n % soundTraits;
    mean[channel] = (mean[channel] as number) + value / places;
  }
  return mean;
}
