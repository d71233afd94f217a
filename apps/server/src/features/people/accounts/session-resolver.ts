import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findLiving, type LivingSession } from './living-session-store.ts';
import { sessionKeys } from './session-keys.ts';

/**
 * Who sent this Authorization header, or null. The row is read on every request: a sign-out, a disabled
 * account or a changed role bites at once, whatever the token says.
 */
export function createSessionResolver(parts: {
  readonly db: Database;
  readonly secret: Uint8Array;
  readonly clock: Clock;
}): (authorization: string | undefined) => Promise<LivingSession | null> {
  const keys = sessionKeys(parts.secret);
  return async (authorization) => {
    const token = /^Bearer ([\w.-]{1,2000})$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return null;
    const now = parts.clock();
    const claims = await keys.readAccessToken(token, now);
    if (claims === null) return null;
    return parts.db.asAccount(claims.accountId, (tx) => findLiving(tx, claims, now));
  };
}
