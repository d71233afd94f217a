import type { EqualityKind } from '@candor/contract/hiring/equality-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { ofJobs } from './filter-store.ts';
import type { HiringFilter } from './hiring-store.ts';
import type { Sum } from './impact-rules.ts';

/** Sums that were made in the period; a sum is never divided, so no two filters differ by fewer than five people. */
export async function findSums(
  tx: Tx,
  filter: HiringFilter,
): Promise<(Sum & { question: EqualityKind })[]> {
  const { rows } = await sql<Sum & { question: EqualityKind }>`
    select question, answer, furthest, sum(people)::bigint as people
      from equality_sums
     where company_id = ${filter.companyId}
       and added_on >= ${filter.start.toISOString()}::timestamptz at time zone 'UTC'
       and added_on < ${filter.end.toISOString()}::timestamptz at time zone 'UTC'
       and ${ofJobs(sql`job_id`, filter)}
     group by 1, 2, 3`.execute(tx);
  return rows;
}
