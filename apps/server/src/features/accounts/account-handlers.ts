import type { contract } from '@candor/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { fail } from '../../platform/http/failure.ts';
import type { HandlersOf, RequestContext, Session } from '../../platform/http/handlers.ts';
import {
  type Account,
  findAccount,
  findActiveMembership,
  findCompanyName,
  findForSignIn,
} from './account-store.ts';
import { isPasswordRight, preparePasswords } from './password.ts';
import { sessionKeys } from './session-keys.ts';
import {
  chooseUserType,
  IDLE_MS,
  normaliseEmail,
  orderUserTypes,
  type UserType,
} from './session-rules.ts';
import { endSession, refreshSession, startSession } from './session-store.ts';
import {
  createSignInLimiter,
  defaultSignInLimits,
  type SignInLimits,
} from './sign-in-limit-store.ts';

export type AccountParts = {
  readonly db: Database;
  /** 32 bytes; every key of sessions is derived from it. */
  readonly secret: Uint8Array;
  readonly clock: Clock;
  readonly limits?: SignInLimits;
};

type AccountHandlers = HandlersOf<typeof contract.accounts>;

export function createAccountHandlers(parts: AccountParts): AccountHandlers {
  const { db } = parts;
  const keys = sessionKeys(parts.secret);
  // Not awaited: it only makes the first unknown address as fast as the others.
  void preparePasswords();
  return {
    signIn: signInHandler(parts),

    async refreshSession({ body, now, client, ...context }) {
      const secret = context.cookies[cookieName(context)];
      const refreshed =
        secret === undefined
          ? null
          : await refreshSession(db, keys, {
              handle: body.refreshToken,
              secret,
              origin: client,
              now,
            });
      if (refreshed === null) throw fail('session_ended', 'Your session has ended. Please log in.');
      const seconds = Math.floor((refreshed.expiresAt.getTime() - now.getTime()) / 1000);
      setSecretCookie(context, refreshed.secret, seconds);
      return { token: await keys.signAccessToken(refreshed, now) };
    },

    async signOut({ session, now, client, ...context }) {
      await endSession(db, { ...session, origin: client, now });
      setSecretCookie(context, '', 0);
      return { done: true };
    },

    async getMe({ session }) {
      const { account, companyName } = await describe(db, session);
      const { userType, ...company } = placeOf(session, account);
      return { ...detailOf(account), userType, ...company, companyName };
    },
  };
}

function signInHandler({ db, secret, limits }: AccountParts): AccountHandlers['signIn'] {
  const keys = sessionKeys(secret);
  const limiter = createSignInLimiter(db, limits ?? defaultSignInLimits);
  return async ({ body, now, client, ...context }) => {
    const email = normaliseEmail(body.email);
    const wait = await limiter.countTry(email, client.ip);
    if (wait !== null) {
      throw fail('too_many_requests', `Too many tries. Please try again in ${inMinutes(wait)}.`);
    }
    const account = await findForSignIn(db, email);
    if (!(await isPasswordRight(account?.passwordHash ?? null, body.password)) || !account) {
      throw fail('wrong_credentials', 'Login failed. Please check your credentials.');
    }
    const membership =
      body.type === 'company' ? await findActiveMembership(db, account.id) : undefined;
    const userType = chooseUserType(body.type, account.userTypes, membership?.role ?? null);
    // Said only to somebody who knows the password, so it tells a stranger nothing.
    if (userType === null) throw fail('wrong_type', 'This account cannot log in here.');
    const companyId = membership?.companyId ?? null;
    const who = { accountId: account.id, companyId, userType };
    const session = await startSession(db, { ...who, origin: client, now });
    await limiter.forgive(email, client.ip);
    setSecretCookie(context, session.secret, IDLE_MS / 1000);
    const { companyName } = await describe(db, who);
    return {
      token: await keys.signAccessToken({ ...who, sessionId: session.sessionId }, now),
      refreshToken: session.handle,
      ...placeOf(who, account),
      userDetail: detailOf(account),
      userProfileID: membership?.id ?? 0,
      companyName,
    };
  };
}

type Whose = Pick<Session, 'accountId' | 'companyId'>;

function describe(db: Database, { accountId, companyId }: Whose) {
  return db.inCompany(companyId ?? 0, async (tx) => ({
    account: await findAccount(tx, accountId),
    companyName: companyId === null ? null : await findCompanyName(tx, companyId),
  }));
}

function detailOf({ id, firstName, lastName, email }: Account) {
  return { userID: id, firstName, lastName, email };
}

function placeOf(
  { userType, companyId }: Pick<Session, 'userType' | 'companyId'>,
  { userTypes }: Account,
): { userType: UserType[]; companyID: number } {
  return { userType: orderUserTypes(userType as UserType, userTypes), companyID: companyId ?? 0 };
}

const inMinutes = (seconds: number) =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;

type CookieContext = Pick<RequestContext, 'isPlainLoopback' | 'setCookie'>;

/** Browsers take `__Host-` names only with Secure, which plain http on this machine cannot give. */
const cookieName = ({ isPlainLoopback }: { isPlainLoopback: boolean }) =>
  isPlainLoopback ? 'candor_refresh' : '__Host-candor_refresh';

function setSecretCookie(context: CookieContext, secret: string, maxAgeSeconds: number): void {
  context.setCookie(cookieName(context), secret, {
    maxAgeSeconds,
    path: '/',
    httpOnly: true,
    secure: !context.isPlainLoopback,
  });
}
