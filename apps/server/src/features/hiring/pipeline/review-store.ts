import { jurisdictions } from '@candor/contract/hiring/job-rules';
import { demandsOf } from '@candor/contract/hiring/jurisdiction-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

const telling = jurisdictions.filter((one) => demandsOf(one).tellsReasons);

/** Those whose job follows a law that has its candidates told the principal reasons of a rejection. */
export async function findTold(
  tx: Tx,
  companyId: number,
  applicationIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (applicationIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('applications as a')
    .innerJoin('jobs as j', (on) =>
      on.onRef('j.companyId', '=', 'a.companyId').onRef('j.id', '=', 'a.jobId'),
    )
    .select('a.id')
    .where('a.companyId', '=', companyId)
    .where('a.id', 'in', [...applicationIds])
    .where('j.jurisdiction', 'in', telling)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const reviewed = jurisdictions.filter((one) => demandsOf(one).needsReview);

/**
 * Those whose job follows a law that wants a person to judge before a rejection, and who took an interview on which
 * nobody decided, wrote a note or gave a verdict.
 */
export async function findUnreviewed(
  tx: Tx,
  companyId: number,
  applicationIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (applicationIds.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select distinct a.id
      from applications a
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
       and j.jurisdiction = any(${[...reviewed]}::text[])
      join interview_schedules s on s.company_id = a.company_id and s.candidate_id = a.candidate_id
       and (s.application_id = a.id or s.job_id = a.job_id) and s.kind = 'bot'
      join attempts t on t.company_id = s.company_id and t.schedule_id = s.id and t.ended_at is not null
     where a.company_id = ${companyId} and a.id = any(${[...applicationIds]}::bigint[])
       and not exists (select from interview_decisions d
                        where d.company_id = t.company_id and d.attempt_id = t.id)
       and not exists (select from candidate_notes n
                        where n.company_id = t.company_id and n.schedule_id = s.id)
       and not exists (select from proctoring_verdicts v
                        where v.company_id = t.company_id and v.attempt_id = t.id)`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
