import type { Tx } from '../../../platform/database/database.ts';

type Whose = { readonly companyId: number; readonly accountId: number };

const keysOf = (tx: Tx, { companyId, accountId }: Whose, now: Date) =>
  tx
    .selectFrom('apiKeys')
    .select(['id', 'name', 'prefix'])
    .where('companyId', '=', companyId)
    .where('createdBy', '=', accountId)
    .where('revokedAt', 'is', null)
    .where((is) => is.or([is('expiresAt', 'is', null), is('expiresAt', '>', now)]))
    .orderBy('id');

/** Keys of a member that still open something. */
export const listKeysOf = (tx: Tx, whose: Whose, now: Date) => keysOf(tx, whose, now).execute();

/** Those of the named keys that are theirs and alive; `by` is who ends them. */
export async function endKeysOf(
  tx: Tx,
  whose: Whose,
  {
    named,
    end,
  }: {
    readonly named: readonly number[];
    readonly end: { readonly by: number; readonly now: Date };
  },
) {
  if (named.length === 0) return [];
  const living = await keysOf(tx, whose, end.now).where('id', 'in', named).forUpdate().execute();
  if (living.length === 0) return living;
  await tx
    .updateTable('apiKeys')
    .set({ revokedAt: end.now, revokedBy: end.by })
    .where('companyId', '=', whose.companyId)
    .where(
      'id',
      'in',
      living.map(({ id }) => id),
    )
    .execute();
  return living;
}
