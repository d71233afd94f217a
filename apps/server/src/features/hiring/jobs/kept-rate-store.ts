import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { endedPromises } from '../candidate-records/index.ts';

/** So many of the promises that ended last tell how a company keeps its word, and cost what they cost, whoever asks. */
const LOOKED_AT = 500;
/** Fewer say nothing. */
const LEAST = 20;

/**
 * How many of a year's promises of an answer were kept in time, in whole percent; null where there are too few. A
 * promise that was moved is not counted as kept: applicants read what they may rely on.
 */
export async function findKeptRate(tx: Tx, companyId: number, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - 365 * 24 * 3_600_000);
  // People of the sample data were promised nothing.
  const which = sql`not exists (
    select from sample_parts p
     where p.company_id = a.company_id and p.kind = 'candidate' and p.object_id = a.candidate_id)`;
  const asked = { companyId, since, most: LOOKED_AT, which, over: now };
  const { rows } = await sql<{ kept: number; all: number }>`
    select count(*) filter (where is_kept and not is_moved)::int as kept, count(*)::int as all
      from (${endedPromises(asked)}) promises`.execute(tx);
  const { kept = 0, all = 0 } = rows[0] ?? {};
  return all < LEAST ? null : Math.floor((kept / all) * 100);
}
