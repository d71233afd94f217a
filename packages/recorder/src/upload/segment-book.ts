import type { Chunk, Journal, LedgerPart, Segment } from '../journal/journal.ts';

/** What is known of one segment without asking the journal. */
export interface SegmentEntry {
  readonly row: Segment;
  /** Recorded milliseconds up to the last chunk. */
  readonly recordedMs: number;
  /** Bytes recorded and not acknowledged by the store. */
  readonly waitingBytes: number;
  readonly uploadedParts: number;
  /** The last slice that the store holds as an object of this upload, this page life. */
  readonly sliced: SlicedUpTo | null;
  /** The oldest slice of this page life that the store may lack, while it is at hand. */
  readonly head: Chunk | null;
}

export interface SlicedUpTo {
  readonly uploadId: string;
  readonly seq: number;
  /** Recorded milliseconds at which it ends. */
  readonly endMs: number;
}

/** The last slice that the store holds, in a part or as an object; −1 where it holds none. */
export function heldSeq({ row, sliced }: SegmentEntry): number {
  const isCurrent = sliced !== null && sliced.uploadId === row.upload?.uploadId;
  return Math.max(row.storedSeq, isCurrent ? sliced.seq : -1);
}

/** Recorded milliseconds that the store holds, in parts and as slices. */
export function heldMs({ row, sliced }: SegmentEntry): number {
  const isCurrent = sliced !== null && sliced.uploadId === row.upload?.uploadId;
  return Math.max(row.lastCutMs, isCurrent ? sliced.endMs : 0);
}

/**
 * The session's segments in memory. Recorder and uploader both change them, so every change is
 * made here, synchronously, before its row goes to the journal: neither can write back a stale row.
 */
export interface SegmentBook {
  entries(): readonly SegmentEntry[];
  row(segment: number): Segment;
  add(row: Segment): void;
  change(segment: number, patch: Partial<Segment>): Segment;
  recorded(chunk: Chunk): void;
  sliced(segment: number, upTo: SlicedUpTo): void;
  stored(part: LedgerPart): void;
  /** Marks it complete, with nothing left of it. @returns its row */
  dropped(segment: number): Segment;
}

/** Reads a session as the journal holds it. Segments of an earlier life of the page have ended. */
export async function openBook(journal: Journal, sessionId: string): Promise<SegmentBook> {
  const entries = new Map<number, SegmentEntry>();
  for (const row of await journal.segments(sessionId)) {
    const ended: Segment = row.state === 'recording' ? { ...row, state: 'ended' } : row;
    if (ended !== row) await journal.saveSegment(ended);
    entries.set(row.segment, await entryOf(journal, ended));
  }
  return bookOf(entries);
}

async function entryOf(journal: Journal, row: Segment): Promise<SegmentEntry> {
  const stored = await journal.chunks(row.sessionId, row.segment);
  const waiting = stored.filter((chunk) => chunk.seq > row.storedSeq);
  const parts = await journal.parts(row.sessionId, row.segment);
  return {
    row,
    recordedMs: waiting.at(-1)?.endMs ?? row.lastCutMs,
    waitingBytes: waiting.reduce((sum, chunk) => sum + chunk.bytes, 0),
    uploadedParts: parts.filter((part) => part.etag !== null).length,
    sliced: null,
    head: null,
  };
}

function bookOf(entries: Map<number, SegmentEntry>): SegmentBook {
  const entry = (segment: number): SegmentEntry => {
    const found = entries.get(segment);
    if (!found) throw new Error(`segment ${segment} is not in the book`);
    return found;
  };
  return {
    entries: () => [...entries.values()],
    row: (segment) => entry(segment).row,
    add: (row) => {
      const nothing = {
        recordedMs: 0,
        waitingBytes: 0,
        uploadedParts: 0,
        sliced: null,
        head: null,
      };
      entries.set(row.segment, { row, ...nothing });
    },
    change: (segment, patch) => {
      const old = entry(segment);
      const row = { ...old.row, ...patch };
      entries.set(segment, { ...old, row });
      return row;
    },
    recorded: (chunk) => {
      const old = entry(chunk.segment);
      const waitingBytes = old.waitingBytes + chunk.bytes;
      const head = old.head !== null && old.head.seq > heldSeq(old) ? old.head : chunk;
      entries.set(chunk.segment, { ...old, recordedMs: chunk.endMs, waitingBytes, head });
    },
    sliced: (segment, upTo) => entries.set(segment, { ...entry(segment), sliced: upTo }),
    dropped: (segment) => {
      const old = entry(segment);
      const row: Segment = { ...old.row, state: 'complete' };
      entries.set(segment, { ...old, row, waitingBytes: 0 });
      return row;
    },
    stored: (part) => {
      const old = entry(part.segment);
      const waitingBytes = old.waitingBytes - part.bytes;
      entries.set(part.segment, { ...old, waitingBytes, uploadedParts: old.uploadedParts + 1 });
    },
  };
}
