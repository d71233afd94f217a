import type { Tx } from '../../platform/database/database.ts';

export async function findPasswordHash(tx: Tx, accountId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('accounts')
    .select('passwordHash')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.passwordHash ?? null;
}
