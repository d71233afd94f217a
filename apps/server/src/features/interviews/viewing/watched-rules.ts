/** [from, to) in milliseconds of the recording. */
export type Range = readonly [from: number, to: number];

/** RV-5: nobody plays faster than this. */
const FASTEST = 5;
/** Clocks and reports that were on their way. */
const SLACK_MS = 10_000;
/** Stretches kept of one view; whoever jumps about more loses the shortest. */
const MOST_RANGES = 500;

export const totalOf = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, [from, to]) => sum + to - from, 0);

/** In order, and apart from each other. */
export function united(ranges: readonly Range[]): Range[] {
  const sorted = ranges.filter(([from, to]) => to > from).toSorted((a, b) => a[0] - b[0]);
  const out: Range[] = [];
  for (const [from, to] of sorted) {
    const last = out.at(-1);
    if (last !== undefined && from <= last[1])
      out[out.length - 1] = [last[0], Math.max(last[1], to)];
    else out.push([from, to]);
  }
  return out;
}

export type Report = {
  readonly before: readonly Range[];
  readonly reported: readonly Range[];
  readonly durationMs: number;
  /** Since the view began, by the server's clock. */
  readonly elapsedMs: number;
};

/**
 * What counts as watched: the union, within the recording, and never more than can have been played since the
 * view began at the fastest speed. What was counted before stays.
 */
export function watched({ before, reported, durationMs, elapsedMs }: Report): Range[] {
  const counted = united(before);
  let room = Math.max(0, (Math.max(0, elapsedMs) + SLACK_MS) * FASTEST - totalOf(counted));
  const added = uncovered(united(reported), counted).map(([from, to]): Range => {
    const end = Math.max(from, Math.min(to, durationMs, from + room));
    room -= end - from;
    return [from, end];
  });
  return longest(united([...counted, ...added]));
}

/** What of the ranges is new. */
function uncovered(ranges: readonly Range[], counted: readonly Range[]): Range[] {
  let left = [...ranges];
  for (const [from, to] of counted) {
    left = left.flatMap(([start, end]) =>
      united([
        [start, Math.min(end, from)],
        [Math.max(start, to), end],
      ]),
    );
  }
  return left;
}

function longest(ranges: readonly Range[]): Range[] {
  const byLength = ranges.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]));
  return united(byLength.slice(0, MOST_RANGES));
}
