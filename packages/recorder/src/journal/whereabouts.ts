import type { Chunk, LedgerPart, Segment } from './journal.ts';

type Slice = Pick<Chunk, 'sessionId' | 'segment' | 'seq' | 'bytes'>;
type Run = Pick<Segment, 'sessionId' | 'segment'>;

export type Whereabouts = ReturnType<typeof createWhereabouts>;

/** Which slices of this page wait on disk, and which in its memory only. Numbers: no slice is held here. */
export function createWhereabouts() {
  const rows = new Set<string>();
  const begun = new Set<string>();
  const onDisk = new Map<string, Slice>();
  const inMemory = new Map<string, Slice>();
  const isOf = (run: Run) => (slice: Slice) => runKey(slice) === runKey(run);
  const forget = (isGone: (slice: Slice) => boolean) => {
    for (const places of [onDisk, inMemory]) {
      for (const [key, slice] of places) if (isGone(slice)) places.delete(key);
    }
  };
  return {
    /** Rows that were read from the disk: their segments began in an earlier life of the page. */
    found: (run: Run) => void rows.add(runKey(run)),
    saved: (run: Run, isOnDisk: boolean) => {
      const key = runKey(run);
      if (!rows.has(key)) begun.add(key);
      if (isOnDisk) rows.add(key);
    },
    hasRow: (run: Run) => rows.has(runKey(run)),
    added: (slice: Slice, isOnDisk: boolean) => {
      const { sessionId, segment, seq, bytes } = slice;
      (isOnDisk ? onDisk : inMemory).set(sliceKey(slice), { sessionId, segment, seq, bytes });
    },
    /** The store has acknowledged them. */
    stored: (part: LedgerPart) => forget((slice) => isOf(part)(slice) && slice.seq <= part.lastSeq),
    /** Nobody wants them any more. */
    dropped: (run: Run) => forget(isOf(run)),
    /** After a reading: where a slice was taken away, so was the row beside it. */
    read: (run: Run, chunks: readonly Slice[]) => {
      const there = new Set(chunks.map(sliceKey));
      const missing = [...onDisk.values()].some(
        (one) => isOf(run)(one) && !there.has(sliceKey(one)),
      );
      if (missing) rows.delete(runKey(run));
    },
    memoryBytes: () => [...inMemory.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    /** Begun by this page, so that memory knows of every part of it. */
    isOurs: (run: Run) => begun.has(runKey(run)),
    isWholeInMemory: (run: Run) => begun.has(runKey(run)) && ![...onDisk.values()].some(isOf(run)),
  };
}

function runKey({ sessionId, segment }: Run): string {
  return JSON.stringify([sessionId, segment]);
}

function sliceKey({ sessionId, segment, seq }: Slice): string {
  return JSON.stringify([sessionId, segment, seq]);
}
