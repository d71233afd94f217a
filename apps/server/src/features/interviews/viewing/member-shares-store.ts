import type { Tx } from '../../../platform/database/database.ts';

type Whose = { readonly companyId: number; readonly accountId: number };

const sharesOf = (tx: Tx, { companyId, accountId }: Whose, now: Date) =>
  tx
    .selectFrom('recordingShares')
    .select(['id', 'email', 'scheduleId'])
    .where('companyId', '=', companyId)
    .where('sharedBy', '=', accountId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('id');

/** What a member shared that still opens something. */
export const listSharesOf = (tx: Tx, whose: Whose, now: Date) => sharesOf(tx, whose, now).execute();

export async function endSharesOf(tx: Tx, whose: Whose, now: Date) {
  const open = await sharesOf(tx, whose, now).forUpdate().execute();
  if (open.length === 0) return open;
  const ids = open.map(({ id }) => id);
  await tx
    .updateTable('recordingShares')
    .set({ revokedAt: now })
    .where('companyId', '=', whose.companyId)
    .where('id', 'in', ids)
    .execute();
  return open;
}

/** Of one interview, whoever shared it: its links open nothing from now on. */
export async function endSharesOfInterview(
  tx: Tx,
  { companyId, scheduleId }: { readonly companyId: number; readonly scheduleId: number },
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('recordingShares')
    .set({ revokedAt: now })
    .where('companyId', '=', companyId)
    .where('scheduleId', '=', scheduleId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
