import type { Tx } from '../../platform/database/database.ts';

type Whose = { readonly companyId: number; readonly accountId: number };

const invitationsOf = (tx: Tx, { companyId, accountId }: Whose) =>
  tx
    .selectFrom('invitations')
    .select(['id', 'email'])
    .where('companyId', '=', companyId)
    .where('invitedBy', '=', accountId)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .orderBy('id');

const sharesOf = (tx: Tx, { companyId, accountId }: Whose, now: Date) =>
  tx
    .selectFrom('recordingShares')
    .select(['id', 'email', 'scheduleId'])
    .where('companyId', '=', companyId)
    .where('sharedBy', '=', accountId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('id');

const keysOf = (tx: Tx, { companyId, accountId }: Whose, now: Date) =>
  tx
    .selectFrom('apiKeys')
    .select(['id', 'name', 'prefix'])
    .where('companyId', '=', companyId)
    .where('createdBy', '=', accountId)
    .where('revokedAt', 'is', null)
    .where((is) => is.or([is('expiresAt', 'is', null), is('expiresAt', '>', now)]))
    .orderBy('id');

const webhooksOf = (tx: Tx, { companyId, accountId }: Whose) =>
  tx
    .selectFrom('webhookEndpoints')
    .select(['id', 'url'])
    .where('companyId', '=', companyId)
    .where('createdBy', '=', accountId)
    .where('disabledAt', 'is', null)
    .orderBy('id');

/** What a member has sent out or made that still opens something. */
export async function listLeft(tx: Tx, whose: Whose, now: Date) {
  const [invitations, shares] = [
    await invitationsOf(tx, whose).execute(),
    await sharesOf(tx, whose, now).execute(),
  ];
  const [keys, webhooks] = [
    await keysOf(tx, whose, now).execute(),
    await webhooksOf(tx, whose).execute(),
  ];
  return { invitations, shares, keys, webhooks };
}

/** Ends every open invitation of theirs, and gives those that were. */
export async function endInvitationsOf(tx: Tx, whose: Whose, now: Date) {
  const open = await invitationsOf(tx, whose).forUpdate().execute();
  if (open.length === 0) return open;
  const ids = open.map(({ id }) => id);
  await tx
    .updateTable('invitations')
    .set({ revokedAt: now })
    .where('companyId', '=', whose.companyId)
    .where('id', 'in', ids)
    .execute();
  return open;
}

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

/** Those of the named keys that are theirs and alive; `by` is who ends them. */
export async function endKeysOf(
  tx: Tx,
  whose: Whose,
  named: readonly number[],
  end: { readonly by: number; readonly now: Date },
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

/** Switched off, as by a member: what was sent stays to be read, and an admin may switch them on again. */
export async function endWebhooksOf(tx: Tx, whose: Whose, named: readonly number[], now: Date) {
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
