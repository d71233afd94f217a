import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';

/**
 * A colleague who joins two records may be wrong, or worse. While that can be taken back, nobody takes away or erases what
 * may be another person's.
 */
export async function refuseWhileJoined(
  tx: Tx,
  { companyId, candidateId }: { readonly companyId: number; readonly candidateId: number },
  now: Date,
): Promise<void> {
  const { rows } = await sql`
    select from candidate_merges
     where company_id = ${companyId} and kept_id = ${candidateId} and undone_at is null and undo_until > ${now}
     limit 1`.execute(tx);
  if (rows.length > 0) throw refuse('records_joined');
}
