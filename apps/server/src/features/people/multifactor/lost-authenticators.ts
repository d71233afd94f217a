import type { Tx } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { discardPassword, noteFactorLost } from '../accounts/index.ts';
import { deleteAuthenticators, listConfirmed, lockAccount } from './factor-store.ts';
import { authenticatorsLost } from './multifactor-mails.ts';
import { deleteRecoveryCodes } from './recovery-code-store.ts';

type Parts = { readonly postOffice: PostOffice; readonly baseUrl: string };

/**
 * No code of any authenticator can be checked any more. Whoever has a passkey goes on with it. Everybody else would be let
 * in by a password alone, so that goes too: a mailed link leads to a new one, and the next sign-in to a new authenticator.
 */
export async function giveUpAuthenticators(
  tx: Tx,
  { postOffice, baseUrl }: Parts,
  now: Date,
): Promise<{ readonly authenticators: number; readonly people: number }> {
  const owners = await deleteAuthenticators(tx);
  const accountIds = [...new Set(owners)];
  let people = 0;
  for (const accountId of accountIds) {
    if ((await listConfirmed(tx, accountId)).length > 0) continue;
    const { email } = await lockAccount(tx, accountId);
    await deleteRecoveryCodes(tx, accountId);
    await noteFactorLost(tx, accountId, now);
    await discardPassword(tx, { accountId, because: 'the secret was lost', now });
    await postOffice.post(tx, authenticatorsLost({ email, accountId, at: now, baseUrl }));
    people += 1;
  }
  return { authenticators: owners.length, people };
}
