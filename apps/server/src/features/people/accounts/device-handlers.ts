import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { recordAccountChange } from './account-audit.ts';
import { endAllSessions, listSessions, revokeSession } from './device-store.ts';
import { readTrustCookie, setSecretCookie } from './session-cookie.ts';
import { forgetOtherTrust } from './trusted-browser-store.ts';
import type { UserType } from './session-rules.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.accounts>,
  'listDevices' | 'revokeDevice' | 'signOutEverywhere'
>;

export function deviceHandlers({ db }: { readonly db: Database }): Handlers {
  return {
    async listDevices({ session, now }) {
      const sessions = await db.global((tx) => listSessions(tx, session.accountId, now));
      return {
        devices: sessions.map(({ id, userType, userAgent, ip, createdAt, lastUsedAt }) => ({
          sessionID: id,
          isCurrent: id === session.sessionId,
          userType: userType as UserType,
          userAgent,
          ip,
          signedInAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
        })),
      };
    },

    async revokeDevice({ params, session, client: origin, now, ...context }) {
      const { accountId, companyId } = session;
      const sessionId = params.sessionID;
      await db.inCompany(companyId ?? 0, async (tx) => {
        const because = 'signed out from another device';
        if (!(await revokeSession(tx, { accountId, sessionId, because, now }))) {
          throw fail('not_found', 'This device is signed out already.');
        }
        await forgetOtherTrust(tx, { accountId, secrets: readTrustCookie(context) });
        const after = { sessionId };
        const action = 'session.revoke';
        await recordAccountChange(tx, { action, accountId, companyId, after, origin, now });
      });
      return { done: true };
    },

    async signOutEverywhere({ session, client: origin, now, ...context }) {
      const { accountId, companyId } = session;
      await db.inCompany(companyId ?? 0, async (tx) => {
        const because = 'signed out everywhere';
        const after = { sessionsEnded: await endAllSessions(tx, { accountId, because, now }) };
        const action = 'session.revoke-all';
        await recordAccountChange(tx, { action, accountId, companyId, after, origin, now });
      });
      setSecretCookie(context, '', 0);
      return { done: true };
    },
  };
}
