import { sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * For texts whose best plan depends on what is asked: a rare word and a frequent one, a period of a day and of a year.
 * PostgreSQL would after some calls keep one plan for all of them. Once in a transaction, before them.
 */
export async function planEachQuery(tx: Tx): Promise<void> {
  await sql`set local plan_cache_mode = force_custom_plan`.execute(tx);
}
