import { areas } from '@candor/contract/people/right-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { seesJob } from '../../../platform/database/sees-job.ts';

export type OfInterview = { readonly companyId: number; readonly scheduleId: number };

export type ToldInterview = {
  readonly jobId: number;
  readonly jobTitle: string;
  readonly candidateId: number;
  readonly closesAt: Date;
  readonly isBegun: boolean;
  readonly isCancelled: boolean;
  readonly isSample: boolean;
};

export async function findTold(
  tx: Tx,
  { companyId, scheduleId }: OfInterview,
): Promise<ToldInterview | undefined> {
  const { rows } = await sql<ToldInterview>`
    select s.job_id, j.title as job_title, s.candidate_id, s.closes_at, s.is_begun,
           s.cancelled_at is not null as is_cancelled,
           exists (select from sample_parts p where p.company_id = s.company_id and p.kind = 'candidate'
                      and p.object_id = s.candidate_id) as is_sample
      from interview_schedules s
      join jobs j on j.company_id = s.company_id and j.id = s.job_id
     where s.company_id = ${companyId} and s.id = ${scheduleId}`.execute(tx);
  return rows[0];
}

/**
 * Of those who may see the interview: whoever invited to it and whoever leads its job; where none of them is there, the
 * company's admins.
 */
export async function findInterviewReaders(
  tx: Tx,
  { companyId, scheduleId }: OfInterview,
): Promise<number[]> {
  const { rows } = await sql<{ accountId: number; isNear: boolean }>`
    select m.account_id,
           (m.account_id = s.created_by_account_id
            or exists (select from job_team t where t.company_id = s.company_id and t.job_id = s.job_id
                          and t.membership_id = m.id and t.role in ('owner', 'recruiter'))) is true as is_near
      from interview_schedules s
      join memberships m on m.company_id = s.company_id and ${seesJob(sql.ref('s.job_id'))}
      join accounts a on a.id = m.account_id and a.disabled_at is null
     where s.company_id = ${companyId} and s.id = ${scheduleId} and ${readsInterviews}
     order by m.id`.execute(tx);
  const near = rows.filter(({ isNear }) => isNear);
  if (near.length > 0) return near.map(({ accountId }) => accountId);
  return findAdmins(tx, companyId);
}

/** This member, as long as they may see the interview. */
export async function maySeeInterview(
  tx: Tx,
  { companyId, scheduleId }: OfInterview,
  accountId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select 1
      from interview_schedules s
      join memberships m on m.company_id = s.company_id and ${seesJob(sql.ref('s.job_id'))}
      join accounts a on a.id = m.account_id and a.disabled_at is null
     where s.company_id = ${companyId} and s.id = ${scheduleId} and m.account_id = ${accountId}
       and ${readsInterviews}`.execute(tx);
  return rows.length > 0;
}

/** Of a membership `m`. */
const readsInterviews = sql<boolean>`(m.role = 'COMPANY_ADMIN'
  or exists (select from role_privileges p where p.company_id = m.company_id and p.role_id = m.role_id
                and p.feature_id = ${areas.interviews}))`;

async function findAdmins(tx: Tx, companyId: number): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    select m.account_id from memberships m join accounts a on a.id = m.account_id
     where m.company_id = ${companyId} and m.status = 'active' and m.role = 'COMPANY_ADMIN' and a.disabled_at is null
     order by m.id`.execute(tx);
  return rows.map(({ accountId }) => accountId);
}

/** Invitations to the same job that ran out at the same instant: how many, and which is told for all of them. */
export async function findExpiredTogether(
  tx: Tx,
  { companyId, jobId, closesAt }: { companyId: number; jobId: number; closesAt: Date },
): Promise<{ readonly count: number; readonly first: number | null }> {
  const { rows } = await sql<{ count: number; first: number | null }>`
    select count(*)::int as count, min(id) as first from interview_schedules
     where company_id = ${companyId} and job_id = ${jobId} and closes_at = ${closesAt}
       and kind = 'bot' and not is_begun and cancelled_at is null`.execute(tx);
  return rows[0] ?? { count: 0, first: null };
}
