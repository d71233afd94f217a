import { beatInCall } from '@candor/contract/interviews/call-room';
import { PAGE_BEAT_MS } from '@candor/contract/interviews/call-rules';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

/**
 * Says again and again, until the signal, that this page is there; without it the others see the person leave.
 * `onSilence`: nobody answered what was said then.
 */
export function keepPresent(
  seat: { readonly token: string; readonly page: string },
  signal: AbortSignal,
  onSilence: (saidAt: number) => void,
): void {
  const beat = (): void => {
    const saidAt = performance.now();
    const body = { ...seat, isHidden: document.visibilityState === 'hidden' };
    // On a line that died an answer never comes; the next beat takes another.
    const soon = AbortSignal.any([signal, AbortSignal.timeout(2 * PAGE_BEAT_MS)]);
    call(beatInCall, { body }, { signal: soon, keepalive: true }).catch((error: unknown) => {
      // A refusal is an answer too.
      const isAnswered = error instanceof ApiError && error.statusCode !== 0;
      if (!isAnswered && !signal.aborted) onSilence(saidAt);
    });
  };
  const timer = setInterval(beat, PAGE_BEAT_MS);
  // Hidden pages are slow from now on: the server hears so at once.
  document.addEventListener('visibilitychange', beat, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
}
