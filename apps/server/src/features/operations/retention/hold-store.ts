import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

const MOST_LISTED = 100;

export function listHolds(tx: Tx, companyId: number) {
  return tx
    .selectFrom('candidates')
    .select(['id', 'firstName', 'lastName'])
    .select((is) => [
      is.ref('heldBecause').$notNull().as('because'),
      is.ref('heldAt').$notNull().as('heldAt'),
    ])
    .where('companyId', '=', companyId)
    .where('heldAt', 'is not', null)
    .orderBy('heldAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
}

/** Locked: nothing is begun for them until this transaction is over. */
export async function lockCandidate(tx: Tx, companyId: number, candidateID: number) {
  const { rows } = await sql<{ email: string; isHeld: boolean; isRunning: boolean }>`
    select c.email, c.held_at is not null as is_held,
           exists (select 1 from interview_schedules s
                     join attempts a on a.company_id = s.company_id and a.schedule_id = s.id
                    where s.company_id = c.company_id and s.candidate_id = c.id
                      and a.status = 'in-progress') as is_running
      from candidates c where c.company_id = ${companyId} and c.id = ${candidateID}
       for update of c`.execute(tx);
  return rows[0];
}
