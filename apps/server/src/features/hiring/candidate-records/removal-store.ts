import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** The score that a search sorts by is one of the interviews that went, unless there is another. */
export async function forgetScores(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update candidates c set last_score = null, last_score_at = null
     where c.company_id = ${companyId} and c.id = any(${ids}) and c.last_score_at is not null
       and not exists (select 1 from interview_schedules s
             join attempts a on a.company_id = s.company_id and a.schedule_id = s.id
            where s.company_id = c.company_id and s.candidate_id = c.id and a.ended_at is not null)`.execute(
    tx,
  );
}

/** The rows of people of whom nothing else is left. */
export async function deleteCandidateRows(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('candidates')
    .where('companyId', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();
}

/** What was written on interviews that go. */
export async function deleteNotesOf(
  tx: Tx,
  companyId: number,
  scheduleIds: readonly number[],
): Promise<void> {
  await sql`delete from candidate_notes where company_id = ${companyId} and schedule_id = any(${scheduleIds})`.execute(
    tx,
  );
}
