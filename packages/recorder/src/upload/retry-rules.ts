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
