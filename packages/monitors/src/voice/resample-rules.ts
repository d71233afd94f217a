/** Brings sound of any rate to another, in pieces of any length, without a seam between them. */
export interface Resampler {
  /** @returns the samples that are complete by now */
  push(samples: Float32Array): Float32Array;
}

/** Half width of the filter, in periods of the lower rate: 60 dB of stop band with this window. */
const halfWidth = 12;

/**
 * A windowed-sinc filter, one set of taps per phase.
 * @param from rate of the input, Hz; whole number
 * @param to rate of the output, Hz; whole number
 */
export function createResampler(from: number, to: number): Resampler {
  const divisor = commonDivisor(from, to);
  const phases = to / divisor;
  const advance = from / divisor;
  const reach = Math.ceil(halfWidth * Math.max(1, from / to));
  const taps = Array.from({ length: phases }, (_, phase) =>
    phaseTaps(phase / phases, reach, Math.min(1, to / from)),
  );
  let held = new Float32Array(2 * reach);
  // Position of the next output in `held`: whole samples, and a phase.
  let whole = reach;
  let phase = 0;
  return {
    push: (samples) => {
      const input = new Float32Array(held.length + samples.length);
      input.set(held);
      input.set(samples, held.length);
      const out: number[] = [];
      while (whole + reach < input.length) {
        out.push(filtered(input, whole - reach + 1, taps[phase] as Float64Array));
        phase += advance;
        whole += Math.floor(phase / phases);
        phase %= phases;
      }
      const done = Math.min(whole - reach, input.length);
      held = input.slice(done);
      whole -= done;
      return Float32Array.from(out);
    },
  };
}

function filtered(input: Float32Array, start: number, taps: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < taps.length; k += 1) {
    sum += (input[start + k] as number) * (taps[k] as number);
  }
  return sum;
}

/** Taps for an output that lies `offset` (0 to 1) behind an input sample. */
function phaseTaps(offset: number, reach: number, ratio: number): Float64Array {
  // 0.92: the filter's slope ends at the Nyquist frequency of the lower rate.
  const cut = 0.92 * ratio;
  const taps = Float64Array.from({ length: 2 * reach }, (_, k) => {
    const x = k - reach + 1 - offset;
    const angle = (Math.PI * x) / reach;
    const window =
      Math.abs(x) >= reach ? 0 : 0.42 + 0.5 * Math.cos(angle) + 0.08 * Math.cos(2 * angle);
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * cut * x) / (Math.PI * cut * x);
    return cut * sinc * window;
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
