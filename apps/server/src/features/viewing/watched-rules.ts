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
  const most = (Math.max(0, elapsedMs) + SLACK_MS) * FASTEST;
  let counted = united(before);
  for (const [from, to] of united(reported)) {
    const within: Range = [Math.min(from, durationMs), Math.min(to, durationMs)];
    const grown = united([...counted, within]);
    const excess = totalOf(grown) - most;
    if (excess > 0) {
      const cut = shortened(counted, within, totalOf(grown) - totalOf(counted) - excess);
      return longest(united([...counted, ...cut]));
    }
    counted = grown;
  }
  return longest(counted);
}

/** The beginning of `range` that adds `room` milliseconds to what is counted. */
function shortened(counted: readonly Range[], range: Range, room: number): Range[] {
  let [at, left] = [range[0], room];
  const out: Range[] = [];
  for (const [from, to] of [...counted, [range[1], range[1]] as const]) {
    if (to <= at) continue;
    const free = Math.min(from, range[1]) - at;
    if (free > 0 && left > 0) out.push([at, at + Math.min(free, left)]);
    left -= Math.max(0, free);
    at = Math.max(at, to);
    if (left <= 0 || at >= range[1]) break;
  }
  return out;
}

function longest(ranges: readonly Range[]): Range[] {
  if (ranges.length <= MOST_RANGES) return [...ranges];
  const kept = ranges.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0])).slice(0, MOST_RANGES);
  return united(kept);
}
