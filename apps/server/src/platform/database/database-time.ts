import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** For what runs before there is a clock (platform/clock): when this transaction began, by the database. */
export async function databaseTime(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(tx);
  if (rows[0] === undefined) throw new Error('A database tells the time');
  return rows[0].now;
}
