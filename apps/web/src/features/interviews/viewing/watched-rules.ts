/** A stretch [from, to) of the recording, in whole milliseconds of its own time line. */
export type Stretch = readonly [fromMs: number, toMs: number];

/** What the contract takes at once. */
const mostStretches = 200;

/** Two lists of what was played as one, in order and without overlap. */
export function united(one: readonly Stretch[], other: readonly Stretch[]): Stretch[] {
  const all = [...one, ...other].toSorted(([a], [b]) => a - b);
  const merged: [number, number][] = [];
  for (const [from, to] of all) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Seconds as the element tells them, in whole milliseconds behind those of the recordings before it. */
export function stretch(fromSeconds: number, toSeconds: number, offsetMs: number): Stretch {
  return [
    offsetMs + Math.max(0, Math.round(fromSeconds * 1000)),
    offsetMs + Math.max(0, Math.round(toSeconds * 1000)),
  ];
}

/** The longest ones: who sought more often than that has seen little in between. */
export function reportable(played: readonly Stretch[]): Stretch[] {
  const length = ([from, to]: Stretch): number => to - from;
  return played
    .filter((one) => length(one) > 0)
    .toSorted((one, other) => length(other) - length(one))
    .slice(0, mostStretches)
    .toSorted(([a], [b]) => a - b);
}
