import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** What monitors reported of these attempts. A partitioned table hangs on nothing: it is emptied in the months of its rows. */
export async function deleteReports(
  tx: Tx,
  companyId: number,
  attemptIds: readonly number[],
): Promise<void> {
  await sql`
    delete from proctoring_events e using proctoring_sessions s
     where s.company_id = ${companyId} and s.attempt_id = any(${attemptIds})
       and e.company_id = s.company_id and e.session_id = s.id and e.session_started_at = s.started_at`.execute(
    tx,
  );
}

/** With what reviewers and the candidate said of them. */
export async function deleteSessions(
  tx: Tx,
  companyId: number,
  attemptIds: readonly number[],
): Promise<void> {
  for (const table of [
    'proctoringVerdicts',
    'proctoringExplanations',
    'proctoringSessions',
  ] as const) {
    await tx
      .deleteFrom(table)
      .where('companyId', '=', companyId)
      .where('attemptId', 'in', [...attemptIds])
      .execute();
  }
}
