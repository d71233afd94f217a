import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';

export async function findPasswordHash(tx: Tx, accountId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('accounts')
    .select('passwordHash')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.passwordHash ?? null;
}

/** Waits for a change under way, and refuses what it made worthless. */
export async function holdPassword(
  tx: Tx,
  accountId: number,
  passwordHash: string | null,
): Promise<void> {
  const held = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('passwordHash', 'is not distinct from', passwordHash)
    .forShare()
    .executeTakeFirst();
  if (held !== undefined) return;
  throw fail('wrong_credentials', 'Login failed. Please check your credentials.');
}
