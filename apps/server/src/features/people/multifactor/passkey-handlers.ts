import type { contract } from '@candor/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { markProved } from '../accounts/index.ts';
import { passwordAsker } from './factor-handlers.ts';
import { announce, asWho, type MultifactorParts } from './multifactor-changes.ts';
import { relyingParty } from './passkey.ts';
import { addPasskey, beginPasskey } from './passkey-adding.ts';

type Handlers = Pick<HandlersOf<typeof contract.multifactor>, 'startPasskey' | 'confirmPasskey'>;

export function createPasskeyHandlers(parts: MultifactorParts): Handlers {
  const { db } = parts;
  const party = relyingParty(parts.baseUrl);
  const askPassword = passwordAsker(parts);
  return {
    async startPasskey({ session, body, now, client }) {
      await askPassword(session.accountId, body.password, client.ip);
      return asWho(db, session, async (tx) => {
        return beginPasskey(tx, party, { accountId: session.accountId, now });
      });
    },

    confirmPasskey: ({ session, body, now, client }) =>
      asWho(db, session, async (tx) => {
        const added = await addPasskey(tx, party, { ...body, accountId: session.accountId, now });
        if (added.isFirst) await markProved(tx, session);
        await announce(tx, parts, {
          who: { ...session, email: added.email },
          change: 'added',
          request: { client, now },
        });
        return { recoveryCodes: added.recoveryCodes };
      }),
  };
}
