import type { Tx } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { deleteEveryFactor, lockAccount } from './factor-store.ts';
import { factorChanged } from './multifactor-mails.ts';
import { deleteRecoveryCodes } from './recovery-code-store.ts';

/**
 * For an account whose factors and codes are lost: the next sign-in asks for the password alone, or to enrol
 * anew. Gives false when there was none. The owner is told by mail; who may do this is the caller's to decide.
 */
export async function removeEveryFactor(
  tx: Tx,
  { postOffice, baseUrl }: { readonly postOffice: PostOffice; readonly baseUrl: string },
  { accountId, now }: { readonly accountId: number; readonly now: Date },
): Promise<boolean> {
  const { email } = await lockAccount(tx, accountId);
  if (!(await deleteEveryFactor(tx, accountId))) return false;
  await deleteRecoveryCodes(tx, accountId);
  const change = 'removed' as const;
  await postOffice.post(tx, factorChanged({ change, email, accountId, at: now, baseUrl }));
  return true;
}
