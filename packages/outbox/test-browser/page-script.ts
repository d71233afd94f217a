import type { Earlier, Outbox } from '../src/index.ts';
import { openOutbox, outcomeOf } from '../src/index.ts';

interface ReportBody {
  readonly key: string;
}

let outbox: Outbox<ReportBody> | null = null;

/** Keys as an earlier release kept them: numbered by the database, for several outboxes in one. */
const earlier: Earlier<ReportBody> = {
  database: 'earlier-test',
  store: 'waiting',
  report: (value, number) => {
    const { key, isOurs } = value as { key: string; isOurs: boolean };
    if (!isOurs) return null;
    const standing = { seq: Number(number), tries: 0, dueAt: 0 };
    return { key, body: { key }, ...standing, state: 'waiting', reason: null };
  },
};

/** What the tests call through `page.evaluate`. */
const bench = {
  states: [] as { waiting: number; durable: boolean }[],

  async openOutbox(firstPauseMs: number): Promise<void> {
    outbox = await openOutbox<ReportBody>({
      name: 'outbox-test',
      earlier,
      limits: { firstPauseMs, longestPauseMs: 30_000, sendTimeoutMs: 20_000 },
      onState: (state) => bench.states.push(state),
      send: async ([body], signal) => {
        const reply = await fetch('/report', {
          method: 'POST',
          body: JSON.stringify(body),
          signal,
        });
        return { outcome: outcomeOf(reply.status), reason: String(reply.status) };
      },
    });
  },
  async enqueue(keys: readonly string[]): Promise<void> {
    for (const key of keys) await outbox?.enqueue(key, { key });
  },
  settled: (ms: number) => outbox?.settled(ms),
  refused: async () => (await outbox?.state())?.refused.map(({ key, reason }) => [key, reason]),
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}

window.bench = bench;
