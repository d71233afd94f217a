import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { ofJobs } from './filter-store.ts';
import type { HiringFilter } from './hiring-store.ts';

type Figures = {
  readonly filed: number;
  readonly upheld: number;
  readonly overturned: number;
  readonly withdrawn: number;
  readonly inTime: number;
  readonly late: number;
};

/** What was withdrawn was promised nothing any more; what waits in its time is neither kept nor broken. */
export async function countAppeals(tx: Tx, filter: HiringFilter, now: Date): Promise<Figures> {
  const { companyId, start, end, ...jobs } = filter;
  const { rows } = await sql<Figures>`
    select count(*)::int as filed,
           count(*) filter (where p.state = 'upheld')::int as upheld,
           count(*) filter (where p.state = 'overturned')::int as overturned,
           count(*) filter (where p.state = 'withdrawn')::int as withdrawn,
           count(*) filter (where p.state in ('upheld', 'overturned') and p.ended_at <= p.reply_by)::int as in_time,
           count(*) filter (where p.state <> 'withdrawn' and coalesce(p.ended_at, ${now}) > p.reply_by)::int as late
      from appeals p
      join applications a on a.company_id = p.company_id and a.id = p.application_id
     where p.company_id = ${companyId} and p.filed_at >= ${start} and p.filed_at < ${end}
       and ${ofJobs(sql`a.job_id`, { companyId, ...jobs })}`.execute(tx);
  const [figures] = rows;
  if (figures === undefined) throw new Error('A count gave no row');
  return figures;
}
