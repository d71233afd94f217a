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
