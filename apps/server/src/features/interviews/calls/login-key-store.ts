import type { Tx } from '../../../platform/database/database.ts';

/** Keys that were never used go when the next one is made. */
export async function insertLoginKey(
  tx: Tx,
  key: { keyGuid: string; sealedPrivateKey: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await tx.deleteFrom('loginKeys').where('expiresAt', '<=', now).execute();
  await tx.insertInto('loginKeys').values(key).execute();
}

/** One guarded write: of any number of parallel uses one gets the key. */
export async function spendLoginKey(tx: Tx, keyGuid: string, now: Date): Promise<string | null> {
  const row = await tx
    .updateTable('loginKeys')
    .set({ usedAt: now })
    .where('keyGuid', '=', keyGuid)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('sealedPrivateKey')
    .executeTakeFirst();
  return row?.sealedPrivateKey ?? null;
}

/** Logins that were being typed. */
export async function dropLoginKeys(tx: Tx): Promise<void> {
  await tx.deleteFrom('loginKeys').execute();
}
