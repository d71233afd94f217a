import type { contract, Output } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { Failure } from '../../../platform/http/failure.ts';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import { findForSignIn } from './account-store.ts';
import { findEntrance } from './entrance.ts';
import type { SessionOpener } from './session-opener.ts';
import { doorOf, type UserType } from './session-rules.ts';
import type { SecondFactor } from './sign-in.ts';

type Entered = Pick<Output<typeof contract.accounts.verifyEmail>, 'signedIn' | 'awaitsApproval'>;

type Confirmed = {
  readonly email: string;
  /** The password that the address was confirmed with. */
  readonly passwordHash: string;
  readonly userType: UserType;
  readonly opens: boolean;
};

/**
 * The sign-in of somebody who has just confirmed their address in the browser where they typed their password: asked
 * again at once, it would prove nothing more. By the same door, and with the same second factor.
 */
export function createVerifiedEntrance(parts: {
  readonly db: Database;
  readonly openSession: SessionOpener;
  readonly secondFactor?: SecondFactor | undefined;
}) {
  const { db, openSession, secondFactor } = parts;
  return async (
    { email, passwordHash, userType, opens }: Confirmed,
    request: Pick<RequestContext, 'client' | 'now' | 'setCookie' | 'cookies' | 'isPlainLoopback'>,
  ): Promise<Entered> => {
    const nobody = { signedIn: null, awaitsApproval: false };
    if (!opens) return nobody;
    const account = await findForSignIn(db, email);
    if (account === undefined || account.passwordHash !== passwordHash) return nobody;
    try {
      const who = await findEntrance(db, account, { type: doorOf(userType) });
      const asked = (await secondFactor?.(who, request)) ?? null;
      // The password was typed at the sign-up, and nobody has shown since who is there.
      const opened = { ...who, passwordHash, isProved: false };
      const isAsked = asked !== null && asked !== 'trusted';
      const signedIn = isAsked ? asked : await openSession(opened, request);
      return { signedIn, awaitsApproval: false };
    } catch (error) {
      // The address is confirmed all the same; the sign-in says why it is not open.
      if (!(error instanceof Failure)) throw error;
      return { signedIn: null, awaitsApproval: error.code === 'membership_pending' };
    }
  };
}
