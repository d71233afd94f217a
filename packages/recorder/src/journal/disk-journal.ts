import { keepConnected } from '@candor/outbox';
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import { openDB } from 'idb';
import type { Chunk, Journal, LedgerPart, Segment } from './journal.ts';

interface JournalSchema extends DBSchema {
  chunks: { key: [string, number, number]; value: Chunk };
  segments: { key: [string, number]; value: Segment };
  parts: { key: [string, number, number]; value: LedgerPart };
}

type Stores = StoreNames<JournalSchema>[];
type Work = (transaction: WriteTransaction) => Promise<unknown>[];
type WriteTransaction = IDBPTransaction<JournalSchema, Stores, 'readwrite'>;

/** `strict` waits for the disk, not only for the operating system's cache. */
const strict = { durability: 'strict' } as const;

async function openJournalDatabase(
  name: string,
  onClosed: () => void = () => {},
): Promise<IDBPDatabase<JournalSchema>> {
  const db = await openDB<JournalSchema>(name, 1, {
    upgrade: (database) => {
      database.createObjectStore('chunks', { keyPath: ['sessionId', 'segment', 'seq'] });
      database.createObjectStore('segments', { keyPath: ['sessionId', 'segment'] });
      database.createObjectStore('parts', { keyPath: ['sessionId', 'segment', 'partNumber'] });
    },
    // A newer build in another tab must be able to upgrade.
    blocking: () => {
      db.close();
      onClosed();
    },
    terminated: onClosed,
  });
  return db;
}

/**
 * The journal in an IndexedDB database of this name. A write resolves once the disk has it. Rejects where storage
 * is refused; a browser in private mode may never answer, so give it a limit (`openJournal` does).
 */
export async function openDiskJournal(name: string): Promise<Journal> {
  const connection = keepConnected((onClosed) => openJournalDatabase(name, onClosed));
  await connection.get();
  const change = async (stores: Stores, work: Work) => write(await connection.get(), stores, work);
  return {
    segments: async (sessionId) =>
      (await connection.get()).getAll('segments', sessionRange(sessionId)),
    saveSegment: (segment) =>
      change(['segments'], (tx) => [tx.objectStore('segments').put(segment)]),
    addChunk: (chunk) => change(['chunks'], (tx) => [tx.objectStore('chunks').put(chunk)]),
    chunks: async (sessionId, segment) =>
      (await connection.get()).getAll('chunks', segmentRange(sessionId, segment)),
    parts: async (sessionId, segment) =>
      (await connection.get()).getAll('parts', segmentRange(sessionId, segment)),
    addPart: (part) => change(['parts'], (tx) => [tx.objectStore('parts').put(part)]),
    removePart: (part) =>
      change(['parts'], (tx) => [tx.objectStore('parts').delete(partKey(part))]),
    storePart: (segment, part, etag) =>
      change(['segments', 'parts', 'chunks'], (tx) => [
        tx.objectStore('segments').put(segment),
        tx.objectStore('parts').put({ ...part, etag }),
        tx.objectStore('chunks').delete(chunkRange(part)),
      ]),
    closeLedger: (segment) =>
      change(['segments', 'parts'], (tx) => [
        tx.objectStore('segments').put(segment),
        tx.objectStore('parts').delete(segmentRange(segment.sessionId, segment.segment)),
      ]),
    drop: (segment) =>
      change(['segments', 'parts', 'chunks'], (tx) => [
        tx.objectStore('segments').put(segment),
        tx.objectStore('parts').delete(segmentRange(segment.sessionId, segment.segment)),
        tx.objectStore('chunks').delete(segmentRange(segment.sessionId, segment.segment)),
      ]),
    close: () => connection.close(),
  };
}

/** Names of the sessions in the journal that have something left to upload. */
export async function unfinishedSessions(name: string): Promise<string[]> {
  const db = await openJournalDatabase(name);
  try {
    const segments = await db.getAll('segments');
    const open = segments.filter((segment) => segment.state !== 'complete');
    return [...new Set(open.map((segment) => segment.sessionId))];
  } finally {
    db.close();
  }
}

/** All or nothing; resolves when the browser says that the transaction is on disk. */
async function write(db: IDBPDatabase<JournalSchema>, stores: Stores, work: Work): Promise<void> {
  const transaction = db.transaction(stores, 'readwrite', strict);
  const writes = work(transaction);
  await Promise.all([...writes, transaction.done]);
}

function sessionRange(sessionId: string): IDBKeyRange {
  return IDBKeyRange.bound([sessionId], [sessionId, []]);
}

/** An empty array sorts after every number: the range is the whole segment. */
function segmentRange(sessionId: string, segment: number): IDBKeyRange {
  return IDBKeyRange.bound([sessionId, segment], [sessionId, segment, []]);
}

function chunkRange(part: LedgerPart): IDBKeyRange {
  const { sessionId, segment, firstSeq, lastSeq } = part;
  return IDBKeyRange.bound([sessionId, segment, firstSeq], [sessionId, segment, lastSeq]);
}

function partKey(part: LedgerPart): [string, number, number] {
  return [part.sessionId, part.segment, part.partNumber];
}
