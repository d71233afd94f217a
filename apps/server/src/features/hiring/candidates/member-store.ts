import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { beyondJobs } from '../../../platform/database/beyond-jobs.ts';

/** A person's name, or their address where nobody told one. */
export const nameOfAccount = sql<string>`
  coalesce(nullif(trim(concat_ws(' ', acc.first_name, acc.last_name)), ''), acc.email)`;

export type Colleague = {
  readonly membershipID: number;
  readonly accountId: number;
  readonly name: string;
};

/** Who may see candidates: administrators, and roles with something of features 4 or 5. */
const maySee = sql`(m.role = 'COMPANY_ADMIN' or exists (
  select from role_privileges p
   where p.company_id = m.company_id and p.role_id = m.role_id and p.feature_id in (4, 5)))`;

export async function listColleagues(tx: Tx, companyId: number): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select m.id as "membershipID", m.account_id, ${nameOfAccount} as name
      from memberships m join accounts acc on acc.id = m.account_id
     where m.company_id = ${companyId} and m.status = 'active' and ${maySee}
     order by name, m.id limit 500`.execute(tx);
  return rows;
}

/** Of these memberships, those that can be named in a note about this candidate: they see them, too. */
export async function findColleagues(
  tx: Tx,
  { companyId, candidateID }: { readonly companyId: number; readonly candidateID: number },
  membershipIDs: readonly number[],
): Promise<Colleague[]> {
  if (membershipIDs.length === 0) return [];
  const query = sql<Colleague>`
    select m.id as "membershipID", m.account_id, ${nameOfAccount} as name
      from memberships m join accounts acc on acc.id = m.account_id
     where m.company_id = ${companyId} and m.id = any(${membershipIDs})
       and m.status = 'active' and ${maySee}
       and (m.role = 'COMPANY_ADMIN' or m.job_ids is null
         or exists (select from applications a
                     where a.company_id = m.company_id and a.candidate_id = ${candidateID}
                       and a.job_id = any (m.job_ids))
         or exists (select from interview_schedules s
                     where s.company_id = m.company_id and s.candidate_id = ${candidateID}
                       and s.job_id = any (m.job_ids)))`;
  // A colleague may see the candidate by a job that the author does not.
  const { rows } = await beyondJobs(tx, () => query.execute(tx));
  return rows;
}
