/** P(X ≤ k) of a Poisson variable with this mean. */
function poissonAtMost(count: number, mean: number): number {
  let term = Math.exp(-mean);
  let sum = term;
  for (let k = 1; k <= count; k += 1) {
    term *= mean / k;
    sum += term;
  }
  return sum;
}

/** The mean at which `tail` falls to 2.5 %, by halving. */
function solve(tail: (mean: number) => number, rises: boolean, count: number): number {
  let [low, high] = [0, count * 3 + 20];
  for (let step = 0; step < 100; step += 1) {
    const mean = (low + high) / 2;
    if (tail(mean) > 0.025 === rises) high = mean;
    else low = mean;
  }
  return (low + high) / 2;
}

/** The exact 95 % interval of a rate of which `count` happened in `hours`. Null without any footage. */
export function rateInterval(count: number, hours: number): readonly [number, number] | null {
  if (hours === 0) return null;
  const lower = count === 0 ? 0 : solve((mean) => 1 - poissonAtMost(count - 1, mean), true, count);
  const upper = solve((mean) => poissonAtMost(count, mean), false, count);
  return [lower / hours, upper / hours];
}
