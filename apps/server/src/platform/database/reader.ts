import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The member who asked for what this request only reads. Every transaction that it begins in the company's name says so to
 * the database, whose policies keep from them what they must not know (docs/decisions/0424). Whatever writes sees all.
 */
const reader = new AsyncLocalStorage<number>();

/** Does the work of a request; null: nobody in particular reads. */
export const readBy = <T>(accountId: number | null, work: () => T): T =>
  accountId === null ? work() : reader.run(accountId, work);

/** What a transaction begins with; only a whole number ever reaches this text. */
export function readerSettings(): string[] {
  const accountId = reader.getStore();
  if (accountId === undefined) return [];
  if (!Number.isSafeInteger(accountId)) throw new RangeError('A reader is no id');
  return [`set local app.reader_id = '${accountId}'`];
}

export const hasReader = (): boolean => reader.getStore() !== undefined;
