/** Seconds between two labels of the axis: round steps, at most seven of them. */
const steps = [15, 30, 60, 120, 300, 600, 900, 1800, 3600];

/** Where the axis carries a label, in seconds. */
export function axisTicks(durationSeconds: number): number[] {
  const step = steps.find((candidate) => durationSeconds / candidate <= 6) ?? 7200;
  const ticks: number[] = [];
  for (let at = 0; at <= durationSeconds; at += step) ticks.push(at);
  return ticks;
}

/** A moment as a share of the axis, kept inside it. */
export function percentOf(seconds: number, durationSeconds: number): string {
  if (durationSeconds <= 0) return '0%';
  const share = Math.min(1, Math.max(0, seconds / durationSeconds));
  return `${(share * 100).toFixed(3)}%`;
}

/** A flag is understood from what came before it. */
const leadSeconds = 2;

export function seekTarget(markSeconds: number): number {
  return Math.max(0, markSeconds - leadSeconds);
}

/** A mark that was opened stays the current one so long after its moment, whatever else happened then. */
const openedSeconds = 5;

type Placed = { readonly id: string; readonly atSeconds: number };

/**
 * The mark that belongs to this moment of the playback: the one that was opened, while its moment lasts, else
 * the latest one whose lead-in has begun. `marks` are in the order of their time.
 */
export function currentMark<Mark extends Placed>(
  marks: readonly Mark[],
  positionSeconds: number,
  openedId?: string,
): Mark | undefined {
  const hasBegun = ({ atSeconds }: Mark): boolean =>
    seekTarget(atSeconds) <= positionSeconds + 0.05;
  const opened = marks.find(({ id }) => id === openedId);
  if (opened && hasBegun(opened) && positionSeconds < opened.atSeconds + openedSeconds) {
    return opened;
  }
  return marks.findLast(hasBegun);
}
