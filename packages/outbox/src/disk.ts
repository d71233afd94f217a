import type { DBSchema } from 'idb';
import { openDB } from 'idb';
import { keepConnected } from './connection.ts';
import type { Standing } from './order-rules.ts';

/** One report on its way to the server. */
export interface Report<Body> extends Standing {
  /** Idempotency key: the server counts a report once by it, however often it arrives. */
  readonly key: string;
  readonly body: Body;
  readonly state: 'waiting' | 'refused';
  /** What the server said when it refused; null while it waits. */
  readonly reason: string | null;
}

/** Every method resolves once its change is on the disk, and rejects where the disk refuses. */
export interface Disk<Body> {
  /** Adds or replaces, by key. */
  put(report: Report<Body>): Promise<void>;
  remove(...keys: string[]): Promise<void>;
  all(): Promise<Report<Body>[]>;
}

/** Where an earlier release kept what waits. What is found there moves over before anything is read here. */
export interface Earlier<Body> {
  readonly database: string;
  readonly store: string;
  /** Null: it is not for this outbox, and stays there. */
  report(value: unknown, key: IDBValidKey): Report<Body> | null;
}

interface Schema extends DBSchema {
  reports: { key: string; value: Report<unknown> };
}

/** `strict` waits for the disk, not only for the operating system's cache. */
const strict = { durability: 'strict' } as const;

/** Rejects where storage is refused, or says nothing for `withinMs` as in some private windows. */
export async function openDisk<Body>(
  name: string,
  withinMs: number,
  earlier?: Earlier<Body>,
): Promise<Disk<Body>> {
  const connection = keepConnected((onClosed) => openReports(name, onClosed));
  await inTime(connection.get(), withinMs);
  const writing = async () => (await connection.get()).transaction('reports', 'readwrite', strict);
  const disk: Disk<Body> = {
    put: async (report) => {
      const transaction = await writing();
      await Promise.all([transaction.store.put(report), transaction.done]);
    },
    remove: async (...keys) => {
      const transaction = await writing();
      await Promise.all([...keys.map((key) => transaction.store.delete(key)), transaction.done]);
    },
    all: async () => (await (await connection.get()).getAll('reports')) as Report<Body>[],
  };
  return earlier === undefined ? disk : withEarlier(disk, earlier, withinMs);
}

async function openReports(name: string, onClosed: () => void) {
  return await openDB<Schema>(name, 1, {
    upgrade: (database) => void database.createObjectStore('reports', { keyPath: 'key' }),
    // A newer build in another tab must be able to upgrade.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
}

/** Reading rejects until the earlier rows are here: what still lies there is not nothing. */
function withEarlier<Body>(disk: Disk<Body>, earlier: Earlier<Body>, withinMs: number): Disk<Body> {
  let moved: Promise<void> | null = null;
  return {
    ...disk,
    all: async () => {
      moved ??= inTime(moveOver(disk, earlier), withinMs);
      await moved.catch((error: unknown) => {
        moved = null;
        throw error;
      });
      return await disk.all();
    },
  };
}

/** First written here, then removed there: a page that dies between sends one twice, and loses none. */
async function moveOver<Body>(disk: Disk<Body>, earlier: Earlier<Body>): Promise<void> {
  const db = await openExisting(earlier.database);
  if (db === null) return;
  try {
    const keys: IDBValidKey[] = [];
    const reports: Report<Body>[] = [];
    let cursor = await db.transaction(earlier.store).store.openCursor();
    while (cursor !== null) {
      const report = earlier.report(cursor.value, cursor.key);
      if (report !== null) {
        keys.push(cursor.key);
        reports.push(report);
      }
      cursor = await cursor.continue();
    }
    for (const report of reports) await disk.put(report);
    const transaction = db.transaction(earlier.store, 'readwrite', strict);
    await Promise.all([...keys.map((key) => transaction.store.delete(key)), transaction.done]);
  } finally {
    db.close();
  }
}

/** Null where it does not exist, and it is not made by looking. */
async function openExisting(name: string) {
  let isNew = false;
  try {
    return await openDB(name, undefined, {
      // oxlint-disable-next-line max-params -- its order is idb's
      upgrade: (_database, _from, _to, transaction) => {
        isNew = true;
        transaction.done.catch(() => {});
        transaction.abort();
      },
    });
  } catch (error) {
    if (isNew) return null;
    throw error;
  }
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('storage does not answer')), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
