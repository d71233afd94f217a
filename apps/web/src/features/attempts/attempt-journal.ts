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

export type Stored = { readonly order: number; readonly entry: Waiting };

interface Schema extends DBSchema {
  /** `refusedBy`: the code of a refusal that stays; the entry is kept and not sent again. */
  waiting: { key: number; value: { entry: Waiting; refusedBy?: string } };
}

/** Answers and events on disk before they are sent; in memory only where the browser refuses storage. */
export type AttemptJournal = {
  /** `refused`: works while this page is open, and the candidate is told. */
  readonly storage: 'durable' | 'refused';
  add(entry: Waiting): Promise<void>;
  /** In the order in which they were added. */
  list(scheduleId: number): Promise<Stored[]>;
  remove(orders: readonly number[]): Promise<void>;
  /** Keeps what the server refused for good, where `list` does not find it and no cleaning reaches it. */
  setAside(orders: readonly number[], refusedBy: string): Promise<void>;
  /** The answers that were set aside. */
  refused(scheduleId: number): Promise<WaitingAnswer[]>;
};

/** Some private windows let a database hang instead of refusing it. */
const OPEN_WITHIN_MS = 3_000;

export async function openAttemptJournal(withinMs = OPEN_WITHIN_MS): Promise<AttemptJournal> {
  try {
    const opening = openDB<Schema>('candor-attempts', 1, {
      upgrade: (db) => void db.createObjectStore('waiting', { autoIncrement: true }),
    });
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('storage does not answer')), withinMs);
    });
    return withMemoryBehind(onDisk(await Promise.race([opening, late])));
  } catch {
    return inMemory();
  }
}

function onDisk(database: IDBPDatabase<Schema>): AttemptJournal {
  // Strict: the write is on the disk, not in a cache, before the answer is sent.
  const writing = () => database.transaction('waiting', 'readwrite', { durability: 'strict' });
  const read = async (scheduleId: number, isRefused: boolean) => {
    const found: Stored[] = [];
    let cursor = await database.transaction('waiting').store.openCursor();
    while (cursor !== null) {
      const { entry, refusedBy } = cursor.value;
      const isAsked = (refusedBy !== undefined) === isRefused;
      if (isAsked && entry.scheduleId === scheduleId)
        found.push({ order: cursor.primaryKey, entry });
      cursor = await cursor.continue();
    }
    return found;
  };
  return {
    storage: 'durable',
    add: async (entry) => {
      const transaction = writing();
      await transaction.store.add({ entry });
      await transaction.done;
    },
    list: (scheduleId) => read(scheduleId, false),
    remove: async (orders) => {
      const transaction = writing();
      for (const order of orders) await transaction.store.delete(order);
      await transaction.done;
    },
    setAside: async (orders, refusedBy) => {
      const transaction = writing();
      for (const order of orders) {
        const value = await transaction.store.get(order);
        if (value !== undefined) await transaction.store.put({ ...value, refusedBy }, order);
      }
      await transaction.done;
    },
    refused: async (scheduleId) => answersIn(await read(scheduleId, true)),
  };
}

function answersIn(stored: readonly Stored[]): WaitingAnswer[] {
  return stored.map(({ entry }) => entry).filter((entry) => entry.type === 'answer');
}

/**
 * A full disk must not cost an answer: what cannot be written waits in memory, and is sent all the same. Nor must
 * a disk that cannot be read look like one on which nothing waits: this page remembers what it wrote.
 */
export function withMemoryBehind(disk: AttemptJournal): AttemptJournal {
  const memory = inMemory();
  // What this page wrote and nobody has taken yet, and the names of what was read.
  const written = new Map<string, Waiting>();
  const keys = new Map<number, string>();
  // Settled, but the disk would not let go of them: they must not be sent for ever.
  const settled = new Set<number>();
  let storage: AttemptJournal['storage'] = 'durable';
  const settle = (orders: readonly number[]) => {
    const fromDisk = orders.filter((order) => order > 0);
    for (const order of fromDisk) {
      settled.add(order);
      written.delete(keys.get(order) ?? '');
    }
    return { fromDisk, fromMemory: orders.filter((order) => order < 0) };
  };
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
      const unsettled = (read ?? []).filter(({ order }) => !settled.has(order));
      return [...unsettled, ...(await memory.list(scheduleId))];
    },
    remove: async (orders) => {
      const { fromDisk, fromMemory } = settle(orders);
      await memory.remove(fromMemory);
      if (fromDisk.length > 0) await disk.remove(fromDisk).catch(() => {});
    },
    setAside: async (orders, refusedBy) => {
      const { fromDisk, fromMemory } = settle(orders);
      await memory.setAside(fromMemory, refusedBy);
      // Where the disk cannot mark it, it stays there as it is, and the next page asks the server again.
      if (fromDisk.length > 0) await disk.setAside(fromDisk, refusedBy).catch(() => {});
    },
    refused: async (scheduleId) => [
      ...(await disk.refused(scheduleId).catch(() => [])),
      ...(await memory.refused(scheduleId)),
    ],
  };
}

/** Its orders are negative, so that both journals can be told apart. */
function inMemory(): AttemptJournal {
  let next = -1;
  const kept = new Map<number, Waiting>();
  const aside: Waiting[] = [];
  return {
    storage: 'refused',
    add: async (entry) => void kept.set(next--, entry),
    list: async (scheduleId) =>
      [...kept]
        .map(([order, entry]) => ({ order, entry }))
        .filter(({ entry }) => entry.scheduleId === scheduleId),
    remove: async (orders) => orders.forEach((order) => kept.delete(order)),
    setAside: async (orders) => {
      for (const order of orders) {
        const entry = kept.get(order);
        if (entry !== undefined) aside.push(entry);
        kept.delete(order);
      }
    },
    refused: async (scheduleId) =>
      aside
        .filter((entry) => entry.type === 'answer')
        .filter((entry) => entry.scheduleId === scheduleId),
  };
}
