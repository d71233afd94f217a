import type { Tx } from '../../../platform/database/database.ts';

/** Where the money of these people goes; in a super admin's transaction. */
export async function findPayouts(tx: Tx, accountIds: readonly number[]) {
  if (accountIds.length === 0) return new Map<number, never>();
  const rows = await tx
    .selectFrom('payoutDetails')
    .select(['accountId', 'hint', 'detailsSealed'])
    .where('accountId', 'in', [...accountIds])
    .execute();
  return new Map(rows.map(({ accountId, ...payout }) => [accountId, payout]));
}

/** As the owner: what no secret opens any more is asked for anew. Gives of whom it was. */
export async function forgetPayouts(tx: Tx): Promise<number[]> {
  const rows = await tx.deleteFrom('payoutDetails').returning('accountId').execute();
  return rows.map(({ accountId }) => accountId);
}

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
