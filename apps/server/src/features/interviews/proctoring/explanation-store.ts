import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Of = { readonly companyId: number; readonly attemptId: number };

export type StoredExplanation = {
  readonly eventKey: string | null;
  readonly words: string;
  readonly revision: number;
  readonly sentAt: Date;
};

/** In the order in which they were sent; what was taken back is there without words. */
export function findExplanations(
  tx: Tx,
  { companyId, attemptId }: Of,
): Promise<StoredExplanation[]> {
  return tx
    .selectFrom('proctoringExplanations')
    .select(['eventKey', 'words', 'revision', 'sentAt'])
    .where('companyId', '=', companyId)
    .where('attemptId', '=', attemptId)
    .orderBy('sentAt')
    .orderBy('id')
    .execute();
}

/**
 * One at a time of an interview, and none while retention deletes what was noted: what follows reads, decides and writes.
 * Gives whether it is deleted by now.
 */
export async function lockExplanations(
  tx: Tx,
  { companyId, attemptId }: Of,
): Promise<{ readonly evidenceDeletedAt: Date | null } | undefined> {
  const { rows } = await sql<{ readonly evidenceDeletedAt: Date | null }>`
    select evidence_deleted_at from attempts
     where company_id = ${companyId} and id = ${attemptId} for no key update`.execute(tx);
  return rows[0];
}

export async function putExplanation(
  tx: Tx,
  { companyId, attemptId }: Of,
  { eventKey, words, now }: { readonly eventKey: string | null; words: string; now: Date },
): Promise<void> {
  await sql`
    insert into proctoring_explanations (company_id, attempt_id, event_key, words, first_sent_at, sent_at)
    values (${companyId}, ${attemptId}, ${eventKey}, ${words}, ${now}, ${now})
    on conflict (company_id, attempt_id, event_key) do update
      set words = excluded.words, sent_at = excluded.sent_at, revision = proctoring_explanations.revision + 1`.execute(
    tx,
  );
}

/** null stands for the one of the whole interview. When it was sent last stays: the team was told then. */
export async function takeBackExplanation(
  tx: Tx,
  { companyId, attemptId }: Of,
  eventKey: string | null,
): Promise<void> {
  await tx
    .updateTable('proctoringExplanations')
    .set(({ eb }) => ({ words: '', revision: eb('revision', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('attemptId', '=', attemptId)
    .where('eventKey', 'is not distinct from', eventKey)
    .execute();
}
