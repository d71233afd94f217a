import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

const PLACE = 27;

/** One at a time writes a company's reasons and templates, until the transaction ends. */
export async function lockWords(tx: Tx, companyId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${String(companyId)}, ${PLACE}))`.execute(
    tx,
  );
}
