import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

const MOST_NOTES = 500;

export type InterviewNote = {
  readonly text: string;
  readonly author: string;
  readonly createdAt: Date;
};

/** Oldest first, without those that somebody wrote for themselves. */
export async function findNotes(
  tx: Tx,
  companyId: number,
  scheduleId: number,
): Promise<InterviewNote[]> {
  const { rows } = await sql<InterviewNote>`
    select n.text, n.created_at,
           coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email) as author
      from candidate_notes n
      join accounts p on p.id = n.author_id
     where n.company_id = ${companyId} and n.schedule_id = ${scheduleId} and not n.is_private
     order by n.id
     limit ${MOST_NOTES}`.execute(tx);
  return rows;
}
