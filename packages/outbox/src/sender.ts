import type { BackoffLimits } from './backoff-rules.ts';
import { backoffMs } from './backoff-rules.ts';
import type { Bell } from './bell.ts';
import type { Report } from './disk.ts';
import { holdLock } from './lock.ts';
import type { Order } from './order-rules.ts';
import { afterFailure, dueNow, nextSend } from './order-rules.ts';
import type { Outcome } from './reply-rules.ts';
import type { ReportStore } from './report-store.ts';

export interface OutboxLimits extends BackoffLimits {
  /** A send that says nothing for so long has failed; the key makes a second one harmless. */
  readonly sendTimeoutMs: number;
}

/** What became of a send, and what its sender makes of the reply. */
export interface Sent<Reply = undefined> {
  readonly outcome: Outcome;
  /** Kept with a refused report. */
  readonly reason?: string;
  /** How many of the first bodies the server took at once; one when left out. */
  readonly taken?: number;
  /** Handed on to `onSent` of every page. */
  readonly reply?: Reply;
}

export type Bodies<Body> = readonly [Body, ...Body[]];

/**
 * Delivers the first of what waits, in strict order as many more as it likes. Says what the reply means; a
 * rejection counts as `failed`. `signal` aborts when it takes too long.
 */
export type Send<Body, Reply = undefined> = (
  bodies: Bodies<Body>,
  signal: AbortSignal,
) => Promise<Sent<Reply>>;

export interface SenderOptions<Body, Reply> {
  readonly name: string;
  readonly send: Send<Body, Reply>;
  readonly limits: OutboxLimits;
  readonly order: Order;
  /** Chance in [0, 1). */
  readonly chance: () => number;
  readonly store: ReportStore<Body>;
  readonly bell: Bell;
  /** Aborts when this page sends no more. */
  readonly over: AbortSignal;
  readonly onSent: (report: Report<Body>, sent: Sent<Reply>) => void;
  /** It could not be read, or what is due could. */
  readonly onRead: () => void;
}

/** Milliseconds since the epoch that never jump while the page lives. */
export const now = (): number => performance.timeOrigin + performance.now();

/** Writes of other tabs may go unheard while this one sleeps deeply: it looks again by itself. */
const lookAgainMs = 30_000;

/** @returns the sending until `over` aborts, and what makes everything due at once */
export function runSender<Body, Reply>(options: SenderOptions<Body, Reply>) {
  const { name, store, bell, limits, order, over } = options;
  let isFresh = true;
  const makeDue = async (rows: readonly Report<Body>[]) => {
    for (const row of rows) {
      const due = dueNow(row, now());
      if (due !== row) await store.put(due);
    }
    isFresh = false;
    return await store.all();
  };
  const rowsNow = async () => {
    try {
      const rows = await store.all();
      return { isRead: true, rows: isFresh ? await makeDue(rows) : rows };
    } catch {
      options.onRead();
      return { isRead: false, rows: store.known() };
    }
  };
  /** One try, which no other tab makes at the same time. @returns how long to rest after it */
  const takeTurn = async (): Promise<number> => {
    const release = await holdLock(name, over);
    try {
      const { isRead, rows } = await rowsNow();
      if (over.aborted) return 0;
      const waiting = rows.filter(({ state }) => state === 'waiting');
      const next = nextSend(waiting, now(), order);
      const atMost = isRead ? lookAgainMs : limits.firstPauseMs;
      if (next === null || next.waitMs > 0) return Math.min(next?.waitMs ?? atMost, atMost);
      const others = order === 'strict' ? waiting.filter((row) => row !== next.row) : [];
      await deliver(options, [next.row, ...others.toSorted((a, b) => a.seq - b.seq)]);
      return 0;
    } finally {
      release();
    }
  };
  const run = async () => {
    while (!over.aborted) {
      // The lock rejects when the page closes meanwhile; that is how it ends.
      const restMs = await takeTurn().catch(() => limits.firstPauseMs);
      if (restMs > 0 && !over.aborted) await bell.wait(restMs);
    }
  };
  void run();
  return {
    /** A network that is back: nothing has to wait. */
    refresh: () => {
      isFresh = true;
      bell.ring();
    },
  };
}

async function deliver<Body, Reply>(
  { store, send, limits, over, chance, onSent }: SenderOptions<Body, Reply>,
  rows: Bodies<Report<Body>>,
): Promise<void> {
  const [first, ...others] = rows;
  const signal = AbortSignal.any([over, AbortSignal.timeout(limits.sendTimeoutMs)]);
  const bodies: Bodies<Body> = [first.body, ...others.map(({ body }) => body)];
  const sent = await send(bodies, signal).catch((): Sent<Reply> => ({ outcome: 'failed' }));
  // A send that the closing cut short says nothing about the report.
  if (over.aborted && sent.outcome === 'failed') return;
  if (sent.outcome === 'acknowledged') {
    await store.remove(...rows.slice(0, sent.taken ?? 1).map(({ key }) => key));
  } else if (sent.outcome === 'refused') {
    await store.put({ ...first, state: 'refused', reason: sent.reason ?? null });
  } else if (sent.outcome === 'failed') {
    await store.put(afterFailure(first, now(), (tries) => backoffMs(tries, chance(), limits)));
  }
  onSent(first, sent);
}
