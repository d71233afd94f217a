import { REPORT_APPLICATIONS } from '@candor/contract/hiring/reports';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { endedPromises } from '../candidate-records/index.ts';
import { ofJobs } from './filter-store.ts';
import type { HiringFilter } from './hiring-store.ts';

type Figures = { readonly kept: number; readonly keptLater: number; readonly broken: number };

/**
 * Promises of an answer that ended in the period: by a step, or by their day; the newest, as of everything in reports.
 * What was moved by two days, with a word to the candidate, and kept then counts apart.
 */
export async function countPromises(tx: Tx, filter: HiringFilter, now: Date): Promise<Figures> {
  const { companyId, start: since, end, jobID, membershipID } = filter;
  const isNarrowed = jobID !== undefined || membershipID !== undefined;
  const which = isNarrowed ? ofJobs(sql`a.job_id`, filter) : undefined;
  const asked = { companyId, since, most: REPORT_APPLICATIONS, which };
  const over = new Date(Math.min(end.getTime(), now.getTime()));
  const { rows } = await sql<Figures>`
    select count(*) filter (where is_kept and not is_moved)::int as kept,
           count(*) filter (where is_kept and is_moved)::int as kept_later,
           count(*) filter (where not is_kept)::int as broken
      from (${endedPromises({ ...asked, until: end, over })}) promises`.execute(tx);
  const [figures] = rows;
  if (figures === undefined) throw new Error('A count gave no row');
  return figures;
}
