import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { seesJob } from '../../../platform/database/sees-job.ts';
import type { AppointmentId } from './appointment-store.ts';

/**
 * The accounts that hear what others do to a live interview: the member who asked for it, as long as they may see its
 * job; else those who choose for the job; else the company's admins.
 */
export async function findListeners(
  tx: Tx,
  { companyId, scheduleId }: AppointmentId,
): Promise<number[]> {
  const { rows } = await sql<{ accountId: number; rank: number }>`
    select m.account_id, case when m.account_id = s.created_by_account_id then 1
                              when t.membership_id is not null then 2 else 3 end as rank
      from interview_schedules s
      join memberships m on m.company_id = s.company_id and ${seesJob(sql.ref('s.job_id'))}
      join accounts a on a.id = m.account_id and a.disabled_at is null
      left join job_team t on t.company_id = s.company_id and t.job_id = s.job_id and t.membership_id = m.id
       and t.role in ('owner', 'recruiter')
     where s.company_id = ${companyId} and s.id = ${scheduleId}
       and (m.account_id = s.created_by_account_id or t.membership_id is not null or m.role = 'COMPANY_ADMIN')
     order by rank, m.account_id`.execute(tx);
  return rows.filter(({ rank }) => rank === rows[0]?.rank).map(({ accountId }) => accountId);
}
