import type { Tx } from '../../../platform/database/database.ts';

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

export const listInvitationsOf = (tx: Tx, whose: Whose) => invitationsOf(tx, whose).execute();

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
