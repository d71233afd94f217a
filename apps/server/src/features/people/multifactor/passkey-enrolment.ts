import type { contract } from '@candor/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { lockAccount } from './factor-store.ts';
import { announce, asWho, type MultifactorParts } from './multifactor-changes.ts';
import { relyingParty } from './passkey.ts';
import { addPasskey, beginPasskey } from './passkey-adding.ts';
import { endWaiting, refuseEnrolled, type SignInTries } from './sign-in-step.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.multifactor>,
  'startPasskeyEnrolment' | 'confirmPasskeyEnrolment'
>;

/** A passkey in the middle of a sign-in, for who must have a second factor and has none. */
export function createPasskeyEnrolment(parts: MultifactorParts, tries: SignInTries): Handlers {
  const { db, openSession } = parts;
  const party = relyingParty(parts.baseUrl);
  return {
    async startPasskeyEnrolment({ body, now, client }) {
      const { accountId } = await tries.count(body.multifactorToken, { now, client });
      return db.global(async (tx) => {
        await lockAccount(tx, accountId);
        await refuseEnrolled(tx, accountId);
        return beginPasskey(tx, party, { accountId, now });
      });
    },

    async confirmPasskeyEnrolment({ body, ...request }) {
      const { now, client } = request;
      const { multifactorToken, ...made } = body;
      const waiting = await tries.count(multifactorToken, request);
      const recoveryCodes = await asWho(db, waiting, async (tx) => {
        const { accountId } = waiting;
        await lockAccount(tx, accountId);
        await refuseEnrolled(tx, accountId);
        const added = await addPasskey(tx, party, { ...made, name: '', accountId, now });
        await endWaiting(tx, multifactorToken, now);
        await announce(tx, parts, {
          who: { ...waiting, email: added.email },
          change: 'added',
          request: { client, now },
        });
        return added.recoveryCodes;
      });
      await tries.forgive(waiting, client.ip);
      return { login: await openSession(waiting, request), recoveryCodes };
    },
  };
}
