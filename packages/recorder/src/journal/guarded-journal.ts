import type { Journal } from './journal.ts';
import { createMemoryJournal } from './memory-journal.ts';
import type { Whereabouts } from './whereabouts.ts';
import { createWhereabouts } from './whereabouts.ts';

/** `durable`: acknowledged chunks survive a crash. `refused`: some of them live in this page only. */
export type JournalState = 'durable' | 'refused';

type Refusal = 'storage-full' | 'storage-denied' | null;
type Write = (journal: Journal) => Promise<void>;

export interface JournalHealth {
  readonly journal: JournalState;
  readonly journalReason: Refusal;
  /** Recorded bytes that are neither on disk nor at the store: a closed page takes them with it. */
  readonly memoryBytes: number;
}

/**
 * The disk journal, with memory behind it. A write that the browser refuses (storage full, denied,
 * private mode) is said at once through `onHealth` and kept in memory, and recording goes on.
 * Storage that comes back is used again: parts that are uploaded free their space.
 *
 * A disk that cannot be read is never taken for an empty one: reading rejects, unless memory surely
 * holds all there is.
 */
export function guardJournal(
  disk: Journal | null,
  onHealth: (health: JournalHealth) => void,
): Journal {
  const memory = createMemoryJournal();
  const places = createWhereabouts();
  const tell = createTeller(places, onHealth);
  const onDisk = (write: Write) => written(disk, write);
  const both = async (write: Write) => {
    // Both begin before either is awaited: that keeps writes in the order of the calls.
    const [failure] = await Promise.all([onDisk(write), write(memory)]);
    return failure;
  };
  if (!disk) tell('storage-denied');
  return {
    ...readersOf(disk, memory, places),
    saveSegment: async (segment) => {
      const failure = await both((journal) => journal.saveSegment(segment));
      places.saved(segment, failure === null);
      tell(failure);
    },
    addChunk: async (chunk) => {
      const row = places.hasRow(chunk) ? null : await rowOf(memory, chunk);
      const failure = await onDisk(async (journal) => {
        // The next life of the page finds slices by the rows of their segments.
        if (row) await journal.saveSegment(row).then(() => places.saved(row, true));
        await journal.addChunk(chunk);
      });
      if (failure !== null) await memory.addChunk(chunk);
      places.added(chunk, failure === null);
      tell(failure);
    },
    addPart: async (part) => tell(await both((journal) => journal.addPart(part))),
    removePart: async (part) => tell(await both((journal) => journal.removePart(part))),
    storePart: async (segment, part, etag) => {
      const failure = await both((journal) => journal.storePart(segment, part, etag));
      places.stored(part);
      tell(failure);
    },
    closeLedger: async (segment) => tell(await both((journal) => journal.closeLedger(segment))),
    drop: async (segment) => {
      const failure = await both((journal) => journal.drop(segment));
      places.dropped(segment);
      tell(failure);
    },
    close: () => disk?.close(),
  };
}

/** Takes the outcome of each write: null where it is on disk. */
function createTeller(places: Whereabouts, onHealth: (health: JournalHealth) => void) {
  let reason: Refusal = null;
  return (failure: Refusal): void => {
    const memoryBytes = places.memoryBytes();
    const isSafe = failure === null && memoryBytes === 0;
    // What was refused stays the reason for as long as memory holds what the disk does not.
    reason = isSafe ? null : (failure ?? reason);
    onHealth({ journal: isSafe ? 'durable' : 'refused', journalReason: reason, memoryBytes });
  };
}

function readersOf(
  disk: Journal | null,
  memory: Journal,
  places: Whereabouts,
): Pick<Journal, 'segments' | 'chunks' | 'parts'> {
  return {
    segments: async (sessionId) => {
      const rows = (await disk?.segments(sessionId)) ?? [];
      for (const row of rows) places.found(row);
      return merge(await memory.segments(sessionId), rows, (row) => row.segment);
    },
    chunks: async (sessionId, segment) => {
      const run = { sessionId, segment };
      const needsDisk = disk !== null && !places.isWholeInMemory(run);
      const rows = needsDisk ? await disk.chunks(sessionId, segment) : [];
      if (needsDisk) places.read(run, rows);
      return merge(await memory.chunks(sessionId, segment), rows, (row) => row.seq);
    },
    parts: async (sessionId, segment) => {
      const needsDisk = disk !== null && !places.isOurs({ sessionId, segment });
      const rows = needsDisk ? await disk.parts(sessionId, segment) : [];
      return merge(await memory.parts(sessionId, segment), rows, (row) => row.partNumber);
    },
  };
}

/** @returns why it is not on disk, null when it is */
async function written(disk: Journal | null, write: Write): Promise<Refusal> {
  if (disk === null) return 'storage-denied';
  try {
    await write(disk);
    return null;
  } catch (cause) {
    return reasonOf(cause);
  }
}

async function rowOf(memory: Journal, run: { sessionId: string; segment: number }) {
  return (await memory.segments(run.sessionId)).find((row) => row.segment === run.segment) ?? null;
}

function reasonOf(cause: unknown): 'storage-full' | 'storage-denied' {
  const name = cause instanceof Error ? cause.name : '';
  return name === 'QuotaExceededError' ? 'storage-full' : 'storage-denied';
}

/** A row in memory is at least as new as the one on disk. In the order of the key. */
function merge<T>(fromMemory: readonly T[], fromDisk: readonly T[], key: (row: T) => number): T[] {
  const rows = new Map(fromDisk.map((row) => [key(row), row]));
  for (const row of fromMemory) rows.set(key(row), row);
  return [...rows.values()].toSorted((one, other) => key(one) - key(other));
}
