import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import { listConfirmed, markPasskeyUsed } from './factor-store.ts';
import { readSigned, type relyingParty, requestOptions } from './passkey.ts';
import { keepChallenge, takeChallenge } from './passkey-adding.ts';

const purpose = 'passkey-challenge';

type Party = ReturnType<typeof relyingParty>;
type Whose = { readonly accountId: number; readonly now: Date };

/** What the browser is asked to sign with one of the account's passkeys; for a sign-in, and after it. */
export async function askPasskey(tx: Tx, party: Party, { accountId, now }: Whose) {
  const passkeys = await listPasskeys(tx, accountId);
  if (passkeys.length === 0) throw fail('no_factor', 'This account has no passkey.');
  const options = await requestOptions(party, passkeys);
  const { challenge } = options;
  const challengeToken = await keepChallenge(tx, { purpose, accountId, challenge, now });
  return { challengeToken, options: { ...options } };
}

/** Fails unless one of the account's passkeys has signed the challenge, which then serves no more. */
export async function checkPasskey(
  tx: Tx,
  party: Party,
  signed: Whose & { readonly challengeToken: string; readonly response: Record<string, unknown> },
): Promise<void> {
  const { accountId, challengeToken, response, now } = signed;
  const challenge = await takeChallenge(tx, { purpose, accountId, token: challengeToken, now });
  const passkeys = await listPasskeys(tx, accountId);
  const factor = passkeys.find(({ credentialId }) => credentialId === response['id']);
  const signatureCounter =
    factor === undefined ? null : await readSigned(party, response, { challenge, factor });
  if (factor === undefined || signatureCounter === null) {
    throw fail('wrong_passkey', 'This passkey does not belong to the account.', {
      failedProofOf: `account:${accountId}`,
    });
  }
  await markPasskeyUsed(tx, { id: factor.id, signatureCounter, now });
}

async function listPasskeys(tx: Tx, accountId: number) {
  return (await listConfirmed(tx, accountId)).filter(({ kind }) => kind === 'passkey');
}
