import { setTimeout as timer } from 'node:timers/promises';

/** A claim of this age is a killed worker's. */
export const CLAIM_MS = 30_000;
/** A claim may miss one renewal, by a database that is away, and is still its worker's. */
const RENEW_MS = 10_000;

export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

/** Does not keep the process alive; ends early, without an error, when aborted. */
export const realPause: Pause = (ms, signal) =>
  timer(ms, undefined, { signal, ref: false }).catch(() => {});

/**
 * Keeps a claim while the work lasts, however long: whoever finds it old may take it for a killed worker's.
 * @param renew false when somebody else has the claim by now
 * @returns the outcome, and whether the claim is still ours
 */
export async function whileClaimed<T>(
  { renew, pause }: { readonly renew: () => Promise<boolean>; readonly pause: Pause },
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly isOurs: boolean }> {
  const over = new AbortController();
  const renewing = keepRenewing(renew, pause, over.signal);
  try {
    const result = await work();
    over.abort();
    return { result, isOurs: await renewing };
  } finally {
    over.abort();
  }
}

async function keepRenewing(
  renew: () => Promise<boolean>,
  pause: Pause,
  over: AbortSignal,
): Promise<boolean> {
  for (;;) {
    await pause(RENEW_MS, over);
    if (over.aborted) return true;
    // Without an answer the claim is as old as before, and perhaps still ours: the next renewal tells.
    const isOurs = await renew().catch(() => true);
    if (!isOurs) return false;
  }
}
