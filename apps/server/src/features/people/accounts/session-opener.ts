import type { Database } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import type { Notify } from '../notifications/index.ts';
import { type FactReaders, type LoginData, readFacts, type Whose } from './account-facts.ts';
import { knownDevices } from './known-device.ts';
import { readDeviceCookie, setDeviceCookie, setSecretCookie } from './session-cookie.ts';
import { sessionKeys } from './session-keys.ts';
import { IDLE_MS, type UserType } from './session-rules.ts';
import { startSession } from './session-store.ts';

export type SessionOpener = (
  who: Whose & {
    /** The password that was right: when it is replaced before the session begins, there is none. */
    readonly passwordHash?: string | null;
    /** False where what it begins by was shown earlier, or not at all. */
    readonly isProved?: boolean;
  },
  request: Pick<RequestContext, 'client' | 'now' | 'setCookie' | 'cookies' | 'isPlainLoopback'>,
) => Promise<LoginData>;

/**
 * Begins a session for somebody who has proved who they are, whichever way: sets the cookies of this browser
 * and gives the login data. Who may enter by which door is `findEntrance`'s to say, before.
 */
export function createSessionOpener(parts: {
  readonly db: Database;
  /** 32 bytes; every key of sessions is derived from it. */
  readonly secret: Uint8Array;
  readonly readers?: FactReaders;
  readonly notify?: Notify;
}): SessionOpener {
  const keys = sessionKeys(parts.secret);
  const devices = knownDevices(parts.secret);
  return async (who, { client, now, ...context }) => {
    const { accountId, companyId, passwordHash, isProved } = who;
    const userType = who.userType as UserType;
    const start = { accountId, companyId, userType, passwordHash, isProved, origin: client, now };
    const { sessionId, handle, secret } = await startSession(parts.db, start);
    const facts = await readFacts(parts.db, who, parts.readers);
    setSecretCookie(context, secret, IDLE_MS / 1000);
    if (devices.recognise(readDeviceCookie(context), facts.email) === null) {
      setDeviceCookie(context, devices.issue(facts.email));
      await parts.db.global(async (tx) => parts.notify?.(tx, newDevice(accountId, client.ip), now));
    }
    const token = await keys.signAccessToken({ accountId, sessionId }, now);
    return { token, refreshToken: handle, ...facts };
  };
}

/** To the person's other devices; the new one is not listening yet. */
function newDevice(accountId: number, ip: string) {
  return {
    accountId,
    title: 'New sign-in on your account',
    body: `From a new device at ${ip}. If this was not you, sign it out and change your password.`,
    path: '/changetemppassword',
  };
}
