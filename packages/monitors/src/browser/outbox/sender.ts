import type { OutboxLimits, SendOutcome } from '../../outbox/index.ts';
import { afterFailure, dueNow, nextSend } from '../../outbox/index.ts';
import type { Report, ReportStore } from './report-store.ts';

/** What became of a send; `reason` is kept with a refused report. */
export interface Sent {
  readonly outcome: SendOutcome;
  readonly reason?: string;
}

/** Delivers one report. A rejection counts as `failed`; `signal` aborts when it takes too long. */
export type SendReport<Body> = (body: Body, signal: AbortSignal) => Promise<Sent>;

/** Milliseconds since the epoch that never jump while the page lives. */
const now = (): number => performance.timeOrigin + performance.now();

/** Sleeps that can be cut short from outside, also by a ring that came before the sleep. */
export class Bell {
  #rung = false;
  #wake: () => void = () => {};

  ring(): void {
    this.#rung = true;
    this.#wake();
  }

  /** Resolves after `ms`, or when it rings or has rung since the last sleep. */
  async wait(ms: number): Promise<void> {
    if (!this.#rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#rung = false;
  }
}

/**
 * Sends what waits until `closed` aborts, one report at a time in the order of enqueuing. Runs in
 * one tab only (see `outbox.ts`).
 */
export async function runSender<Body>(
  store: ReportStore<Body>,
  send: SendReport<Body>,
  bell: Bell,
  limits: OutboxLimits,
  closed: AbortSignal,
  onChange: () => void,
): Promise<void> {
  let isFresh = true;
  while (!closed.aborted) {
    const waiting = await readWaiting(store, isFresh);
    if (closed.aborted) return;
    if (waiting === null) {
      onChange();
      await bell.wait(limits.firstWaitMs);
      continue;
    }
    isFresh = false;
    const next = nextSend(waiting, now());
    if (!next || next.waitMs > 0) {
      // Writes of other tabs may go unheard while this one sleeps deeply: it looks again by itself.
      await bell.wait(Math.min(next?.waitMs ?? limits.longestWaitMs, limits.longestWaitMs));
      continue;
    }
    await deliver(store, next.row, send, limits, closed);
    onChange();
  }
}

/** Null while the disk cannot be read: a failed try, with a rest and another round (decision 0096). */
async function readWaiting<Body>(
  store: ReportStore<Body>,
  isFresh: boolean,
): Promise<Report<Body>[] | null> {
  try {
    if (isFresh) await makeDue(store);
    return (await store.all()).filter(({ state }) => state === 'waiting');
  } catch {
    return null;
  }
}

/** A new page life, or a network that is back: nothing has to wait. */
export async function makeDue<Body>(store: ReportStore<Body>): Promise<void> {
  for (const report of await store.all()) {
    const due = dueNow(report, now());
    if (due !== report) await store.put(due);
  }
}

async function deliver<Body>(
  store: ReportStore<Body>,
  report: Report<Body>,
  send: SendReport<Body>,
  limits: OutboxLimits,
  closed: AbortSignal,
): Promise<void> {
  const signal = AbortSignal.any([closed, AbortSignal.timeout(limits.sendTimeoutMs)]);
  const sent = await send(report.body, signal).catch((): Sent => ({ outcome: 'failed' }));
  // A send that the closing cut short says nothing about the report.
  if (closed.aborted && sent.outcome === 'failed') return;
  if (sent.outcome === 'acknowledged') return store.remove(report.key);
  if (sent.outcome === 'refused') {
    return store.put({ ...report, state: 'refused', reason: sent.reason ?? null });
  }
  return store.put(afterFailure(report, now(), limits));
}
