/** A piece of the recording as the candidate's browser cut it; times are server time in milliseconds. */
export type Segment = {
  readonly startedAt: number;
  readonly durationMs: number;
  readonly atMs: number;
};

export type Gap = { readonly atMs: number; readonly missingMs: number; readonly because: string };

/** Shorter holes are the recorder's own start and stop, not something a reviewer should look for. */
const NOTICEABLE_MS = 2_000;

/**
 * Stretches of the interview without picture, on the recording's own time line.
 * `segments` in order of time; `startedAt` and `endedAt` are the interview's.
 */
export function findGaps(segments: readonly Segment[], startedAt: number, endedAt: number): Gap[] {
  const gaps: Gap[] = [];
  let recordedUntil = startedAt;
  let atMs = 0;
  segments.forEach((segment, index) => {
    const because = index === 0 ? 'not-started' : 'interrupted';
    addGap(gaps, atMs, segment.startedAt - recordedUntil, because);
    recordedUntil = Math.max(recordedUntil, segment.startedAt + segment.durationMs);
    atMs = segment.atMs + segment.durationMs;
  });
  addGap(
    gaps,
    atMs,
    endedAt - recordedUntil,
    segments.length === 0 ? 'not-started' : 'ended-early',
  );
  return gaps;
}

function addGap(gaps: Gap[], atMs: number, missingMs: number, because: string): void {
  if (missingMs >= NOTICEABLE_MS) gaps.push({ atMs, missingMs, because });
}

export type OpenSegment = { readonly lastActivityAt: number };

/** How long an upload may be silent before the server completes it with the parts it has. */
export const silenceMs = { whileRunning: 10 * 60_000, afterEnd: 3 * 60_000 } as const;

/** Whether nobody will complete this upload any more (RULINGS 20). */
export function isAbandoned(segment: OpenSegment, interviewEnded: boolean, now: number): boolean {
  const limit = interviewEnded ? silenceMs.afterEnd : silenceMs.whileRunning;
  return now - segment.lastActivityAt >= limit;
}

export type UploadPiece = { readonly startsAtByte: number; readonly bytes: number };

/**
 * How many bytes of each upload of one segment to keep, so that overlaps are read once: a follow-on
 * upload continues at `startsAtByte`, which may lie before the end of what was already stored.
 * In order of `startsAtByte`.
 */
export function bytesToKeep(pieces: readonly UploadPiece[]): number[] {
  return pieces.map((piece, index) => {
    const next = pieces[index + 1];
    return next === undefined
      ? piece.bytes
      : Math.max(0, Math.min(piece.bytes, next.startsAtByte - piece.startsAtByte));
  });
}
