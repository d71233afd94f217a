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

/** As the others of a call read them. */
export async function findPerson(
  tx: Tx,
  accountId: number,
): Promise<{ email: string; name: string }> {
  const { email, firstName, lastName } = await tx
    .selectFrom('accounts')
    .select(['email', 'firstName', 'lastName'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { email, name: `${firstName} ${lastName}`.trim() || email };
}
