import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** Of a test that stands as it was made, and that nobody was sent. */
export async function deleteUnusedTest(
  tx: Tx,
  { companyId, id }: { readonly companyId: number; readonly id: number },
): Promise<boolean> {
  const { rows } = await sql<{ isLeft: boolean }>`
    with gone as (
      delete from blueprints b where b.company_id = ${companyId} and b.id = ${id}
         and not exists (select from blueprints v where v.company_id = b.company_id and v.family_id = b.id)
         and not exists (select from interview_schedules s where s.company_id = b.company_id and s.blueprint_id = b.id)
      returning b.id)
    select exists (select from blueprints where company_id = ${companyId} and id = ${id})
       and not exists (select from gone) as is_left`.execute(tx);
  return rows[0]?.isLeft === false;
}
