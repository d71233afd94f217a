type Segment = { readonly startedAt: number; readonly atMs: number; readonly durationMs: number };
type Track = { readonly segments: readonly Segment[] };

/** Where this instant (epoch milliseconds) stands in a track, in its own seconds; null: nothing was recorded then. */
export function secondsIn({ segments }: Track, instant: number): number | null {
  const at = segments.find(
    ({ startedAt, durationMs }) => instant >= startedAt && instant < startedAt + durationMs,
  );
  return at === undefined ? null : (at.atMs + instant - at.startedAt) / 1000;
}

/** From the first picture of any track to the last; null: there is none. */
export function extentOf(tracks: readonly Track[]): { from: number; to: number } | null {
  const all = tracks.flatMap(({ segments }) => segments);
  if (all.length === 0) return null;
  return {
    from: Math.min(...all.map(({ startedAt }) => startedAt)),
    to: Math.max(...all.map(({ startedAt, durationMs }) => startedAt + durationMs)),
  };
}

/** This instant, or where the next stretch of any track begins; null: nothing comes any more. */
export function recordedFrom(tracks: readonly Track[], instant: number): number | null {
  if (tracks.some((track) => secondsIn(track, instant) !== null)) return instant;
  const next = tracks
    .flatMap(({ segments }) => segments.map(({ startedAt }) => startedAt))
    .filter((startedAt) => startedAt > instant);
  return next.length === 0 ? null : Math.min(...next);
}

/** Where playing begins from this instant: where nothing comes any more, at the beginning. */
export function playFrom(tracks: readonly Track[], instant: number): number | null {
  return recordedFrom(tracks, instant) ?? extentOf(tracks)?.from ?? null;
}

/** Where nobody was recorded, between two stretches of anybody. */
export function emptySpans(tracks: readonly Track[]): { from: number; to: number }[] {
  const all = tracks
    .flatMap(({ segments }) => segments)
    .toSorted((one, other) => one.startedAt - other.startedAt);
  const spans: { from: number; to: number }[] = [];
  let until = all[0]?.startedAt ?? 0;
  for (const { startedAt, durationMs } of all) {
    if (startedAt - until >= EMPTY_MS) spans.push({ from: until, to: startedAt });
    until = Math.max(until, startedAt + durationMs);
  }
  return spans;
}

/** Shorter ones are between two slices of one recording. */
const EMPTY_MS = 1_000;

/** Tracks that drift apart less than this are left alone: setting the place of a video is seen. */
export const IN_STEP_SECONDS = 0.06;

/** A URL is good for longer than this: what fails earlier fails for another reason. */
const FRESH_MS = 60_000;

/** Whether a track's URL was asked for so shortly before that a new one would change nothing. */
export function isFresh(renewedAtMs: number | undefined, nowMs: number): boolean {
  return renewedAtMs !== undefined && nowMs - renewedAtMs < FRESH_MS;
}

export type Bar = { readonly fromPercent: number; readonly percent: number };

/** A stretch of time on a lane of this extent; what lies outside is cut. */
export function barOf(
  { from, to }: { readonly from: number; readonly to: number },
  stretch: { readonly from: number; readonly to: number },
): Bar | null {
  const begin = Math.max(from, stretch.from);
  const end = Math.min(to, stretch.to);
  if (end <= begin || to <= from) return null;
  const percent = (ms: number): number => Math.round((ms / (to - from)) * 10_000) / 100;
  return { fromPercent: percent(begin - from), percent: percent(end - begin) };
}
