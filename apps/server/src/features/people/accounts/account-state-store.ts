import type { Tx } from '../../../platform/database/database.ts';

/** Gives false when the account is in that state already. */
export async function markDisabled(
  tx: Tx,
  accountId: number,
  disabledAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ disabledAt })
    .where('id', '=', accountId)
    .where('disabledAt', disabledAt === null ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Until the account has a factor again. */
export async function noteFactorLost(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ multifactorLostAt: now })
    .where('id', '=', accountId)
    .execute();
}

/** True for exactly one of any number of sign-ins. */
export async function useGrace(tx: Tx, accountId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ multifactorGraceUsedAt: now })
    .where('id', '=', accountId)
    .where('multifactorGraceUsedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Gives the accounts that were the demo's until now. */
export async function closeDemoAccounts(tx: Tx, now: Date): Promise<number[]> {
  const rows = await tx
    .updateTable('accounts')
    .set({ isDemo: false, passwordHash: null, disabledAt: now })
    .where('isDemo', '=', true)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The account has a factor again. */
export async function noteFactorFound(tx: Tx, accountId: number): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ multifactorLostAt: null })
    .where('id', '=', accountId)
    .execute();
}
