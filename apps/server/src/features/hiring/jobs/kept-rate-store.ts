import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** So many of the newest answers tell how a company keeps its word, and cost what they cost, whoever asks. */
const LOOKED_AT = 500;
/** Fewer say nothing. */
const LEAST = 20;

/**
 * How many of a year's promises of an answer were kept in time, in whole percent; null where there are too few. A
 * promise that was moved is not counted as kept: applicants read what they may rely on.
 */
export async function findKeptRate(tx: Tx, companyId: number, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - 365 * 24 * 3_600_000);
  const { rows } = await sql<{ kept: number; all: number }>`
    with answered as (
      select m.moved_at <= m.reply_by_before and not m.was_reply_moved as is_kept
        from application_moves m
       where m.company_id = ${companyId} and m.reply_by_before is not null and m.moved_at >= ${since}
         and m.from_status = 'active' and m.kind in ('moved', 'rejected', 'hired')
       order by m.moved_at desc limit ${LOOKED_AT}),
    waiting as (
      select false as is_kept from applications
       where company_id = ${companyId} and status = 'active' and reply_by is not null
         and reply_by < ${now} limit ${LOOKED_AT})
    select count(*) filter (where is_kept)::int as kept, count(*)::int as all
      from (select * from answered union all select * from waiting) promises`.execute(tx);
  const { kept = 0, all = 0 } = rows[0] ?? {};
  return all < LEAST ? null : Math.floor((kept / all) * 100);
}
