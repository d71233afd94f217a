import type { SegmentEntry } from './upload/segment-book.ts';
import { heldSeq } from './upload/segment-book.ts';

/** The first bytes that the store lacks, for the one small request that a dying page may make. */
export interface LeavingPiece {
  readonly uploadId: string;
  readonly key: string;
  /** The slice that the bytes begin. */
  readonly sequence: number;
  /** Where they lie in the segment. */
  readonly startsAtByte: number;
  readonly file: Blob;
}

/**
 * Of the segment that is recorded; where none is any more, of the last that waits. Found without waiting for anything, for a page that dies waits for nothing. null where all that is
 * journaled is at the store, or where the slice behind what the store holds is not at hand.
 */
export function leavingPiece(
  entries: readonly SegmentEntry[],
  segment: number | null,
  maxBytes: number,
): LeavingPiece | null {
  const entry = entries.findLast(({ row, head }) =>
    segment === null ? head !== null : row.segment === segment,
  );
  const { head } = entry ?? {};
  const { upload } = entry?.row ?? {};
  if (!entry || !head || !upload || head.startByte === undefined) return null;
  if (head.seq !== heldSeq(entry) + 1) return null;
  const place = { sequence: head.seq, startsAtByte: head.startByte };
  return { ...upload, ...place, file: head.blob.slice(0, maxBytes) };
}
