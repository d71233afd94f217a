import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Of = { readonly companyId: number; readonly attemptId: number };

export type StoredExplanation = {
  readonly eventKey: string | null;
  readonly words: string;
  readonly revision: number;
  readonly sentAt: Date;
};

/** In the order in which they were sent. */
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

/** One at a time of an interview: what follows reads, decides and writes. */
export async function lockExplanations(tx: Tx, { companyId, attemptId }: Of): Promise<void> {
  await sql`select from attempts where company_id = ${companyId} and id = ${attemptId} for no key update`.execute(
    tx,
  );
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

/** null stands for the one of the whole interview. */
export async function removeExplanation(
  tx: Tx,
  { companyId, attemptId }: Of,
  eventKey: string | null,
): Promise<void> {
  await tx
    .deleteFrom('proctoringExplanations')
    .where('companyId', '=', companyId)
    .where('attemptId', '=', attemptId)
    .where('eventKey', 'is not distinct from', eventKey)
    .execute();
}
