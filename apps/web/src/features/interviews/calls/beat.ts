import { beatInCall } from '@candor/contract/interviews/call-room';
import { PAGE_BEAT_MS } from '@candor/contract/interviews/call-rules';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

/** An answer that takes longer is doubted. */
const DOUBT_MS = 2_000;

export type Presence = {
  /** Whether the line may be dead: what was said last has no answer. */
  readonly isDoubtful: () => boolean;
  /** Says it now, whatever came of what was said before. */
  readonly say: () => void;
};

/**
 * Says again and again, until the signal, that this page is there; without it the others see the person leave. What
 * nobody answers is said no more until the stream stands again (see `line-rules.ts`).
 * `onSilence`: nobody answered what was said then.
 */
export function keepPresent(
  seat: { readonly token: string; readonly page: string },
  signal: AbortSignal,
  {
    isLineOpen,
    onSilence,
  }: { readonly isLineOpen: () => boolean; readonly onSilence: (saidAt: number) => void },
): Presence {
  let isAnswered = true;
  /** null: nothing is under way. */
  let askedAt: number | null = null;
  const say = (): void => {
    const saidAt = performance.now();
    askedAt = saidAt;
    const body = { ...seat, isHidden: document.visibilityState === 'hidden' };
    // On a line that died an answer never comes; the next beat takes another.
    const soon = AbortSignal.any([signal, AbortSignal.timeout(2 * PAGE_BEAT_MS)]);
    const settle = (answered: boolean): void => {
      if (askedAt !== saidAt) return;
      askedAt = null;
      isAnswered = answered;
    };
    call(beatInCall, { body }, { signal: soon, keepalive: true }).then(
      () => settle(true),
      (error: unknown) => {
        // A refusal is an answer too.
        const wasAnswered = error instanceof ApiError && error.statusCode !== 0;
        settle(wasAnswered);
        if (!wasAnswered && !signal.aborted) onSilence(saidAt);
      },
    );
  };
  const beat = (): void => {
    if (askedAt === null && (isAnswered || isLineOpen())) say();
  };
  const timer = setInterval(beat, PAGE_BEAT_MS);
  // Hidden pages are slow from now on: the server hears so at once.
  document.addEventListener('visibilitychange', say, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
  const isLate = (): boolean => askedAt !== null && performance.now() - askedAt > DOUBT_MS;
  return { say, isDoubtful: () => !isAnswered || isLate() };
}
