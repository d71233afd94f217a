import { sql } from 'kysely';
import { Failure } from '../http/failure.ts';
import { errorCode } from './database-errors.ts';
import type { Tx } from './database.ts';

/** Data that a column or a rule of the database does not take. */
const isOfTheData = (error: unknown): boolean =>
  error instanceof Failure || /^(?:22|23|54)...$/.test(errorCode(error));

/**
 * False: what is to be written was refused for what it says, and nothing of it is kept; the transaction goes on. Whatever
 * else goes wrong is thrown.
 */
export async function isKept(tx: Tx, work: () => Promise<unknown>): Promise<boolean> {
  await sql`savepoint one_row`.execute(tx);
  try {
    await work();
  } catch (error) {
    if (!isOfTheData(error)) throw error;
    await sql`rollback to savepoint one_row`.execute(tx);
    await sql`release savepoint one_row`.execute(tx);
    return false;
  }
  await sql`release savepoint one_row`.execute(tx);
  return true;
}
