import type { contract } from '@candor/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { issueToken, spendToken } from '../../../platform/tokens/one-time-token-store.ts';
import { markProved } from '../accounts/index.ts';
import { passwordAsker } from './factor-handlers.ts';
import { insertPasskey, listConfirmed, lockAccount } from './factor-store.ts';
import { announce, asWho, type MultifactorParts } from './multifactor-changes.ts';
import { creationOptions, readCreated, relyingParty } from './passkey.ts';
import { replaceRecoveryCodes } from './recovery-code-store.ts';

type Handlers = Pick<HandlersOf<typeof contract.multifactor>, 'startPasskey' | 'confirmPasskey'>;

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
    throw fail('challenge_expired', 'This took too long. Please try again.');
  }
  return String(found.data['challenge']);
}

export function createPasskeyHandlers(parts: MultifactorParts): Handlers {
  const { db } = parts;
  const party = relyingParty(parts.baseUrl);
  const askPassword = passwordAsker(parts);
  const purpose = 'passkey-enrolment';
  return {
    async startPasskey({ session, body, now, client }) {
      await askPassword(session.accountId, body.password, client.ip);
      return asWho(db, session, async (tx) => {
        const { accountId } = session;
        const { email } = await lockAccount(tx, accountId);
        const enrolled = await listConfirmed(tx, accountId);
        const options = await creationOptions(party, { accountId, email }, enrolled);
        const { challenge } = options;
        const challengeToken = await keepChallenge(tx, { purpose, accountId, challenge, now });
        return { challengeToken, options: { ...options } };
      });
    },

    confirmPasskey: ({ session, body, now, client }) =>
      asWho(db, session, async (tx) => {
        const { accountId } = session;
        const { email } = await lockAccount(tx, accountId);
        const challenge = await takeChallenge(tx, {
          ...{ purpose, accountId, now },
          token: body.challengeToken,
        });
        const made = await readCreated(party, body.response, challenge);
        const isFirst = (await listConfirmed(tx, accountId)).length === 0;
        const name = body.name.trim() || 'Passkey';
        if (made === null || !(await insertPasskey(tx, { ...made, accountId, name, now }))) {
          throw fail('wrong_passkey', 'This passkey could not be added.');
        }
        const recoveryCodes = isFirst ? await replaceRecoveryCodes(tx, accountId, now) : [];
        if (isFirst) await markProved(tx, session);
        await announce(tx, parts, {
          who: { ...session, email },
          change: 'added',
          request: { client, now },
        });
        return { recoveryCodes };
      }),
  };
}
