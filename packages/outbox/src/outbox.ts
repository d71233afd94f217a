import { Bell } from './bell.ts';
import type { Earlier, Report } from './disk.ts';
import { openDisk } from './disk.ts';
import type { Order } from './order-rules.ts';
import type { ReportStore } from './report-store.ts';
import { withMemoryBehind } from './report-store.ts';
import type { OutboxLimits, Send, Sent } from './sender.ts';
import { now, runSender } from './sender.ts';

export interface OutboxOptions<Body, Reply = undefined> {
  /** Names the database, the lock and the channel: one per purpose and origin. */
  readonly name: string;
  readonly send: Send<Body, Reply>;
  readonly limits: OutboxLimits;
  /** `each` when left out. */
  readonly order?: Order;
  /** Moved over at the first opening. */
  readonly earlier?: Earlier<Body>;
  /** IndexedDB can hang instead of refusing; after this it counts as refused. */
  readonly openWithinMs?: number;
  /** Called after every change. */
  readonly onState?: (state: OutboxState<Body>) => void;
  /** Called after every send, in every page that has this outbox open: another tab may have sent ours. */
  readonly onSent?: (body: Body, sent: Sent<Reply>) => void;
  readonly chance?: () => number;
}

export interface OutboxState<Body> {
  /** At least: where the disk cannot be read, one may lie there. */
  readonly waiting: number;
  /** All of them that this page knows of, in order. */
  readonly unsent: readonly Body[];
  /** Kept apart, not lost: for the candidate's file, or for support. */
  readonly refused: readonly Report<Body>[];
  /** False: the disk refused something that waits, which may die with the page. */
  readonly durable: boolean;
}

/**
 * Reports that reach the server once each, whatever happens to the page and the network. `enqueue`
 * resolves when the report is on disk; it is sent at once and again until it is acknowledged.
 */
export interface Outbox<Body> {
  /** @param key idempotency key; the same key twice is one report */
  enqueue(key: string, body: Body): Promise<void>;
  state(): Promise<OutboxState<Body>>;
  /** As `state` says it, at once. */
  readonly durable: boolean;
  /** Resolves when nothing waits any more, or after `ms`. @returns how many still wait */
  settled(ms: number): Promise<number>;
  /** Resolves when nothing that this page knows of waits any more, or nothing is sent any more. */
  sent(): Promise<void>;
  /** Stops sending. What waits, and what still comes, is sent by the next page life. */
  close(): void;
}

const openMs = 5_000;

/** Storage that is refused is no error: memory takes its place, and `durable` says so. */
export async function openOutbox<Body, Reply = undefined>(
  options: OutboxOptions<Body, Reply>,
): Promise<Outbox<Body>> {
  const { name, openWithinMs = openMs, earlier } = options;
  const disk = await openDisk(name, openWithinMs, earlier).catch(() => null);
  return createOutbox(withMemoryBehind(disk), options);
}

/** What a page tells the others: null where there is something new to send. */
type News<Body, Reply> = { readonly body: Body; readonly sent: Sent<Reply> } | null;

export function createOutbox<Body, Reply>(
  store: ReportStore<Body>,
  options: OutboxOptions<Body, Reply>,
): Outbox<Body> {
  const { name, limits, send, onState = () => {}, onSent = () => {} } = options;
  const { order = 'each', chance = Math.random } = options;
  const bell = new Bell();
  const over = new AbortController();
  // Given, and not yet on the disk, which may take its time: it waits, and is not sent.
  const arriving = new Map<string, Report<Body>>();
  const { state, tell, tellOf, until } = createTelling(() => stateOf(store, arriving), onState);
  const heard = (body: Body, sent: Sent<Reply>) => {
    if (sent.outcome === 'over') end();
    onSent(body, sent);
    tell();
  };
  const toOthers = joinPages<News<Body, Reply>>(name, over.signal, (news) => {
    bell.ring();
    if (news !== null) heard(news.body, news.sent);
  });
  const end = () => {
    over.abort();
    bell.ring();
  };
  const ways = { name, limits, send, order, chance, store, bell, over: over.signal };
  const sender = runSender<Body, Reply>({
    ...ways,
    onRead: tell,
    onSent: ({ body }, sent) => {
      toOthers({ body, sent });
      heard(body, sent);
    },
  });
  addEventListener('online', sender.refresh, { signal: over.signal });
  let last = 0;
  return {
    enqueue: async (key, body) => {
      if (arriving.has(key) || store.has(key)) return;
      // Order within a page and, but for clocks, between pages.
      last = Math.max(last + 1, Math.floor(now() * 1000));
      const given = { seq: last, tries: 0, dueAt: 0, state: 'waiting', reason: null } as const;
      arriving.set(key, { key, body, ...given });
      tellOf(body);
      await store.put({ key, body, ...given });
      arriving.delete(key);
      bell.ring();
      toOthers(null);
      tell();
    },
    state,
    get durable() {
      return store.durable;
    },
    settled: (ms) =>
      until(
        ({ waiting }) => waiting === 0,
        AbortSignal.any([over.signal, AbortSignal.timeout(ms)]),
      ),
    sent: async () => void (await until(({ unsent }) => unsent.length === 0, over.signal)),
    close: end,
  };
}

/** @returns what tells the other pages that have the same name open, until `over` aborts */
function joinPages<Told>(name: string, over: AbortSignal, hear: (told: Told) => void) {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data));
  over.addEventListener('abort', () => channel.close());
  return (told: Told) => {
    if (!over.aborted) channel.postMessage(told);
  };
}

async function stateOf<Body>(
  store: ReportStore<Body>,
  arriving: ReadonlyMap<string, Report<Body>>,
): Promise<OutboxState<Body>> {
  const read = await store.all().catch(() => null);
  const kept = new Map([
    ...arriving,
    ...(read ?? store.known()).map((row) => [row.key, row] as const),
  ]);
  const rows = [...kept.values()].toSorted((a, b) => a.seq - b.seq);
  const unsent = rows.filter(({ state }) => state === 'waiting').map(({ body }) => body);
  return {
    waiting: unsent.length + (read === null ? 1 : 0),
    unsent,
    refused: rows.filter(({ state }) => state === 'refused'),
    durable: store.durable,
  };
}

/** Says how it stands: at once, after every change, and to whoever waits for a change. */
function createTelling<Body>(
  state: () => Promise<OutboxState<Body>>,
  onState: (state: OutboxState<Body>) => void,
) {
  const watchers = new Set<() => void>();
  let told: OutboxState<Body> | null = null;
  const say = (found: OutboxState<Body>) => {
    told = found;
    onState(found);
  };
  const tell = () => {
    void state().then((found) => {
      say(found);
      for (const watcher of watchers) watcher();
    });
  };
  tell();
  return {
    state,
    tell,
    /** Without waiting for the disk: a page must not call all saved while one is on its way there. */
    tellOf: (body: Body) => {
      if (told !== null)
        say({ ...told, waiting: told.waiting + 1, unsent: [...told.unsent, body] });
      tell();
    },
    /** @returns how many wait when it is done, or late */
    until: async (
      isDone: (found: OutboxState<Body>) => boolean,
      late: AbortSignal,
    ): Promise<number> => {
      for (;;) {
        const found = await state();
        if (isDone(found) || late.aborted) return found.waiting;
        await change(watchers, late);
      }
    },
  };
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
