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
  has(key: string): Promise<boolean>;
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
    return guard(await openDisk<Body>(name));
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

/** What the disk refuses (full, evicted, closed) lives in memory, and is sent all the same. */
function guard<Body>(disk: ReportStore<Body>): ReportStore<Body> {
  const memory = memoryStore<Body>();
  return {
    durable: true,
    put: async (report) => {
      await disk.put(report).catch(() => memory.put(report));
    },
    remove: async (key) => {
      await memory.remove(key);
      // A row that cannot be removed is sent again, and counted once by its key.
      await disk.remove(key).catch(() => {});
    },
    has: async (key) => (await memory.has(key)) || disk.has(key).catch(() => false),
    all: async () => {
      const kept = await memory.all();
      const written = await disk.all().catch(() => []);
      const inMemory = new Set(kept.map(({ key }) => key));
      return [...written.filter(({ key }) => !inMemory.has(key)), ...kept];
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
