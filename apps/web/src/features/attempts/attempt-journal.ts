import type { attemptEventKind } from '@candor/contract/attempts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type * as z from 'zod/mini';

export type EventKind = z.output<typeof attemptEventKind>;

/** What waits for its acknowledgement. `order` is given by the database and is the order of sending. */
export type Waiting = WaitingAnswer | WaitingEvent;

export type WaitingAnswer = {
  readonly type: 'answer';
  readonly scheduleId: number;
  readonly botInterviewQuestionID: number;
  readonly choice: number | null;
  readonly life: number;
  readonly revision: number;
  readonly answeredAt: number;
};

export type WaitingEvent = {
  readonly type: 'event';
  readonly scheduleId: number;
  readonly eventKey: string;
  readonly kind: EventKind;
  readonly life: number;
  readonly occurredAt: number;
  readonly detail: Readonly<Record<string, string | number | boolean>>;
};

type Stored = { readonly order: number; readonly entry: Waiting };

interface Schema extends DBSchema {
  waiting: { key: number; value: { entry: Waiting } };
}

/** Answers and events on disk before they are sent; in memory only where the browser refuses storage. */
export type AttemptJournal = {
  /** `refused`: works while this page is open, and the candidate is told. */
  readonly storage: 'durable' | 'refused';
  add(entry: Waiting): Promise<void>;
  /** In the order in which they were added. */
  list(scheduleId: number): Promise<Stored[]>;
  remove(orders: readonly number[]): Promise<void>;
};

/** Some private windows let a database hang instead of refusing it. */
const OPEN_WITHIN_MS = 3_000;

export async function openAttemptJournal(): Promise<AttemptJournal> {
  try {
    const opening = openDB<Schema>('candor-attempts', 1, {
      upgrade: (db) => void db.createObjectStore('waiting', { autoIncrement: true }),
    });
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('storage does not answer')), OPEN_WITHIN_MS);
    });
    return withMemoryBehind(onDisk(await Promise.race([opening, late])));
  } catch {
    return inMemory();
  }
}

function onDisk(database: IDBPDatabase<Schema>): AttemptJournal {
  // Strict: the write is on the disk, not in a cache, before the answer is sent.
  const writing = () => database.transaction('waiting', 'readwrite', { durability: 'strict' });
  return {
    storage: 'durable',
    add: async (entry) => {
      const transaction = writing();
      await transaction.store.add({ entry });
      await transaction.done;
    },
    list: async (scheduleId) => {
      const found: Stored[] = [];
      let cursor = await database.transaction('waiting').store.openCursor();
      while (cursor !== null) {
        const { entry } = cursor.value;
        if (entry.scheduleId === scheduleId) found.push({ order: cursor.primaryKey, entry });
        cursor = await cursor.continue();
      }
      return found;
    },
    remove: async (orders) => {
      const transaction = writing();
      for (const order of orders) await transaction.store.delete(order);
      await transaction.done;
    },
  };
}

/**
 * A full disk must not cost an answer: what cannot be written waits in memory, and is sent all the same. Nor must
 * a disk that cannot be read look like one on which nothing waits: this page remembers what it wrote.
 */
export function withMemoryBehind(disk: AttemptJournal): AttemptJournal {
  const memory = inMemory();
  const written = new Map<string, Waiting>();
  const keys = new Map<number, string>();
  // Sent, but the disk would not let go of them: they must not be sent for ever.
  const sent = new Set<number>();
  let storage: AttemptJournal['storage'] = 'durable';
  return {
    get storage() {
      return storage;
    },
    add: async (entry) => {
      try {
        await disk.add(entry);
        written.set(JSON.stringify(entry), entry);
      } catch {
        storage = 'refused';
        await memory.add(entry);
      }
    },
    list: async (scheduleId) => {
      const read = await disk.list(scheduleId).catch(() => null);
      if (read === null) {
        storage = 'refused';
        for (const entry of written.values()) await memory.add(entry);
        written.clear();
      }
      for (const { order, entry } of read ?? []) keys.set(order, JSON.stringify(entry));
      const unsent = (read ?? []).filter(({ order }) => !sent.has(order));
      return [...unsent, ...(await memory.list(scheduleId))];
    },
    remove: async (orders) => {
      await memory.remove(orders.filter((order) => order < 0));
      const fromDisk = orders.filter((order) => order > 0);
      for (const order of fromDisk) {
        sent.add(order);
        written.delete(keys.get(order) ?? '');
      }
      if (fromDisk.length > 0) await disk.remove(fromDisk).catch(() => {});
    },
  };
}

/** Its orders are negative, so that both journals can be told apart. */
function inMemory(): AttemptJournal {
  let next = -1;
  const kept = new Map<number, Waiting>();
  return {
    storage: 'refused',
    add: async (entry) => void kept.set(next--, entry),
    list: async (scheduleId) =>
      [...kept]
        .map(([order, entry]) => ({ order, entry }))
        .filter(({ entry }) => entry.scheduleId === scheduleId),
    remove: async (orders) => orders.forEach((order) => kept.delete(order)),
  };
}
