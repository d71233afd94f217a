/** A slice that went up as an object of its own. Bytes count within the recorder's segment. */
export type Slice = {
  readonly objectKey: string;
  readonly startsAtByte: number;
  readonly bytes: number;
};

/** `length` bytes of an object, from byte `skip` on. */
export type TailPiece = {
  readonly objectKey: string;
  readonly skip: number;
  readonly length: number;
};

/** What follows byte `heldUntil` of the segment without a hole; behind a hole a recording cannot be read. */
export function tailOf(slices: readonly Slice[], heldUntil: number): TailPiece[] {
  const tail: TailPiece[] = [];
  let position = heldUntil;
  for (;;) {
    const next = furthest(slices, position);
    if (next === null) return tail;
    const skip = position - next.startsAtByte;
    tail.push({ objectKey: next.objectKey, skip, length: next.bytes - skip });
    position = next.startsAtByte + next.bytes;
  }
}

/** Of the slices that have the byte at `position` the one that reaches furthest. */
function furthest(slices: readonly Slice[], position: number): Slice | null {
  let found: Slice | null = null;
  for (const slice of slices) {
    const { startsAtByte, bytes } = slice;
    if (startsAtByte > position || startsAtByte + bytes <= position) continue;
    if (found === null || startsAtByte + bytes > found.startsAtByte + found.bytes) found = slice;
  }
  return found;
}

export type HeldPart = { readonly partNumber: number; readonly size: number };

/**
 * Where the segment goes on behind these parts, or null when nothing can follow them: one is missing between them,
 * or the last is as small as only an upload's last may be.
 */
export function endOfParts(
  startsAtByte: number,
  parts: readonly HeldPart[],
  smallestPart: number,
): number | null {
  const isWhole = parts.every(
    ({ partNumber, size }, index) => partNumber === index + 1 && size >= smallestPart,
  );
  return isWhole ? parts.reduce((sum, { size }) => sum + size, startsAtByte) : null;
}

/** A recorder cuts a slice in 8 s; four times as many, and room for restarts. Ours. */
export function mostSlices(interviewMs: number): number {
  return Math.ceil(interviewMs / 2_000) + 500;
}

/** A page goes away once in a life; a browser that does it more often is no browser. Ours. */
export const MOST_LEAVINGS = 50;
