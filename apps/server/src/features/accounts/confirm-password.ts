import type { Database } from '../../platform/database/database.ts';
import { findPasswordHash } from './password-store.ts';
import { isPasswordRight } from './password.ts';

/**
 * Whether somebody who is signed in knows the account's password: asked before what a borrowed browser must
 * not do. An account without one (it signs in through another provider) has nothing to ask.
 */
export async function confirmPassword(
  db: Database,
  accountId: number,
  password: string,
): Promise<boolean> {
  const hash = await db.global((tx) => findPasswordHash(tx, accountId));
  return hash === null || isPasswordRight(hash, password);
}
