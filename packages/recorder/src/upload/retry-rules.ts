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

/**
 * 403 on a signed URL is an expired signature before anything else: a new URL is asked for at
 * once, but only once, for a store that refuses for another reason must not be hammered.
 */
export function retriesAtOnce(status: number | null, failures: number): boolean {
  return status === 403 && failures === 1;
}

/** How long a PUT may take before it counts as stalled. */
export function putTimeoutMs(
  bytes: number,
  limits: { readonly callTimeoutMs: number; readonly slowestBytesPerSecond: number },
): number {
  return limits.callTimeoutMs + Math.ceil((bytes / limits.slowestBytesPerSecond) * 1_000);
}

/** A part as the store reports it. */
export interface HeldPart {
  readonly partNumber: number;
  readonly etag: string;
  readonly bytes: number;
}

/**
 * A part whose PUT arrived but whose acknowledgement did not: the store holds that number with
 * exactly the bytes that were cut. Any other size is another cut, and is sent again.
 */
export function adoptHeld(
  cut: { readonly partNumber: number; readonly bytes: number },
  held: readonly HeldPart[],
): HeldPart | null {
  const found = held.find((part) => part.partNumber === cut.partNumber);
  return found && found.bytes === cut.bytes ? found : null;
}
