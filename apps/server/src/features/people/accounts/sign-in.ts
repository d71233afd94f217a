import type { contract, Output } from '@candor/contract';
import type { multifactorAsked } from '@candor/contract/people/accounts';
import type * as z from 'zod/mini';
import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Handler, RequestContext } from '../../../platform/http/handlers.ts';
import type { Whose } from './account-facts.ts';
import { findForSignIn } from './account-store.ts';
import { findEntrance } from './entrance.ts';
import { knownDevices } from './known-device.ts';
import { createLimiter } from './limit-store.ts';
import { isPasswordRight } from './password.ts';
import { readDeviceCookie } from './session-cookie.ts';
import type { SessionOpener } from './session-opener.ts';
import { normaliseEmail } from './session-rules.ts';

type SignIn = typeof contract.accounts.signIn;

/**
 * Asked once the password was right; what it gives is the reply, and no session begins. null: go on. `trusted`: go on,
 * though nobody has shown a factor just now.
 */
export type SecondFactor = (
  who: Whose,
  request: Pick<RequestContext, 'client' | 'now' | 'cookies' | 'isPlainLoopback'>,
) => Promise<z.output<typeof multifactorAsked> | 'trusted' | null>;

export function signInHandler(parts: {
  readonly db: Database;
  readonly secret: Uint8Array;
  readonly openSession: SessionOpener;
  readonly secondFactor?: SecondFactor | undefined;
}): Handler<SignIn> {
  const { db, openSession, secondFactor } = parts;
  const limiter = createLimiter(db, 'sign-in');
  const devices = knownDevices(parts.secret);
  return async ({ body, now, client, ...context }): Promise<Output<SignIn>> => {
    const email = normaliseEmail(body.email);
    const device = devices.recognise(readDeviceCookie(context), email);
    await (device === null
      ? limiter.countTry(email, client.ip)
      : limiter.countDeviceTry(device, email));
    const account = await findForSignIn(db, email);
    if (!(await isPasswordRight(account?.passwordHash ?? null, body.password)) || !account) {
      throw wrongCredentials(email);
    }
    const who = await findEntrance(db, account, { type: body.type, wish: body });
    await limiter.forgive(email, client.ip, device);
    const { passwordHash } = account;
    const asked = (await secondFactor?.(who, { client, now, ...context })) ?? null;
    if (asked === null || asked === 'trusted') {
      const isProved = asked === null;
      return openSession({ ...who, passwordHash, isProved }, { client, now, ...context });
    }
    // A password that was replaced meanwhile proves nothing any more.
    if ((await findForSignIn(db, email))?.passwordHash !== passwordHash)
      throw wrongCredentials(email);
    return asked;
  };
}

const wrongCredentials = (failedProofOf: string) =>
  fail('wrong_credentials', 'Login failed. Please check your credentials.', { failedProofOf });
