/** Every constant of the outbox. */
export interface OutboxLimits {
  /** “A failed violation send is retried after 2 s” (002 §8, §9). */
  readonly firstWaitMs: number;
  /** Ours: waits double up to this one, so that a server in trouble is not hammered. */
  readonly longestWaitMs: number;
  /** Ours: a send that says nothing for so long has failed; the key makes a second one harmless. */
  readonly sendTimeoutMs: number;
}

export const outboxLimits: OutboxLimits = {
  firstWaitMs: 2000,
  longestWaitMs: 30_000,
  sendTimeoutMs: 20_000,
};

/** What became of one send. */
export type SendOutcome =
  /** The server has it. */
  | 'acknowledged'
  /** No network, a time-out, 5xx, 408, 425, 429, or a session that is not ready yet: try again. */
  | 'failed'
  /** The server understood and will never take it: kept apart, never sent again. */
  | 'refused';

/** Where one report stands. */
export interface Standing {
  /** Order of enqueuing; unique within one outbox. */
  readonly seq: number;
  readonly tries: number;
  /** Not before then; milliseconds since the epoch. */
  readonly dueAt: number;
}

/** Statuses that say “not now” rather than “never”. */
const passing = new Set([401, 408, 421, 425, 429]);

/** @param status of the reply; null when there was none */
export function outcomeOf(status: number | null): SendOutcome {
  if (status === null) return 'failed';
  if (status >= 200 && status < 300) return 'acknowledged';
  return status >= 400 && status < 500 && !passing.has(status) ? 'refused' : 'failed';
}

/** How long to wait after the `tries`th failure: 2, 4, 8, 16, 30, 30, … seconds. */
export function waitAfter(tries: number, limits: OutboxLimits): number {
  return Math.min(limits.firstWaitMs * 2 ** (tries - 1), limits.longestWaitMs);
}

/** What to send now, and when to look again; null when nothing waits. */
export function nextSend<Row extends Standing>(
  rows: readonly Row[],
  at: number,
): { readonly row: Row; readonly waitMs: number } | null {
  // One report that fails does not hold up the others, and none is forgotten.
  const inOrder = rows.toSorted((a, b) => a.seq - b.seq);
  const due = inOrder.find((row) => row.dueAt <= at);
  const row = due ?? inOrder.toSorted((a, b) => a.dueAt - b.dueAt)[0];
  return row ? { row, waitMs: Math.max(0, row.dueAt - at) } : null;
}

export function afterFailure<Row extends Standing>(
  row: Row,
  at: number,
  limits: OutboxLimits,
): Row {
  const tries = row.tries + 1;
  return { ...row, tries, dueAt: at + waitAfter(tries, limits) };
}

/**
 * A new page life, or a network that is back: everything is due at once. A clock that was set back
 * would otherwise leave a report waiting for hours.
 */
export function dueNow<Row extends Standing>(row: Row, at: number): Row {
  return row.dueAt > at ? { ...row, dueAt: at } : row;
}
