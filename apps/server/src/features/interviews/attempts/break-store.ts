import type { Tx } from '../../../platform/database/database.ts';
import type { StoredAttempt } from './attempt-store.ts';
import type { Break } from './break-rules.ts';

/** Begins a break, or ends it earlier; the attempt must be locked. Gives the attempt as it stands now. */
export async function storeBreak(
  tx: Tx,
  attempt: StoredAttempt,
  { number, startedAt, endsAt, deadlineAt }: Break,
): Promise<StoredAttempt> {
  const { companyId, id: attemptId } = attempt;
  const changed = {
    deadlineAt,
    breaksTaken: number,
    breakStartedAt: startedAt,
    breakEndsAt: endsAt,
  };
  await tx
    .updateTable('attempts')
    .set(changed)
    .where('companyId', '=', companyId)
    .where('id', '=', attemptId)
    .execute();
  await tx
    .insertInto('attemptBreaks')
    .values({ companyId, attemptId, number, startedAt, endsAt })
    .onConflict((on) => on.columns(['companyId', 'attemptId', 'number']).doUpdateSet({ endsAt }))
    .execute();
  return { ...attempt, ...changed };
}
