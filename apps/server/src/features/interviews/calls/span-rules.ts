import { CLOCKS_DIFFER_MS } from '@candor/contract/interviews/call-recording-rules';

export type Stretch = { readonly beganAt: Date; readonly endedAt: Date | null };

/** The stretch that a segment which began then was recorded in: the one around it, or the nearest that clocks allow. */
function spanOf(spans: readonly Stretch[], startedAt: number): Stretch | undefined {
  const beside = ({ beganAt, endedAt }: Stretch): number =>
    Math.max(0, beganAt.getTime() - startedAt, startedAt - (endedAt?.getTime() ?? startedAt));
  return spans
    .filter((span) => beside(span) <= CLOCKS_DIFFER_MS)
    .toSorted((one, other) => beside(one) - beside(other))[0];
}

/** How much of a segment everybody agreed to: whatever else its browser sent is left out. */
export function agreedMs(spans: readonly Stretch[], startedAt: number): number {
  const span = spanOf(spans, startedAt);
  if (span === undefined) return 0;
  if (span.endedAt === null) return Number.POSITIVE_INFINITY;
  // It began when everybody had agreed, whatever its clock says.
  return Math.max(0, span.endedAt.getTime() - Math.max(startedAt, span.beganAt.getTime()));
}

/** Whoever has stopped sends no slices: one that is still asked for was made by a recorder that goes on. */
export const SLICES_LATE_MS = CLOCKS_DIFFER_MS;
/** A slow line brings what was recorded in time so much later. Ours. */
export const PARTS_LATE_MS = 10 * 60_000;

/** Whether what a segment was recorded in is over for longer than that. */
export function isOverFor(
  spans: readonly Stretch[],
  { startedAt, now, lateMs }: { startedAt: number; now: number; lateMs: number },
): boolean {
  const span = spanOf(spans, startedAt);
  return span === undefined || (span.endedAt !== null && now - span.endedAt.getTime() > lateMs);
}
