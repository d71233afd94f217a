import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { planEachQuery } from '../../../platform/database/plan-each.ts';
import { conditions, type InterviewFilter } from './interview-list-store.ts';

/**
 * Interviews that are over, of those that the filter leaves, the newest first. Of one whose notes were deleted nobody
 * knows any more what was noted, or whether anything was.
 */
export async function findNewestEnded(
  tx: Tx,
  filter: InterviewFilter,
  most: number,
): Promise<number[]> {
  await planEachQuery(tx);
  const { rows } = await sql<{ id: number }>`
    select a.id from attempts a
      join interview_schedules s on s.company_id = a.company_id and s.id = a.schedule_id
     where a.company_id = ${filter.companyId} and a.ended_at is not null and a.evidence_deleted_at is null
       and ${conditions(filter)}
     order by a.ended_at desc, a.id desc limit ${most}`.execute(tx);
  return rows.map(({ id }) => id);
}
