import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** Whether this step, or what came with it, ended an appeal in the candidate's favour: they were told that it goes on. */
export async function hasGranted(tx: Tx, companyId: number, moveId: number): Promise<boolean> {
  const { rows } = await sql`
    select from application_moves m
      join appeals p on p.company_id = m.company_id and p.application_id = m.application_id
     where m.company_id = ${companyId} and m.id = ${moveId} and p.state = 'overturned' and p.ended_at >= m.moved_at
     limit 1`.execute(tx);
  return rows.length > 0;
}
