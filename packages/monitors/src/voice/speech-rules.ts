import type { VoiceLimits } from './limits-rules.ts';

/** Where the speech detector stands: a run of speech with hysteresis, or none. */
export interface SpeechRun {
  /** Milliseconds since the epoch; null outside speech. */
  readonly from: number | null;
  /** The last moment that was speech. */
  readonly until: number;
  /** Sum and number of the run's probabilities. */
  readonly sum: number;
  readonly frames: number;
  readonly lastAt: number;
}

export const noSpeech: SpeechRun = { from: null, until: 0, sum: 0, frames: 0, lastAt: 0 };

/** One probability of the speech model, for the 32 ms that end at `at`. */
export function hear(
  run: SpeechRun,
  {
    at,
    probability,
    limits,
  }: { readonly at: number; readonly probability: number; readonly limits: VoiceLimits },
): SpeechRun {
  const fresh = at - run.lastAt > limits.speechStaleMs ? noSpeech : run;
  if (fresh.from === null) {
    if (probability < limits.speechFrom) return { ...noSpeech, lastAt: at };
    return { from: at, until: at, sum: probability, frames: 1, lastAt: at };
  }
  const speaks = probability >= limits.speechUntil;
  if (!speaks && at - fresh.until > limits.speechHangMs) return { ...noSpeech, lastAt: at };
  return {
    from: fresh.from,
    until: speaks ? at : fresh.until,
    sum: fresh.sum + (speaks ? probability : 0),
    frames: fresh.frames + (speaks ? 1 : 0),
    lastAt: at,
  };
}

/** Whether somebody speaks at `at`, for long enough and surely enough to be speech at all. */
export function isSpeech(run: SpeechRun, at: number, limits: VoiceLimits): boolean {
  return (
    run.from !== null &&
    at - run.lastAt <= limits.speechStaleMs &&
    run.until - run.from >= limits.speechMinMs &&
    speechConfidence(run) >= limits.speechMean
  );
}

/** Mean probability of the run, 0 to 1. */
export function speechConfidence(run: SpeechRun): number {
  return run.frames === 0 ? 0 : run.sum / run.frames;
}
