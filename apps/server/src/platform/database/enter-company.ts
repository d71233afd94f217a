import { sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * Does work in another company's name inside a transaction that began without that company: one that makes
 * the company, or finds it by an address. Afterwards the transaction is where it was. Never call it with an id
 * that a request brought.
 */
export async function withinCompany<T>(
  tx: Tx,
  companyId: number,
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await sql<{ before: string }>`
    select coalesce(current_setting('app.company_id', true), '') as before`.execute(tx);
  await enter(tx, String(companyId));
  const result = await work();
  await enter(tx, rows[0]?.before ?? '');
  return result;
}

/**
 * Reads, or writes, in the name of each of these people, one after the other, inside a company's transaction: what is theirs and
 * of no company. Afterwards the transaction is where it was. Never call it with ids that a request brought.
 */
export async function withinAccounts<T>(
  tx: Tx,
  accountIds: readonly number[],
  read: (accountId: number) => Promise<T>,
): Promise<Map<number, T>> {
  const { rows } = await sql<{ before: string }>`
    select coalesce(current_setting('app.account_id', true), '') as before`.execute(tx);
  const found = new Map<number, T>();
  for (const accountId of new Set(accountIds)) {
    await enterAs(tx, String(accountId));
    found.set(accountId, await read(accountId));
  }
  await enterAs(tx, rows[0]?.before ?? '');
  return found;
}

const enterAs = (tx: Tx, id: string) =>
  sql`select set_config('app.account_id', ${id}, true)`.execute(tx);

/** Ends with the transaction; a failed one is rolled back, and its setting with it. */
const enter = (tx: Tx, id: string) =>
  sql`select set_config('app.company_id', ${id}, true)`.execute(tx);
