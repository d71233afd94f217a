import type { Tx } from '../../../platform/database/database.ts';
import { revokeTokens } from '../../../platform/tokens/one-time-token-store.ts';
import { deleteKeptSignUps } from './account-request-store.ts';
import { removePassword } from './account-store.ts';
import { endAllSessions } from './device-store.ts';

/**
 * The account starts over, with a password set by a mailed link: whoever typed one before, now or in a sign-up
 * that waits, and whoever is signed in or holds a link, is out with the commit. Locks the account's row.
 */
export async function discardPassword(
  tx: Tx,
  given: { readonly accountId: number; readonly because: string; readonly now: Date },
): Promise<void> {
  const { accountId, because, now } = given;
  await removePassword(tx, accountId);
  await deleteKeptSignUps(tx, accountId);
  await revokeTokens(tx, { purpose: 'reset-password', accountId, now });
  await revokeTokens(tx, { purpose: 'set-password', accountId, now });
  await revokeTokens(tx, { purpose: 'virtual-interview-password', accountId, now });
  await endAllSessions(tx, { accountId, because, now });
}
