import type { PlannedChunk, PlannedPart } from '../upload/part-plan-rules.ts';
import type { SlicePolicy } from '../upload/slice-rules.ts';

/** One slice of the recorder, on its way to the store. */
export interface Chunk extends PlannedChunk {
  readonly sessionId: string;
  readonly segment: number;
  /** Bytes of the segment before this slice. Missing in rows that an older build wrote. */
  readonly startByte?: number;
  readonly blob: Blob;
}

/** What the product says of a segment when it begins; the recorder keeps it, and does not read it. */
export type SegmentFacts = Readonly<Record<string, string | number | boolean>>;

/** Where a segment's bytes go. */
export interface UploadTarget {
  readonly uploadId: string;
  readonly key: string;
}

/** One run of the recorder: a WebM stream of its own, and normally one upload. */
export interface Segment {
  readonly sessionId: string;
  /** From 1, in the order of recording within one browser profile. */
  readonly segment: number;
  /** Random; lets the server recognise a repeated `initiate`. */
  readonly segmentId: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly mimeType: string;
  /** Missing in rows that an older build wrote. */
  readonly facts?: SegmentFacts;
  /** A complete segment stays as a row, so that its number is not given twice. */
  readonly state: 'recording' | 'ended' | 'complete';
  readonly upload: UploadTarget | null;
  /** Whether slices go up as objects too; what the server said with `upload`. Missing: never. */
  readonly slices?: SlicePolicy;
  /** Bytes of this segment that an earlier upload took, which is finished without us. */
  readonly startsAtByte: number;
  /** The last chunk that the store has acknowledged; −1 before the first. */
  readonly storedSeq: number;
  /** Recorded milliseconds at which the last acknowledged part ended. */
  readonly lastCutMs: number;
}

/** A part in the upload ledger; `etag` is null until the store has acknowledged it. */
export interface LedgerPart extends PlannedPart {
  readonly sessionId: string;
  readonly segment: number;
  readonly etag: string | null;
}

/**
 * What was recorded and is not yet safe in the store. The caller
 * is the session's only writer and passes whole rows; writes take effect in the order of the calls.
 * Every method resolves once its change is as durable as the journal can make it: that is the
 * acknowledgement that allows the next step.
 */
export interface Journal {
  segments(sessionId: string): Promise<Segment[]>;
  saveSegment(segment: Segment): Promise<void>;
  addChunk(chunk: Chunk): Promise<void>;
  /** In the order of `seq`. */
  chunks(sessionId: string, segment: number): Promise<Chunk[]>;
  parts(sessionId: string, segment: number): Promise<LedgerPart[]>;
  /** Notes a part before its PUT, so that a later life of the page can ask the store for it. */
  addPart(part: LedgerPart): Promise<void>;
  removePart(part: LedgerPart): Promise<void>;
  /** In one transaction: `segment` is saved, the part has its ETag, its chunks are deleted. */
  storePart(segment: Segment, part: LedgerPart, etag: string): Promise<void>;
  /** In one transaction: `segment` is saved and its ledger emptied. */
  closeLedger(segment: Segment): Promise<void>;
  /** In one transaction: `segment` is saved, its ledger and its chunks are deleted. */
  drop(segment: Segment): Promise<void>;
  close(): void;
}
