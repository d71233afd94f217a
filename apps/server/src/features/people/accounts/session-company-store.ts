import type { Tx } from '../../../platform/database/database.ts';
import { findMembershipIn } from './account-store.ts';

/**
 * The session of somebody who has just created or joined a company goes on inside it. Needs a transaction in
 * that company, with an active membership of this account.
 */
export async function moveSessionToCompany(
  tx: Tx,
  move: {
    readonly sessionId: number;
    readonly accountId: number;
    readonly companyId: number;
  },
): Promise<void> {
  const { sessionId, accountId, companyId } = move;
  const membership = await findMembershipIn(tx, { accountId, companyId });
  if (membership === undefined) throw new Error(`account ${accountId} is no active member`);
  await tx
    .updateTable('sessions')
    .set({ companyIdAtLogin: companyId, userType: membership.role })
    .where('id', '=', sessionId)
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .execute();
}
