/** Milliseconds since 1970, from `startsAt` until before `endsAt`. Lists of them are in order and apart from each other. */
export type Interval = { readonly startsAt: number; readonly endsAt: number };

/** In order, and those that overlap or touch as one. */
export function mergeIntervals(all: readonly Interval[]): Interval[] {
  const merged: { startsAt: number; endsAt: number }[] = [];
  const filled = all.filter(({ startsAt, endsAt }) => startsAt < endsAt);
  for (const { startsAt, endsAt } of filled.toSorted((a, b) => a.startsAt - b.startsAt)) {
    const last = merged.at(-1);
    if (last === undefined || last.endsAt < startsAt) merged.push({ startsAt, endsAt });
    else last.endsAt = Math.max(last.endsAt, endsAt);
  }
  return merged;
}

/** What lies in both; each list is one of `mergeIntervals`. */
export function intersect(one: readonly Interval[], other: readonly Interval[]): Interval[] {
  const both: Interval[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [a, b] = [one[i], other[j]];
    if (a === undefined || b === undefined) return both;
    const startsAt = Math.max(a.startsAt, b.startsAt);
    const endsAt = Math.min(a.endsAt, b.endsAt);
    if (startsAt < endsAt) both.push({ startsAt, endsAt });
    if (a.endsAt <= b.endsAt) i += 1;
    else j += 1;
  }
}

/** What lies in the first and not in the second; each list is one of `mergeIntervals`. */
export function subtract(from: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const edges = [Number.NEGATIVE_INFINITY, ...taken.flatMap((one) => [one.startsAt, one.endsAt])];
  const gaps: Interval[] = [];
  for (let index = 0; index < edges.length; index += 2) {
    const startsAt = edges[index] ?? Number.NEGATIVE_INFINITY;
    gaps.push({ startsAt, endsAt: edges[index + 1] ?? Number.POSITIVE_INFINITY });
  }
  return intersect(from, gaps);
}

/** Milliseconds in all. */
export const lengthOf = (all: readonly Interval[]): number =>
  all.reduce((sum, { startsAt, endsAt }) => sum + endsAt - startsAt, 0);
