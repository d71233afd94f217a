/** A transform of one size, with its tables and buffers: build it once, use it for every frame. */
export interface Fourier {
  readonly size: number;
  /** In place. `real` and `imaginary` have `size` numbers each. */
  transform(real: Float64Array, imaginary: Float64Array): void;
}

/** Radix-2 fast Fourier transform. @param size a power of two */
export function createFourier(size: number): Fourier {
  const cosines = Float64Array.from({ length: size / 2 }, (_, k) =>
    Math.cos((2 * Math.PI * k) / size),
  );
  const sines = Float64Array.from({ length: size / 2 }, (_, k) =>
    Math.sin((2 * Math.PI * k) / size),
  );
  const reversed = bitReversed(size);
  return {
    size,
    transform: (real, imaginary) => {
      reorder(real, reversed);
      reorder(imaginary, reversed);
      for (let half = 1; half < size; half *= 2) {
        butterflies(real, imaginary, half, cosines, sines);
      }
    },
  };
}

// oxlint-disable-next-line max-params -- the inner loop of the transform
function butterflies(
  real: Float64Array,
  imaginary: Float64Array,
  half: number,
  cosines: Float64Array,
  sines: Float64Array,
): void {
  const stride = cosines.length / half;
  for (let start = 0; start < real.length; start += 2 * half) {
    for (let k = 0; k < half; k += 1) {
      const upper = start + k;
      const lower = upper + half;
      const cosine = cosines[k * stride] as number;
      const sine = sines[k * stride] as number;
      const lowerReal = real[lower] as number;
      const lowerImaginary = imaginary[lower] as number;
      const turnedReal = lowerReal * cosine + lowerImaginary * sine;
      const turnedImaginary = lowerImaginary * cosine - lowerReal * sine;
      real[lower] = (real[upper] as number) - turnedReal;
      imaginary[lower] = (imaginary[upper] as number) - turnedImaginary;
      real[upper] = (real[upper] as number) + turnedReal;
      imaginary[upper] = (imaginary[upper] as number) + turnedImaginary;
    }
  }
}

function reorder(values: Float64Array, reversed: Uint32Array): void {
  for (let index = 0; index < values.length; index += 1) {
    const other = reversed[index] as number;
    if (other <= index) continue;
    const kept = values[index] as number;
    values[index] = values[other] as number;
    values[other] = kept;
  }
}

function bitReversed(size: number): Uint32Array {
  const reversed = new Uint32Array(size);
  for (let index = 1; index < size; index += 1) {
    const half = reversed[index >> 1] as number;
    reversed[index] = (half >> 1) | ((index & 1) === 1 ? size >> 1 : 0);
  }
  return reversed;
}

/** Hann window, periodic: what short-time analysis of speech uses. */
export function hannWindow(size: number): Float64Array {
  return Float64Array.from(
    { length: size },
    (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / size),
  );
}

/** The Blackman window of the Web Audio specification (AnalyserNode, α = 0.16). */
export function blackmanWindow(size: number): Float64Array {
  return Float64Array.from(
    { length: size },
    (_, n) =>
      0.42 - 0.5 * Math.cos((2 * Math.PI * n) / size) + 0.08 * Math.cos((4 * Math.PI * n) / size),
  );
}
