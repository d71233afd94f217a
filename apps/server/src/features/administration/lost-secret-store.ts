import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

const count = (rows: bigint | undefined): number => Number(rows ?? 0n);

/** Mails that wait can be opened no more. Gives how many. */
export async function refuseSealedMails(tx: Tx, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update mails set refused_at = ${now}, sealed_content = null,
                     last_problem = 'The secret that it was sealed with was lost.'
     where sealed_content is not null`.execute(tx);
  return count(numAffectedRows);
}

/** Logins that were being typed, and codes that were being asked for; and the browsers' subscriptions to our old key. */
export async function deletePassingSeals(
  tx: Tx,
  { isPushKeyLost }: { readonly isPushKeyLost: boolean },
): Promise<void> {
  await tx.deleteFrom('loginKeys').execute();
  await tx.deleteFrom('viewingRequests').execute();
  if (isPushKeyLost) await tx.deleteFrom('pushSubscriptions').execute();
}

export async function endEverySession(tx: Tx, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ revokedAt: now, revokedBecause: 'the secret was lost' })
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count(numUpdatedRows);
}

/** Keys of the log. Their numbers stay, so that entries say what became of their words. */
export async function loseKeys(tx: Tx, companyId: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('personKeys')
    .set({ sealedKey: null, lostAt: now })
    .where('companyId', '=', companyId)
    .where('lostAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count(numUpdatedRows);
}

/**
 * Webhooks keep waiting for a new secret: until an admin makes one each delivery says so and is tried again. Gives how many.
 */
export async function dropOldWebhookSecrets(tx: Tx, companyId: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('webhookEndpoints')
    .set({ oldSecretSealed: null, oldSecretUntil: null })
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow();
  return count(numUpdatedRows);
}

export async function findAdmins(tx: Tx, companyId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('memberships')
    .select('accountId')
    .where('companyId', '=', companyId)
    .where('role', '=', 'COMPANY_ADMIN')
    .where('status', '=', 'active')
    .execute();
  return rows.map(({ accountId }) => accountId);
}

export async function lockMark(tx: Tx): Promise<string | null> {
  const row = await tx
    .selectFrom('installation')
    .select('secretMark')
    .forUpdate()
    .executeTakeFirst();
  return row?.secretMark ?? null;
}

export async function writeMark(tx: Tx, secretMark: string, now: Date): Promise<void> {
  await tx
    .insertInto('installation')
    .values({ secretMark, markedAt: now })
    .onConflict((on) => on.column('isOnly').doUpdateSet({ secretMark, markedAt: now }))
    .execute();
}
