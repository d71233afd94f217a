/** What one moment of a trial is like, and whether somebody speaks in it. */
export interface Example {
  readonly traits: Float32Array;
  readonly speaks: boolean;
  /** How much it counts. */
  readonly weight: number;
}

export interface Head {
  readonly weights: Float32Array;
  readonly bias: number;
}

const rounds = 600;
/** How much large weights are held against them: found by leaving out a fifth of the trials at a time. */
const restraint = 1e-3;

/** Logistic regression over traits of one scale, by gradients with momentum: the same examples, the same head. */
export function learn(examples: readonly Example[]): Head {
  const size = examples[0]?.traits.length ?? 0;
  const { mean, spread } = scaleOf(examples, size);
  const scaled = examples.map(({ traits }) =>
    traits.map((value, n) => (value - (mean[n] ?? 0)) / (spread[n] ?? 1)),
  );
  const all = examples.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Float32Array(size);
  const speed = new Float32Array(size);
  let bias = 0;
  let biasSpeed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const slope = new Float32Array(size);
    let biasSlope = 0;
    for (const [n, { speaks, weight }] of examples.entries()) {
      const row = scaled[n] as Float32Array;
      let sum = bias;
      for (let k = 0; k < size; k += 1) sum += (row[k] as number) * (weights[k] as number);
      const wrong = (weight / all) * (1 / (1 + Math.exp(-sum)) - (speaks ? 1 : 0));
      biasSlope += wrong;
      for (let k = 0; k < size; k += 1)
        slope[k] = (slope[k] as number) + wrong * (row[k] as number);
    }
    for (let k = 0; k < size; k += 1) {
      const down = (slope[k] as number) + 2 * restraint * (weights[k] as number);
      speed[k] = 0.9 * (speed[k] as number) - 0.02 * down;
      weights[k] = (weights[k] as number) + (speed[k] as number);
    }
    biasSpeed = 0.9 * biasSpeed - 0.02 * biasSlope;
    bias += biasSpeed;
  }
  const unscaled = weights.map((value, n) => value / (spread[n] ?? 1));
  const shift = unscaled.reduce((sum, value, n) => sum + value * (mean[n] ?? 0), 0);
  return { weights: unscaled, bias: bias - shift };
}

function scaleOf(examples: readonly Example[], size: number) {
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  for (const { traits } of examples) {
    for (const [n, value] of traits.entries()) {
      mean[n] = (mean[n] ?? 0) + value / examples.length;
      square[n] = (square[n] ?? 0) + value ** 2 / examples.length;
    }
  }
  // A trait that is hardly ever there is not made large.
  const spread = square.map(
    (value, n) => Math.sqrt(Math.max(0, value - (mean[n] ?? 0) ** 2)) + 0.02,
  );
  return { mean, spread };
}
