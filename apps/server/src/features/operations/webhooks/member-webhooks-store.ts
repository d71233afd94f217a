import type { Tx } from '../../../platform/database/database.ts';

type Whose = { readonly companyId: number; readonly accountId: number };

const webhooksOf = (tx: Tx, { companyId, accountId }: Whose) =>
  tx
    .selectFrom('webhookEndpoints')
    .select(['id', 'url'])
    .where('companyId', '=', companyId)
    .where('createdBy', '=', accountId)
    .where('disabledAt', 'is', null)
    .orderBy('id');

/** Webhooks of a member that are switched on. */
export const listWebhooksOf = (tx: Tx, whose: Whose) => webhooksOf(tx, whose).execute();

/** Switched off, as by a member: what was sent stays to be read, and an admin may switch them on again. */
export async function endWebhooksOf(
  tx: Tx,
  whose: Whose,
  { named, now }: { readonly named: readonly number[]; readonly now: Date },
) {
  if (named.length === 0) return [];
  const living = await webhooksOf(tx, whose).where('id', 'in', named).forUpdate().execute();
  if (living.length === 0) return living;
  await tx
    .updateTable('webhookEndpoints')
    .set({ disabledAt: now, disabledBecause: 'member' })
    .where('companyId', '=', whose.companyId)
    .where(
      'id',
      'in',
      living.map(({ id }) => id),
    )
    .execute();
  return living;
}
