import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** Of a job for which nobody applied, that no interview is about and that no other job was copied from. */
export async function deleteUnusedJob(
  tx: Tx,
  { companyId, id }: { readonly companyId: number; readonly id: number },
): Promise<boolean> {
  const { rows } = await sql<{ isLeft: boolean }>`
    with gone as (
      delete from jobs j where j.company_id = ${companyId} and j.id = ${id}
         and not exists (select from applications a where a.company_id = j.company_id and a.job_id = j.id)
         and not exists (select from interview_schedules s where s.company_id = j.company_id and s.job_id = j.id)
         and not exists (select from calls c where c.company_id = j.company_id and c.job_id = j.id)
      returning j.id),
    hidden as (
      delete from job_adverts where owner_id = ${companyId} and job_id in (select id from gone))
    select exists (select from jobs where company_id = ${companyId} and id = ${id})
       and not exists (select from gone) as is_left`.execute(tx);
  return rows[0]?.isLeft === false;
}
