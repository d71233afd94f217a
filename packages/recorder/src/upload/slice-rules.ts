import type { PlannedChunk } from './part-plan-rules.ts';

/**
 * When a slice also goes up as a small object of its own: `always` as soon as it is journaled, `slow`
 * only while parts are late, `off` never. The server says which, when an upload is opened.
 */
export type SlicePolicy = 'always' | 'slow' | 'off';

export interface SliceLimits {
  /** `slow`: a slice that is in no acknowledged part for so long is late. */
  readonly sliceLateMs: number;
  readonly maxSliceBytes: number;
  /** With more than this waiting, the line is left to the parts. */
  readonly sliceBacklogBytes: number;
}

export interface PlannedSlice extends PlannedChunk {
  /** Where the slice begins in its segment; unknown in rows that an older build wrote. */
  readonly startByte?: number;
}

export interface SliceInput<Slice> {
  readonly policy: SlicePolicy;
  /** Journaled slices that are in no acknowledged part, in the order of `seq`. */
  readonly chunks: readonly Slice[];
  /** The last slice that the store acknowledged as an object of this upload; −1 before the first. */
  readonly slicedSeq: number;
}

/**
 * The next slice to send as an object, or null while none has to go.
 *
 * Oldest first and without a hole, because a server can only append what follows the bytes it has. A
 * slice goes up twice in all, here and in its part: when so much waits that the line surely cannot carry
 * that, parts have it to themselves.
 */
export function nextSlice<Slice extends PlannedSlice>(
  input: SliceInput<Slice>,
  limits: SliceLimits,
): (Slice & { readonly startByte: number }) | null {
  const { policy, chunks } = input;
  const [oldest] = chunks;
  const newest = chunks.at(-1);
  if (policy === 'off' || !oldest || !newest) return null;
  if (policy === 'slow' && newest.endMs - oldest.endMs < limits.sliceLateMs) return null;
  const waiting = chunks.filter((chunk) => chunk.seq > input.slicedSeq);
  const [next] = waiting;
  if (!next || next.startByte === undefined || next.bytes > limits.maxSliceBytes) return null;
  if (waiting.reduce((sum, chunk) => sum + chunk.bytes, 0) > limits.sliceBacklogBytes) return null;
  return { ...next, startByte: next.startByte };
}
