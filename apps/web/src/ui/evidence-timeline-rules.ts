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

/**
 * The mark that belongs to this moment of the playback: the latest one whose lead-in has begun.
 * `marks` are in the order of their time.
 */
export function currentMark<Mark extends { readonly atSeconds: number }>(
  marks: readonly Mark[],
  positionSeconds: number,
): Mark | undefined {
  return marks.findLast((mark) => seekTarget(mark.atSeconds) <= positionSeconds + 0.05);
}
