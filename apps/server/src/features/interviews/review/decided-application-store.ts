import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { DecidedInterview } from './decision-store.ts';

export type DecidedApplication = {
  readonly applicationId: number;
  readonly status: 'active' | 'rejected' | 'withdrawn' | 'hired';
  readonly version: number;
  readonly stage: string;
  /** Both null in the last stage. */
  readonly nextStageId: number | null;
  readonly nextStage: string | null;
  readonly jurisdiction: string | null;
};

/** The candidate's application for the interview's job; null for whoever was invited without one. */
export async function findApplication(
  tx: Tx,
  companyId: number,
  { jobId, candidateId }: Pick<DecidedInterview, 'jobId' | 'candidateId'>,
): Promise<DecidedApplication | null> {
  const { rows } = await sql<DecidedApplication>`
    select a.id as application_id, a.status, a.version, t.name as stage,
           next.id as next_stage_id, next.name as next_stage, j.jurisdiction
      from applications a
      join job_stages t on t.company_id = a.company_id and t.id = a.stage_id
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      left join lateral (
        select id, name from job_stages n
         where n.company_id = a.company_id and n.job_id = a.job_id and n.position > t.position
         order by n.position limit 1) next on true
     where a.company_id = ${companyId} and a.job_id = ${jobId}
       and a.candidate_id = ${candidateId}`.execute(tx);
  return rows[0] ?? null;
}
