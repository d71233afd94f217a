import type { Database } from '../../../platform/database/database.ts';
import { createLimiter } from './limit-store.ts';
import { findPasswordHash } from './password-store.ts';
import { isPasswordRight } from './password.ts';

type PasswordConfirmer = (asked: {
  readonly accountId: number;
  readonly password: string;
  readonly ip: string;
}) => Promise<boolean>;

/**
 * Whether somebody who is signed in knows the account's password: asked before what a borrowed browser must
 * not do. Tries are counted like those of a password change, so that a stolen session cannot guess it. An
 * account without one (it signs in through another provider) has nothing to ask.
 */
export function createPasswordConfirmer(db: Database): PasswordConfirmer {
  const limiter = createLimiter(db, 'change-password');
  return async ({ accountId, password, ip }) => {
    const key = `account:${accountId}`;
    await limiter.countTry(key, ip);
    const hash = await db.global((tx) => findPasswordHash(tx, accountId));
    if (hash !== null && !(await isPasswordRight(hash, password))) return false;
    await limiter.forgive(key, ip, null);
    return true;
  };
}
