type Segment = { readonly startedAt: number; readonly atMs: number; readonly durationMs: number };

/**
 * Where an instant of the interview (epoch milliseconds) stands in the recording, in seconds. What
 * happened while nothing was recorded stands at the cut; undefined without any segment.
 * `segments` are in the order of their time.
 */
export function recordingSeconds(
  segments: readonly Segment[],
  instant: number,
): number | undefined {
  const next = segments.find(({ startedAt, durationMs }) => instant < startedAt + durationMs);
  if (next !== undefined) {
    const into = Math.max(0, instant - next.startedAt);
    return (next.atMs + into) / 1000;
  }
  const last = segments.at(-1);
  return last === undefined ? undefined : (last.atMs + last.durationMs) / 1000;
}

export type Captured = 'all' | 'part' | 'none';

/** How much of the recording has a sound, by its length. */
export function captured(
  segments: readonly (Segment & {
    readonly systemAudio: boolean;
    readonly microphone: boolean;
  })[],
  sound: 'systemAudio' | 'microphone',
): Captured {
  const withSound = segments.filter((segment) => segment[sound]);
  if (withSound.length === 0) return 'none';
  return withSound.length === segments.length ? 'all' : 'part';
}
