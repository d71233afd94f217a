/** `each`: one that fails waits by itself. `strict`: nothing overtakes the first, however long that fails. */
export type Order = 'each' | 'strict';

/** Where one report stands. */
export interface Standing {
  /** Order of enqueuing; unique within one outbox. */
  readonly seq: number;
  readonly tries: number;
  /** Not before then; milliseconds since the epoch. */
  readonly dueAt: number;
}

/** What to send now, and when to look again; null when nothing waits. */
export function nextSend<Row extends Standing>(
  rows: readonly Row[],
  at: number,
  order: Order,
): { readonly row: Row; readonly waitMs: number } | null {
  const inOrder = rows.toSorted((a, b) => a.seq - b.seq);
  const soonest = () => inOrder.toSorted((a, b) => a.dueAt - b.dueAt)[0];
  const row =
    order === 'strict' ? inOrder[0] : (inOrder.find(({ dueAt }) => dueAt <= at) ?? soonest());
  return row ? { row, waitMs: Math.max(0, row.dueAt - at) } : null;
}

export function afterFailure<Row extends Standing>(
  row: Row,
  at: number,
  pauseMs: (tries: number) => number,
): Row {
  const tries = row.tries + 1;
  return { ...row, tries, dueAt: at + pauseMs(tries) };
}

/**
 * A new page life, or a network that is back: everything is due at once. A clock that was set back
 * would otherwise leave a report waiting for hours.
 */
export function dueNow<Row extends Standing>(row: Row, at: number): Row {
  return row.dueAt > at ? { ...row, dueAt: at } : row;
}
