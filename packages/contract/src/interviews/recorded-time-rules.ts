/** What was recorded from `startedAt` on (epoch milliseconds) lies at `atMs` of its file. */
export type RecordedStretch = {
  readonly startedAt: number;
  readonly atMs: number;
  readonly durationMs: number;
};
type File = { readonly segments: readonly RecordedStretch[] };
type Span = readonly [from: number, to: number];

/** When any of these files was recorded, in order and without overlap. */
function recordedSpans(files: readonly File[]): Span[] {
  const all = files
    .flatMap(({ segments }) => segments)
    .toSorted((one, other) => one.startedAt - other.startedAt);
  const spans: [number, number][] = [];
  for (const { startedAt, durationMs } of all) {
    const last = spans.at(-1);
    if (last !== undefined && startedAt <= last[1]) {
      last[1] = Math.max(last[1], startedAt + durationMs);
    } else spans.push([startedAt, startedAt + durationMs]);
  }
  return spans;
}

/** How long files that show the same times are together: what several recorded at once counts once. */
export const recordedMs = (files: readonly File[]): number =>
  Math.round(recordedSpans(files).reduce((sum, [from, to]) => sum + to - from, 0));

/** What was played of one of the files, in the time of all together, which stands still where nobody recorded. */
export function playedOfAll(
  files: readonly File[],
  { segments }: File,
  [from, to]: Span,
): [number, number][] {
  const spans = recordedSpans(files);
  return segments.flatMap(({ startedAt, atMs, durationMs }): [number, number][] => {
    const [begin, end] = [Math.max(from, atMs), Math.min(to, atMs + durationMs)];
    if (end <= begin) return [];
    const at = (ms: number): number => Math.round(timeOfAll(spans, startedAt + ms - atMs));
    return [[at(begin), at(end)]];
  });
}

function timeOfAll(spans: readonly Span[], instant: number): number {
  return spans.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(instant, to) - from), 0);
}
