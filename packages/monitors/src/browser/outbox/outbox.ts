import type { OutboxLimits } from '../../outbox/index.ts';
import { outboxLimits } from '../../outbox/index.ts';
import type { Report, ReportStore } from './report-store.ts';
import { openReportStore } from './report-store.ts';
import type { SendReport } from './sender.ts';
import { Bell, makeDue, runSender } from './sender.ts';

export interface OutboxOptions<Body> {
  /** Names the database, the lock and the channel: one per purpose and origin. */
  readonly name: string;
  readonly send: SendReport<Body>;
  readonly limits?: OutboxLimits;
  /** Called after every change. */
  readonly onState?: (state: OutboxState) => void;
  readonly locks?: LockManager | undefined;
}

export interface OutboxState {
  /** At least: where the disk cannot be read, one may lie there. */
  readonly waiting: number;
  readonly refused: number;
  /** False: something that waits is not surely on the disk, and may die with the page. */
  readonly durable: boolean;
}

/**
 * Reports that reach the server once each, whatever happens to the page and the network. `enqueue`
 * resolves when the report is on disk; it is sent at once and again until it is acknowledged.
 */
export interface Outbox<Body> {
  /** @param key idempotency key; the same key twice is one report */
  enqueue(key: string, body: Body): Promise<void>;
  /** Resolves when nothing waits any more, or after `ms`. @returns how many still wait */
  settled(ms: number): Promise<number>;
  /** Kept apart, not lost: for the candidate's file, or for support. */
  refused(): Promise<readonly Report<Body>[]>;
  /** Stops sending. What waits is sent by the next page life. */
  close(): void;
}

export async function openOutbox<Body>(options: OutboxOptions<Body>): Promise<Outbox<Body>> {
  const { name, send, limits = outboxLimits, onState = () => {} } = options;
  const store = await openReportStore<Body>(name);
  const bell = new Bell();
  const closing = new AbortController();
  const watchers = new Set<() => void>();
  const tell = () => {
    void stateOf(store).then((state) => {
      onState(state);
      for (const watcher of watchers) watcher();
    });
  };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', () => bell.ring());
  const awake = () =>
    void makeDue(store)
      .catch(() => {})
      .then(() => bell.ring());
  addEventListener('online', awake, { signal: closing.signal });
  void holdAlone(name, options.locks ?? navigator.locks, closing.signal, () =>
    runSender(store, send, bell, limits, closing.signal, tell),
  );
  let counter = 0;
  return {
    enqueue: async (key, body) => {
      if (await store.has(key)) return;
      counter += 1;
      // Order within a page and, but for clocks, between pages.
      const seq = Math.floor(performance.timeOrigin + performance.now()) * 1000 + (counter % 1000);
      await store.put({ key, body, seq, tries: 0, dueAt: 0, state: 'waiting', reason: null });
      bell.ring();
      channel.postMessage(null);
      tell();
    },
    settled: async (ms) => {
      const late = AbortSignal.timeout(ms);
      for (;;) {
        const { waiting } = await stateOf(store);
        if (waiting === 0 || late.aborted || closing.signal.aborted) return waiting;
        await change(watchers, AbortSignal.any([late, closing.signal]));
      }
    },
    refused: async () => (await store.all()).filter(({ state }) => state === 'refused'),
    close: () => {
      closing.abort();
      bell.ring();
      channel.close();
      store.close();
    },
  };
}

async function stateOf<Body>(store: ReportStore<Body>): Promise<OutboxState> {
  const reports = await store.all().catch(() => null);
  if (reports === null) return { waiting: 1, refused: 0, durable: false };
  const refused = reports.filter(({ state }) => state === 'refused').length;
  return { waiting: reports.length - refused, refused, durable: store.durable };
}

/** Resolves at the next change, or when `signal` aborts. */
async function change(watchers: Set<() => void>, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = () => {
      watchers.delete(done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    watchers.add(done);
    signal.addEventListener('abort', done);
  });
}

/**
 * Runs `work` in one tab of the browser: the lock passes to another when its holder dies. Without
 * Web Locks (plain http) every tab sends; the keys keep the counts right.
 */
async function holdAlone(
  name: string,
  locks: LockManager | undefined,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  // The lock rejects when the page closes meanwhile; that is how it ends.
  const held = locks ? locks.request(name, { signal }, work) : work();
  await Promise.resolve(held).catch(() => {});
}
