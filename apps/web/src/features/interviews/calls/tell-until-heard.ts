import { backoffMs } from '@candor/outbox/backoff-rules';
import { ApiError } from '../../../lib/api-error.ts';
import { pause } from '../../../lib/pause.ts';

const retries = { firstPauseMs: 500, longestPauseMs: 5_000 };
/** On a line that died an answer never comes. */
const ANSWER_MS = 10_000;

/** Who was away for too long has no seat until their page has come back, which it does by itself. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.mayPass || error.code === 'call_elsewhere';

/** Says one thing to the server again and again, until it has heard it or refuses it for good, or until the signal. */
export async function tellUntilHeard(
  tell: (soon: AbortSignal) => Promise<unknown>,
  { signal, onLate }: { readonly signal: AbortSignal; readonly onLate: () => void },
): Promise<void> {
  for (let failures = 1; !signal.aborted; failures += 1) {
    try {
      await tell(AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]));
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (!mayPass(error)) throw error;
    }
    onLate();
    await pause(backoffMs(failures, Math.random(), retries), signal);
  }
}
