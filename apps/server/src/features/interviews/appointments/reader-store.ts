import type { Tx } from '../../../platform/database/database.ts';

/** The account of whoever has shown that they read this address. */
export async function findConfirmedAccount(tx: Tx, email: string): Promise<number | null> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('emailConfirmedAt', 'is not', null)
    .executeTakeFirst();
  return account?.id ?? null;
}
