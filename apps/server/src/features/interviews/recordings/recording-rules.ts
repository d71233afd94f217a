/** A piece of the recording as the candidate's browser cut it; times are server time in milliseconds. */
export type Segment = {
  readonly startedAt: number;
  readonly durationMs: number;
  readonly atMs: number;
  /** The recorder began it by itself, after it had stopped or failed. */
  readonly begunAfter?: string | null;
  /** Within it, on its own time line. */
  readonly holes?: readonly { readonly atMs: number; readonly missingMs: number }[];
};

export type Gap = { readonly atMs: number; readonly missingMs: number; readonly because: string };

/**
 * What every gap is held against, whatever it came from: a segment that follows another takes up to about so
 * long to show its first picture, and a longer hole is said.
 */
const NOTICEABLE_MS = 250;

/**
 * Stretches of the interview without picture, on the recording's own time line.
 * `segments` in order of time; `startedAt` and `endedAt` are the interview's; `unreadable` are the starts
 * of segments that were recorded, and of which nothing could be read.
 */
export function findGaps({
  segments,
  startedAt,
  endedAt,
  unreadable = [],
}: {
  readonly segments: readonly Segment[];
  readonly startedAt: number;
  readonly endedAt: number;
  readonly unreadable?: readonly number[] | undefined;
}): Gap[] {
  const gaps: Gap[] = [];
  let recordedUntil = startedAt;
  let atMs = 0;
  // By the order of the starts: lengths are the file's, starts are the browser's, and they do not meet.
  let lastStart = Number.NEGATIVE_INFINITY;
  const cause = (until: number, otherwise: string) =>
    unreadable.some((start) => start >= lastStart && start < until) ? 'unreadable' : otherwise;
  segments.forEach((segment, index) => {
    const because = cause(segment.startedAt, kindOf(segment, index));
    addGap({ gaps, atMs, missingMs: segment.startedAt - recordedUntil, because });
    for (const hole of segment.holes ?? []) {
      addGap({
        gaps,
        atMs: segment.atMs + hole.atMs,
        missingMs: hole.missingMs,
        because: 'stalled',
      });
    }
    lastStart = segment.startedAt;
    recordedUntil = Math.max(recordedUntil, segment.startedAt + segment.durationMs);
    atMs = segment.atMs + segment.durationMs;
  });
  addGap({
    gaps,
    atMs,
    missingMs: endedAt - recordedUntil,
    because: cause(endedAt, segments.length === 0 ? 'not-started' : 'ended-early'),
  });
  return gaps;
}

function kindOf({ begunAfter }: Segment, index: number): string {
  return index === 0 ? 'not-started' : (begunAfter ?? 'interrupted');
}

function addGap({
  gaps,
  atMs,
  missingMs,
  because,
}: {
  readonly gaps: Gap[];
  readonly atMs: number;
  readonly missingMs: number;
  readonly because: string;
}): void {
  if (missingMs > NOTICEABLE_MS) gaps.push({ atMs, missingMs, because });
}

/** A part must be on its way within this; the recorder asks for a new URL when it is not. */
export const partUrlSeconds = 30;

/** How long a recorder lets one PUT take: 30 s, and its bytes at 48 kB a second. 179 s for its usual 7 MB. */
export function longestPutMs(bytes: number): number {
  return 30_000 + Math.ceil((bytes / (48 * 1024)) * 1_000);
}

/**
 * How long an upload may be silent before the server completes it with the parts it has: longer than a
 * part whose URL was just given can take to arrive, or it would arrive at an upload that is gone.
 */
export const silenceMs = 210_000;

/** Silence, the minute until the sweep comes by, and its work: then whoever never returns is taken over from. */
export const takeoverMs = silenceMs + 60_000 + 30_000;

/** Until when a silence that ends now must have lasted for nobody to complete the upload any more. */
export function silentSince(now: Date): Date {
  return new Date(now.getTime() - silenceMs);
}

/** Who handed in and closed the window is not waited for; a reload asks for its uploads sooner. Ours. */
const returnMs = 30_000;

/** When an upload counts as heard of, whose page has just gone away after the interview's end. */
export function heardAtDeparture(now: Date): Date {
  return new Date(now.getTime() - silenceMs + returnMs);
}

/** When an upload counts as heard of, whose browser was given a URL for this part: late, where it is a long one. */
export function heardOf(now: Date, bytes: number): Date {
  const arrivesWithinMs = partUrlSeconds * 1_000 + longestPutMs(bytes);
  return new Date(now.getTime() + Math.max(0, arrivesWithinMs - silenceMs));
}

/**
 * How long after the interview's end a browser may still send what it kept. The raw parts
 * live as long, so that what comes late is joined with what came in time.
 */
const RECOVERY_MS = 24 * 3_600_000;

export function isClosed(interviewEndedAt: Date | null, now: Date): boolean {
  return interviewEndedAt !== null && now.getTime() - interviewEndedAt.getTime() > RECOVERY_MS;
}

/** Recordings of interviews that ended before this take nothing any more. */
export function closedBefore(now: Date): Date {
  return new Date(now.getTime() - RECOVERY_MS);
}

/** A browser's clock may say anything; a segment starts neither before the interview nor in the future. */
export function believableStart(said: number, interviewStartedAt: Date, now: Date): Date {
  const earliest = interviewStartedAt.getTime() - 60_000;
  return new Date(Math.min(Math.max(said, earliest), now.getTime()));
}

/** Types that recorders produce; the server reads no other. */
export function recordedType(mimeType: string): string | null {
  return /^video\/(?:webm|mp4|x-matroska)(?=$|;)/.exec(mimeType)?.[0] ?? null;
}

/** What a recording is of. */
export type Subject = {
  readonly companyId: number;
  readonly subject: 'attempt' | 'call-track' | 'call-film';
  readonly subjectId: number;
};

/** Where its objects lie. */
export const folderOf = ({ companyId, subject, subjectId }: Subject): string =>
  `companies/${companyId}/${subject}s/${subjectId}`;

export type JoinState = {
  readonly status: string;
  /** When the segments that are in the joined file were read. */
  readonly joinedAt: Date | null;
  /** Whether what is recorded still goes on. */
  readonly isRunning: boolean;
  readonly endedAt: Date | null;
};

export type SegmentState = {
  readonly status: string;
  readonly completedAt: Date | null;
  readonly completedBy: string | null;
};

/**
 * Whether the joined file is missing, or lacks a segment that was completed after it was made, or the end of
 * the interview. One that still runs is joined only where its browser went away and the server took over.
 */
export function needsJoin(recording: JoinState, segments: readonly SegmentState[]): boolean {
  const { status, joinedAt, isRunning, endedAt } = recording;
  if (segments.some((segment) => segment.status === 'open')) return false;
  const isTaken = segments.some(
    (segment) => segment.status === 'completed' && segment.completedBy === 'server',
  );
  if (isRunning && !isTaken) return false;
  if (status === 'receiving' || status === 'processing' || joinedAt === null) return true;
  if (status === 'playable' && endedAt !== null && endedAt > joinedAt) return true;
  return segments.some(
    (segment) => segment.status === 'completed' && (segment.completedAt ?? joinedAt) > joinedAt,
  );
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
