import type { Tx } from '../../../platform/database/database.ts';

/** Where this person's money goes; what is sealed is opened by whoever pays it, and by nothing else. */
export async function findPayout(tx: Tx, accountId: number) {
  return tx
    .selectFrom('payoutDetails')
    .select(['hint', 'updatedAt'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

export async function savePayout(
  tx: Tx,
  accountId: number,
  given: { readonly detailsSealed: string; readonly hint: string; readonly now: Date },
): Promise<void> {
  const { detailsSealed, hint, now } = given;
  const values = { detailsSealed, hint, updatedAt: now };
  await tx
    .insertInto('payoutDetails')
    .values({ accountId, ...values })
    .onConflict((on) => on.column('accountId').doUpdateSet(values))
    .execute();
}

export async function deletePayout(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('payoutDetails').where('accountId', '=', accountId).execute();
}
