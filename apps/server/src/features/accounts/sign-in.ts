import type { contract, Output } from '@candor/contract';
import type { multifactorAsked } from '@candor/contract/accounts';
import type * as z from 'zod/mini';
import type { Database } from '../../platform/database/database.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Handler, RequestContext } from '../../platform/http/handlers.ts';
import type { Whose } from './account-facts.ts';
import { findForSignIn } from './account-store.ts';
import { findEntrance } from './entrance.ts';
import { isPasswordRight } from './password.ts';
import type { SessionOpener } from './session-opener.ts';
import { normaliseEmail } from './session-rules.ts';
import {
  createSignInLimiter,
  defaultSignInLimits,
  type SignInLimits,
} from './sign-in-limit-store.ts';

type SignIn = typeof contract.accounts.signIn;

/** Asked once the password was right; what it gives is the reply, and no session begins. null: go on. */
export type SecondFactor = (
  who: Whose,
  request: Pick<RequestContext, 'client' | 'now' | 'cookies'>,
) => Promise<z.output<typeof multifactorAsked> | null>;

export function signInHandler(parts: {
  readonly db: Database;
  readonly openSession: SessionOpener;
  readonly limits?: SignInLimits | undefined;
  readonly secondFactor?: SecondFactor | undefined;
}): Handler<SignIn> {
  const { db, openSession, secondFactor } = parts;
  const limiter = createSignInLimiter(db, parts.limits ?? defaultSignInLimits);
  return async ({ body, now, client, ...context }): Promise<Output<SignIn>> => {
    const email = normaliseEmail(body.email);
    const wait = await limiter.countTry(email, client.ip);
    if (wait !== null) {
      throw fail('too_many_requests', `Too many tries. Please try again in ${inWords(wait)}.`);
    }
    const account = await findForSignIn(db, email);
    if (!(await isPasswordRight(account?.passwordHash ?? null, body.password)) || !account) {
      throw fail('wrong_credentials', 'Login failed. Please check your credentials.');
    }
    const who = await findEntrance(db, account, body.type);
    await limiter.forgive(email, client.ip);
    const asked = await secondFactor?.(who, { client, now, cookies: context.cookies });
    return asked ?? openSession(who, { client, now, ...context });
  };
}

const inWords = (seconds: number) =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
