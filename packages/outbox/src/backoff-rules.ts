export interface BackoffLimits {
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

/**
 * Pause before the try after failure number `failures` (1 for the first): doubling, capped, and
 * spread over the upper half by `chance` in [0, 1), so that a thousand browsers that lost the same
 * server do not come back in step.
 */
export function backoffMs(failures: number, chance: number, limits: BackoffLimits): number {
  const doubled = limits.firstPauseMs * 2 ** Math.min(failures - 1, 30);
  return Math.round(Math.min(doubled, limits.longestPauseMs) * (0.5 + chance / 2));
}
