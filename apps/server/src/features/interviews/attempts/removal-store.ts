import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Attempts = { readonly companyId: number; readonly ids: readonly number[] };

/** Partitioned, so hanging on nothing: emptied by name, in the months where these attempts' rows lie. */
export async function deleteEvents(tx: Tx, { companyId, ids }: Attempts): Promise<void> {
  await sql`
    delete from attempt_events e using attempts a
     where a.company_id = ${companyId} and a.id = any(${ids})
       and e.company_id = a.company_id and e.attempt_id = a.id and e.attempt_started_at = a.started_at`.execute(
    tx,
  );
}

/** What monitors and room reported of them is gone since then; pages say so. */
export async function noteEvidenceGone(
  tx: Tx,
  { companyId, ids }: Attempts,
  evidenceDeletedAt: Date,
): Promise<void> {
  await tx
    .updateTable('attempts')
    .set({ evidenceDeletedAt })
    .where('companyId', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Attempts with what was asked and answered in them. Their events and recordings are gone. */
export async function deleteAttempts(tx: Tx, { companyId, ids }: Attempts): Promise<void> {
  await tx
    .deleteFrom('attempts')
    .where('companyId', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Of somebody who is erased: nothing of theirs goes on, nothing is counted and nobody is told. */
export async function endAttemptsOf(
  tx: Tx,
  { companyId, candidateId }: { readonly companyId: number; readonly candidateId: number },
  now: Date,
): Promise<void> {
  await sql`
    update attempts a set status = 'timed-out', ended_at = ${now}
      from interview_schedules s
     where s.company_id = ${companyId} and s.candidate_id = ${candidateId}
       and a.company_id = s.company_id and a.schedule_id = s.id and a.status = 'in-progress'`.execute(
    tx,
  );
}
