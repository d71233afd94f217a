import type { Tx } from '../../../platform/database/database.ts';

const provider = 'linkedin';

/** Whose account this LinkedIn id signs in to. */
export async function findIdentity(tx: Tx, subject: string): Promise<number | null> {
  const row = await tx
    .selectFrom('identities')
    .select('accountId')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.accountId ?? null;
}

/** False when it is linked already: somebody was faster. */
export async function insertIdentity(
  tx: Tx,
  identity: { readonly subject: string; readonly accountId: number; readonly linkedAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('identities')
    .values({ provider, ...identity })
    .onConflict((on) => on.columns(['provider', 'subject']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
