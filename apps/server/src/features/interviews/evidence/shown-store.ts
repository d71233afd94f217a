import type { Tx } from '../../../platform/database/database.ts';

/** The first time counts. */
export async function markShown(
  tx: Tx,
  shown: { readonly companyId: number; readonly attemptId: number; readonly shownAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('shownEvidence')
    .values(shown)
    .onConflict((on) => on.columns(['companyId', 'attemptId']).doNothing())
    .returning('attemptId')
    .executeTakeFirst();
  return row !== undefined;
}
