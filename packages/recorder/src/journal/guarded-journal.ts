import type { Journal } from './journal.ts';
import { createMemoryJournal } from './memory-journal.ts';

/** `durable`: acknowledged chunks survive a crash. `refused`: they live in this page only. */
export type JournalState = 'durable' | 'refused';

export interface JournalHealth {
  readonly journal: JournalState;
  readonly journalReason: 'storage-full' | 'storage-denied' | null;
}

/**
 * The disk journal, with memory behind it. A write that the browser refuses (storage full, denied,
 * private mode) is said at once through `onHealth` and kept in memory, and recording goes on.
 * Storage that comes back is used again: parts that are uploaded free their space.
 */
export function guardJournal(
  disk: Journal | null,
  onHealth: (health: JournalHealth) => void,
): Journal {
  const memory = createMemoryJournal();
  if (!disk) {
    onHealth({ journal: 'refused', journalReason: 'storage-denied' });
    return memory;
  }
  const both = async (write: (journal: Journal) => Promise<void>) => {
    // Both begin before either is awaited: that keeps writes in the order of the calls.
    await Promise.all([write(memory), report(onHealth, () => write(disk))]);
  };
  return {
    segments: async (sessionId) =>
      merge(await memory.segments(sessionId), await orEmpty(disk.segments(sessionId)), (row) =>
        String(row.segment),
      ).toSorted((a, b) => a.segment - b.segment),
    saveSegment: (segment) => both((journal) => journal.saveSegment(segment)),
    addChunk: async (chunk) => {
      const kept = await report(onHealth, () => disk.addChunk(chunk));
      if (!kept) await memory.addChunk(chunk);
    },
    chunks: async (sessionId, segment) =>
      merge(
        await memory.chunks(sessionId, segment),
        await orEmpty(disk.chunks(sessionId, segment)),
        (row) => String(row.seq),
      ).toSorted((a, b) => a.seq - b.seq),
    parts: async (sessionId, segment) =>
      merge(
        await memory.parts(sessionId, segment),
        await orEmpty(disk.parts(sessionId, segment)),
        (row) => String(row.partNumber),
      ).toSorted((a, b) => a.partNumber - b.partNumber),
    addPart: (part) => both((journal) => journal.addPart(part)),
    removePart: (part) => both((journal) => journal.removePart(part)),
    storePart: (segment, part, etag) => both((journal) => journal.storePart(segment, part, etag)),
    closeLedger: (segment) => both((journal) => journal.closeLedger(segment)),
    close: () => disk.close(),
  };
}

async function report(
  onHealth: (health: JournalHealth) => void,
  write: () => Promise<void>,
): Promise<boolean> {
  try {
    await write();
    onHealth({ journal: 'durable', journalReason: null });
    return true;
  } catch (cause) {
    onHealth({ journal: 'refused', journalReason: reasonOf(cause) });
    return false;
  }
}

function reasonOf(cause: unknown): 'storage-full' | 'storage-denied' {
  const name = cause instanceof Error ? cause.name : '';
  return name === 'QuotaExceededError' ? 'storage-full' : 'storage-denied';
}

/** A journal that cannot be read any more must not stop what memory still holds. */
async function orEmpty<T>(rows: Promise<T[]>): Promise<T[]> {
  try {
    return await rows;
  } catch {
    return [];
  }
}

/** A row in memory is at least as new as the one on disk. */
function merge<T>(fromMemory: readonly T[], fromDisk: readonly T[], key: (row: T) => string): T[] {
  const rows = new Map(fromDisk.map((row) => [key(row), row]));
  for (const row of fromMemory) rows.set(key(row), row);
  return [...rows.values()];
}
