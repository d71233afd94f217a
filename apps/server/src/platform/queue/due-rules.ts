const SECOND = 1000;
const HASTY_TRIES = 20;

/**
 * How long a try that failed waits: for about half an hour up to two minutes, then ten minutes. `chance`, from 0 to 1,
 * spreads what failed together.
 */
export function pauseAfter(tries: number, chance: number): number {
  const longest = tries < HASTY_TRIES ? Math.min(2 ** tries * 2, 120) : 600;
  return Math.round(longest * (1 - chance / 4) * SECOND);
}

/** The first failure, and then each that ends about a round of them: a service that is away fills no log. */
export const isTold = (tries: number): boolean => tries === 1 || tries % HASTY_TRIES === 0;
