import type { Database, Tx } from '../../../platform/database/database.ts';
import { type Deed, type DeedEntry, recordDeed } from './deed.ts';

/** Why a change of a company's data leaves no row in its chain. A new reason is named here, or there is none. */
export type NoAudit =
  /** What was asked for was so already. */
  | 'nothing-changed'
  /** What one person keeps for themselves: a choice, a saved search, how far they have read. */
  | 'their-own'
  /** A mail to whoever asked for it. The mail has its own log. */
  | 'mail-to-oneself'
  /** Nothing shows it yet. Whatever uses it leaves the entry, which names it. */
  | 'not-in-use'
  /** A question to colleagues: it keeps who asked and when, and their answer leaves the entry. */
  | 'asks-colleagues'
  /** More of what an entry tells already, such as a look at a recording that goes on. */
  | 'told-already';

/** What a change gives back, and what the chain says of it: an entry, several in their order, or why there is none. */
export type Change<T> =
  | { readonly result: T; readonly audit: DeedEntry | readonly [DeedEntry, ...DeedEntry[]] }
  | { readonly result: T; readonly noAudit: NoAudit };

/**
 * A member's change of their company's data, with its record in the company's chain: both are stored, or neither. The
 * chain's head is locked until COMMIT, so entries are written when the work is done.
 */
export function companyWrite<T>(
  db: Pick<Database, 'inCompany'>,
  deed: Deed,
  change: (tx: Tx, deed: Deed) => Promise<Change<T>>,
): Promise<T> {
  return db.inCompany(deed.companyId, async (tx) => {
    const done = await change(tx, deed);
    return recordChange(tx, deed, done);
  });
}

/** A change of any number of things, with an entry for each that became different. */
export function changeOfMany<T>(result: T, [first, ...others]: readonly DeedEntry[]): Change<T> {
  if (first === undefined) return { result, noAudit: 'nothing-changed' };
  return { result, audit: [first, ...others] };
}

/** What a change says, for one that is made of several. */
export const entriesOf = (done: Change<unknown>): readonly DeedEntry[] =>
  'audit' in done ? [done.audit].flat() : [];

/** For several changes of one transaction, such as a seed's: each is recorded before the next. */
export async function recordChange<T>(tx: Tx, deed: Deed, done: Change<T>): Promise<T> {
  for (const entry of entriesOf(done)) await recordDeed(tx, deed, entry);
  return done.result;
}
