import type { contract } from '@candor/contract';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { Notify } from '../notifications/index.ts';
import { type FactReaders, readFacts } from './account-facts.ts';
import { accountLinks } from './account-links.ts';
import { findAccount } from './account-store.ts';
import { sessionAlarmLetter } from './accounts-mails.ts';
import type { AskToJoin } from './confirm-address.ts';
import { deviceHandlers } from './device-handlers.ts';
import { preparePasswords } from './password.ts';
import { passwordHandlers } from './password-handlers.ts';
import { readSecretCookie, setSecretCookie } from './session-cookie.ts';
import { sessionKeys } from './session-keys.ts';
import { createSessionOpener } from './session-opener.ts';
import { endSession, refreshSession, type SessionAlarm } from './session-store.ts';
import { type SecondFactor, signInHandler } from './sign-in.ts';
import { signUpHandlers } from './sign-up-handlers.ts';

export type AccountParts = {
  readonly db: Database;
  /** 32 bytes; every key of sessions is derived from it. */
  readonly secret: Uint8Array;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
  /** What other features know about a person. */
  readonly readers?: FactReaders;
  readonly secondFactor?: SecondFactor;
  readonly notify?: Notify;
  /** Once, when the address of somebody who signed up for a company is proved. */
  readonly askToJoin?: AskToJoin;
};

type AccountHandlers = HandlersOf<typeof contract.accounts>;

export function createAccountHandlers(parts: AccountParts): AccountHandlers {
  const { db, readers } = parts;
  const keys = sessionKeys(parts.secret);
  const openSession = createSessionOpener(parts);
  const alarm = alarmByMail(parts);
  // Not awaited: it only makes the first unknown address as fast as the others.
  void preparePasswords();
  return {
    ...signUpHandlers({ ...parts, openSession }),
    ...passwordHandlers(parts),
    ...deviceHandlers(parts),
    signIn: signInHandler({ ...parts, openSession }),

    async refreshSession({ body, now, client, ...context }) {
      const refreshed = await refreshSession(db, keys, {
        handle: body.refreshToken,
        secret: readSecretCookie(context) ?? '',
        ...{ origin: client, now, alarm },
      });
      if (refreshed === null)
        throw fail('session_ended', 'Your session has ended. Please sign in.');
      const seconds = Math.floor((refreshed.expiresAt.getTime() - now.getTime()) / 1000);
      setSecretCookie(context, refreshed.secret, seconds);
      return { token: await keys.signAccessToken(refreshed, now) };
    },

    async signOut({ session, now, client, ...context }) {
      await endSession(db, { ...session, origin: client, now });
      setSecretCookie(context, '', 0);
      return { done: true };
    },

    getMe: ({ session }) => readFacts(db, session, readers),
  };
}

/** C3: one mail a session; its owner may know more than we do. */
function alarmByMail({ postOffice, baseUrl }: AccountParts): SessionAlarm {
  const forgotUrl = accountLinks(baseUrl).forgotPassword();
  return async (tx, { accountId, sessionId, what }) => {
    const { email: to } = await findAccount(tx, accountId);
    const key = `session-${what}:${sessionId}`;
    await postOffice.post(tx, sessionAlarmLetter({ key, to, what, forgotUrl }));
  };
}
