import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { ofJobs } from './filter-store.ts';
import type { HiringFilter } from './hiring-store.ts';

type Figures = { readonly kept: number; readonly keptLater: number; readonly broken: number };

/**
 * Promises of an answer that ended in the period: by a step, or by their day. A step that was taken back was none, and
 * whoever withdraws ends the promise without keeping it. What was moved by two days, with a word to the candidate, and
 * kept then counts apart.
 */
export async function countPromises(tx: Tx, filter: HiringFilter, now: Date): Promise<Figures> {
  const { companyId, start, end, ...jobs } = filter;
  const { rows } = await sql<Figures>`
    with answered as (
      select m.moved_at <= m.reply_by_before as is_kept, m.was_reply_moved as is_moved
        from application_moves m
        join applications a on a.company_id = m.company_id and a.id = m.application_id
       where m.company_id = ${companyId} and m.reply_by_before is not null
         and m.moved_at >= ${start} and m.moved_at < ${end}
         and m.from_status = 'active' and m.kind in ('moved', 'rejected', 'hired')
         and not exists (select from application_moves u
                          where u.company_id = m.company_id and u.application_id = m.application_id
                            and u.undoes = m.id)
         and ${ofJobs(sql`a.job_id`, { companyId, ...jobs })}),
    waiting as (
      select false as is_kept, reply_moved_from is not null as is_moved
        from applications
       where company_id = ${companyId} and status = 'active' and reply_by is not null
         and reply_by >= ${start} and reply_by < ${end} and reply_by < ${now}
         and ${ofJobs(sql`job_id`, { companyId, ...jobs })})
    select count(*) filter (where is_kept and not is_moved)::int as kept,
           count(*) filter (where is_kept and is_moved)::int as kept_later,
           count(*) filter (where not is_kept)::int as broken
      from (select * from answered union all select * from waiting) promises`.execute(tx);
  const [figures] = rows;
  if (figures === undefined) throw new Error('A count gave no row');
  return figures;
}
