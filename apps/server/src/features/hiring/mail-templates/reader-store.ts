import type { Tx } from '../../../platform/database/database.ts';

export async function findOwnAddress(tx: Tx, accountId: number): Promise<string> {
  const { email } = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return email;
}
