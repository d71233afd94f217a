import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import { issueToken, spendToken } from '../../../platform/tokens/one-time-token-store.ts';
import { insertPasskey, listConfirmed, lockAccount } from './factor-store.ts';
import { refusalWords } from './multifactor-words.ts';
import { creationOptions, readCreated, type RelyingParty } from './passkey.ts';
import { replaceRecoveryCodes } from './recovery-code-store.ts';

const CHALLENGE_MS = 5 * 60_000;

/** Only who gave the password gets one of the first; everybody who must prove something gets one of the second. */
type Purpose = 'passkey-enrolment' | 'passkey-challenge';
type Whose = { readonly purpose: Purpose; readonly accountId: number; readonly now: Date };

/** Keeps the challenge until the browser has answered it; it serves once, for what it was made for. */
export function keepChallenge(
  tx: Tx,
  { purpose, accountId, challenge, now }: Whose & { readonly challenge: string },
): Promise<string> {
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  return issueToken(tx, { purpose, accountId, expiresAt, data: { challenge } }, now);
}

export async function takeChallenge(
  tx: Tx,
  { purpose, accountId, token, now }: Whose & { readonly token: string },
): Promise<string> {
  const found = await spendToken(tx, { purpose, secret: token, now });
  if (found === undefined || found.accountId !== accountId) {
    throw fail('challenge_expired', refusalWords.tookTooLong);
  }
  return String(found.data['challenge']);
}

const ENROLMENT = 'passkey-enrolment';

/** What the browser is asked to make. Whoever asks has given the password: at the sign-in, or again. */
export async function beginPasskey(
  tx: Tx,
  party: RelyingParty,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
) {
  const { email } = await lockAccount(tx, accountId);
  const enrolled = await listConfirmed(tx, accountId);
  const options = await creationOptions(party, { accountId, email }, enrolled);
  const { challenge } = options;
  const challengeToken = await keepChallenge(tx, { purpose: ENROLMENT, accountId, challenge, now });
  return { challengeToken, options: { ...options } };
}

/** Takes what the browser made. Gives recovery codes when it is the account's first factor. */
export async function addPasskey(
  tx: Tx,
  party: RelyingParty,
  given: {
    readonly accountId: number;
    readonly challengeToken: string;
    readonly name: string;
    readonly response: Record<string, unknown>;
    readonly now: Date;
  },
): Promise<{ email: string; isFirst: boolean; recoveryCodes: string[] }> {
  const { accountId, now } = given;
  const { email } = await lockAccount(tx, accountId);
  const challenge = await takeChallenge(tx, {
    ...{ purpose: ENROLMENT, accountId, now },
    token: given.challengeToken,
  });
  const made = await readCreated(party, given.response, challenge);
  const isFirst = (await listConfirmed(tx, accountId)).length === 0;
  const name = given.name.trim() || 'Passkey';
  if (made === null || !(await insertPasskey(tx, { ...made, accountId, name, now }))) {
    throw fail('wrong_passkey', refusalWords.passkeyNotAdded);
  }
  const recoveryCodes = isFirst ? await replaceRecoveryCodes(tx, accountId, now) : [];
  return { email, isFirst, recoveryCodes };
}
