import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { Standing } from '../../outbox/index.ts';

/** One report on its way to the server. */
export interface Report<Body> extends Standing {
  /** Idempotency key: the server counts a report once by it, however often it arrives. */
  readonly key: string;
  readonly body: Body;
  readonly state: 'waiting' | 'refused';
  /** What the server said when it refused; null while it waits. */
  readonly reason: string | null;
}

/** Every method resolves once its change is as durable as the store can make it. */
export interface ReportStore<Body> {
  readonly durable: boolean;
  /** Adds or replaces, by key. */
  put(report: Report<Body>): Promise<void>;
  remove(key: string): Promise<void>;
  /** Whether it waits here or has already gone from here. */
  has(key: string): Promise<boolean>;
  /** Rejects while nothing can be said of what an earlier page left. */
  all(): Promise<Report<Body>[]>;
  close(): void;
}

interface OutboxSchema extends DBSchema {
  reports: { key: string; value: Report<unknown> };
}

/** `strict` waits for the disk, not only for the operating system's cache. */
const strict = { durability: 'strict' } as const;

/** IndexedDB can hang instead of refusing, as some browsers do in private mode. */
const openMs = 5000;

/**
 * The reports of one outbox. Storage that is refused is no error: memory takes its place, and
 * `durable` says so.
 */
export async function openReportStore<Body>(name: string): Promise<ReportStore<Body>> {
  try {
    return withMemoryBehind(await openDisk<Body>(name));
  } catch {
    return memoryStore<Body>();
  }
}

async function openDisk<Body>(name: string): Promise<ReportStore<Body>> {
  const opening = openDB<OutboxSchema>(name, 1, {
    upgrade: (database) => {
      database.createObjectStore('reports', { keyPath: 'key' });
    },
    // A newer build in another tab must be able to upgrade.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  const db: IDBPDatabase<OutboxSchema> = await Promise.race([opening, late()]);
  return {
    durable: true,
    put: async (report) => {
      const transaction = db.transaction('reports', 'readwrite', strict);
      await Promise.all([transaction.store.put(report), transaction.done]);
    },
    remove: async (key) => {
      const transaction = db.transaction('reports', 'readwrite', strict);
      await Promise.all([transaction.store.delete(key), transaction.done]);
    },
    has: async (key) => (await db.getKey('reports', key)) !== undefined,
    all: async () => (await db.getAll('reports')) as Report<Body>[],
    close: () => db.close(),
  };
}

function late(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('storage does not answer')), openMs);
  });
}

/**
 * What the disk refuses (full, evicted, closed) lives in memory, and is sent all the same. A disk that
 * cannot be read is not an empty one (decision 0096): what this page read and wrote stands for it, and
 * where nothing was ever read, reading rejects. `durable` is what holds for everything that waits now.
 */
export function withMemoryBehind<Body>(disk: ReportStore<Body>): ReportStore<Body> {
  const memory = new Map<string, Report<Body>>();
  const settled = new Set<string>();
  let onDisk = new Map<string, Report<Body>>();
  let hasRead = false;
  let isReadable = true;
  const read = async (): Promise<void> => {
    try {
      onDisk = new Map((await disk.all()).map((report) => [report.key, report]));
      hasRead = true;
      isReadable = true;
    } catch (error) {
      isReadable = false;
      if (!hasRead) throw error;
    }
  };
  return {
    get durable() {
      return isReadable && memory.size === 0;
    },
    put: async (report) => {
      try {
        await disk.put(report);
        onDisk.set(report.key, report);
        memory.delete(report.key);
      } catch {
        memory.set(report.key, report);
      }
    },
    remove: async (key) => {
      memory.delete(key);
      onDisk.delete(key);
      // The disk may not let go of it: then this page knows that it has arrived.
      settled.add(key);
      await disk.remove(key).catch(() => {});
    },
    has: async (key) =>
      memory.has(key) ||
      settled.has(key) ||
      onDisk.has(key) ||
      // Whoever cannot be asked may have it; the server counts a key once.
      disk.has(key).catch(() => false),
    all: async () => {
      await read();
      const written = [...onDisk.values()].filter(
        ({ key }) => !memory.has(key) && !settled.has(key),
      );
      return [...written, ...memory.values()];
    },
    close: () => disk.close(),
  };
}

function memoryStore<Body>(): ReportStore<Body> {
  const reports = new Map<string, Report<Body>>();
  return {
    durable: false,
    put: async (report) => {
      reports.set(report.key, report);
    },
    remove: async (key) => {
      reports.delete(key);
    },
    has: async (key) => reports.has(key),
    all: async () => [...reports.values()],
    close: () => {},
  };
}
