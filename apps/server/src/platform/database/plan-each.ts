import { sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * For texts whose best plan depends on what is asked: a rare word and a frequent one, a period of a day and of a year.
 * PostgreSQL would after some calls keep one plan for all of them. Further processes take longer to start than such a
 * query does. Once in a transaction, before them.
 */
export async function planEachQuery(tx: Tx): Promise<void> {
  await sql`select set_config('plan_cache_mode', 'force_custom_plan', true),
                   set_config('max_parallel_workers_per_gather', '0', true)`.execute(tx);
}

/**
 * For a transaction that fills a table by thousands of rows. What the database believes of the table, and the plans that
 * triggers and foreign keys keep for it on this connection, are of when it was nearly empty: reading all of it looked
 * cheapest then, and would be done again for every row. They are forgotten, and made anew by the index.
 */
export async function planByIndex(tx: Tx): Promise<void> {
  await sql`discard plans`.execute(tx);
  await sql`select set_config('enable_seqscan', 'off', true)`.execute(tx);
}
