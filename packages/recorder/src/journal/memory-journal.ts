import type { Chunk, Journal, LedgerPart, Segment } from './journal.ts';

/** A journal that lives as long as the page: what is left where the browser refuses storage. */
export function createMemoryJournal(): Journal {
  const segments = new Map<string, Segment>();
  const chunks = new Map<string, Chunk>();
  const parts = new Map<string, LedgerPart>();
  const partsOf = (sessionId: string, segment: number) =>
    of(parts, sessionId, segment).toSorted((a, b) => a.partNumber - b.partNumber);
  const saveSegment = (segment: Segment) => {
    segments.set(keyOf(segment.sessionId, segment.segment), segment);
  };
  return {
    segments: async (sessionId) =>
      [...segments.values()]
        .filter((segment) => segment.sessionId === sessionId)
        .toSorted((a, b) => a.segment - b.segment),
    saveSegment: async (segment) => saveSegment(segment),
    addChunk: async (chunk) => {
      chunks.set(keyOf(chunk.sessionId, chunk.segment, chunk.seq), chunk);
    },
    chunks: async (sessionId, segment) =>
      of(chunks, sessionId, segment).toSorted((a, b) => a.seq - b.seq),
    parts: async (sessionId, segment) => partsOf(sessionId, segment),
    addPart: async (part) => {
      parts.set(partKey(part), part);
    },
    removePart: async (part) => {
      parts.delete(partKey(part));
    },
    storePart: async (segment, part, etag) => {
      saveSegment(segment);
      parts.set(partKey(part), { ...part, etag });
      for (let seq = part.firstSeq; seq <= part.lastSeq; seq += 1) {
        chunks.delete(keyOf(part.sessionId, part.segment, seq));
      }
    },
    closeLedger: async (segment) => {
      saveSegment(segment);
      for (const part of partsOf(segment.sessionId, segment.segment)) parts.delete(partKey(part));
    },
    drop: async (segment) => {
      saveSegment(segment);
      for (const part of partsOf(segment.sessionId, segment.segment)) parts.delete(partKey(part));
      for (const { seq } of of(chunks, segment.sessionId, segment.segment)) {
        chunks.delete(keyOf(segment.sessionId, segment.segment, seq));
      }
    },
    close: () => {},
  };
}

function of<T extends { sessionId: string; segment: number }>(
  map: ReadonlyMap<string, T>,
  sessionId: string,
  segment: number,
): T[] {
  return [...map.values()].filter((row) => row.sessionId === sessionId && row.segment === segment);
}

function partKey(part: LedgerPart): string {
  return keyOf(part.sessionId, part.segment, part.partNumber);
}

function keyOf(...parts: readonly (string | number)[]): string {
  return JSON.stringify(parts);
}
