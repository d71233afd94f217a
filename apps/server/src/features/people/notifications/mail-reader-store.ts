import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { seesJob } from '../../../platform/database/sees-job.ts';

type About = {
  readonly companyId: number;
  /** The job that it leads to; null: of none. */
  readonly jobId: number | null;
  /** Whom a colleague named in a note; null: of nobody. */
  readonly candidateId: number | null;
};

/** Of a membership `m`: any of its jobs is one of this candidate's. */
const seesCandidate = (candidateId: number): RawBuilder<boolean> => sql<boolean>`
  (m.role = 'COMPANY_ADMIN' or m.job_ids is null
    or exists (select from applications a where a.company_id = m.company_id
                and a.candidate_id = ${candidateId} and a.job_id = any (m.job_ids))
    or exists (select from interview_schedules s where s.company_id = m.company_id
                and s.candidate_id = ${candidateId} and s.job_id = any (m.job_ids)))`;

/** Whether the member is still there to read it; the caller's transaction is in the company's name. */
export async function isStillReader(
  tx: Tx,
  accountId: number,
  { companyId, jobId, candidateId }: About,
): Promise<boolean> {
  const { rows } = await sql`
    select from memberships m join accounts acc on acc.id = m.account_id
     where m.company_id = ${companyId} and m.account_id = ${accountId}
       and m.status = 'active' and acc.disabled_at is null
       and ${jobId === null ? sql`true` : seesJob(jobId)}
       and ${candidateId === null ? sql`true` : seesCandidate(candidateId)}`.execute(tx);
  return rows.length > 0;
}
