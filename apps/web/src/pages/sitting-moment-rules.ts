/** What was noted of an interview, as far as it says what is worth seeing first. */
export type Noted = {
  readonly id: string;
  readonly atSeconds: number;
  readonly text: string;
  readonly severity: 'low' | 'medium' | 'high' | 'critical';
  /** It weighs nothing until somebody confirmed it. */
  readonly isAdvisory: boolean;
  readonly verdict: string | null;
  /** From 0 to 1. */
  readonly confidence: number;
};

/** A piece of the recording around what was noted. */
export type Clip = {
  readonly id: string;
  readonly text: string;
  readonly atSeconds: number;
  readonly fromSeconds: number;
  readonly untilSeconds: number;
};

const CLIP_SECONDS = 10;
/** What happened is understood from what came before it. */
const LEAD_SECONDS = 2;
const MOST_CLIPS = 3;

const weights = { low: 0, medium: 1, high: 2, critical: 3 } as const;

/** Somebody has looked and said that it means nothing. */
const harmless: ReadonlySet<string> = new Set(['not-an-issue', 'technical', 'accommodation']);

function weightOf({ severity, isAdvisory, verdict }: Noted): number {
  const isConfirmed = verdict === 'confirmed';
  if (isAdvisory && !isConfirmed) return -1;
  return weights[severity] + (isConfirmed ? 10 : 0);
}

/**
 * The moments to look at where there is time for three: confirmed before judged by nobody, the graver and the surer
 * first. What lies in a clip already is not shown in another. They come in the order of their time.
 */
export function clipsOf(noted: readonly Noted[], durationSeconds: number): Clip[] {
  const byRisk = noted
    .filter(({ verdict }) => verdict === null || !harmless.has(verdict))
    .toSorted(
      (one, other) =>
        weightOf(other) - weightOf(one) ||
        other.confidence - one.confidence ||
        one.atSeconds - other.atSeconds,
    );
  const chosen: Noted[] = [];
  for (const one of byRisk) {
    const isShown = chosen.some(
      ({ atSeconds }) => Math.abs(atSeconds - one.atSeconds) < CLIP_SECONDS,
    );
    if (!isShown && chosen.length < MOST_CLIPS) chosen.push(one);
  }
  return chosen
    .toSorted((one, other) => one.atSeconds - other.atSeconds)
    .map(({ id, text, atSeconds }) => ({
      ...{ id, text, atSeconds },
      ...stretchOf(atSeconds - LEAD_SECONDS, durationSeconds),
    }));
}

/** Ten seconds from here; at the end of the recording, its last ten. */
export function stretchOf(seconds: number, durationSeconds: number) {
  const fromSeconds = Math.max(0, Math.min(seconds, durationSeconds - CLIP_SECONDS));
  return { fromSeconds, untilSeconds: Math.min(durationSeconds, fromSeconds + CLIP_SECONDS) };
}
