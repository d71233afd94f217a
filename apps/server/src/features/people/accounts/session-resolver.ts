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
    const token = tokenOf(authorization);
    if (token === undefined) return null;
    const now = parts.clock();
    const claims = await keys.readAccessToken(token, now);
    if (claims === null) return null;
    return parts.db.asAccount(claims.accountId, (tx) => findLiving(tx, claims, now));
  };
}

const tokenOf = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w.-]{1,2000})$/i.exec(authorization ?? '')?.[1];

/** Whose turn it is, by what the header itself proves: nothing is looked up, so the session may have ended. */
export function createCallerReader({
  secret,
  nameKey,
}: {
  readonly secret: Uint8Array;
  readonly nameKey: (authorization: string | undefined) => string | null;
}): (authorization: string | undefined, now: Date) => Promise<string | null> {
  const keys = sessionKeys(secret);
  return async (authorization, now) => {
    const token = tokenOf(authorization);
    if (token === undefined) return null;
    const key = nameKey(authorization);
    if (key !== null) return key;
    const claims = await keys.readAccessToken(token, now);
    return claims === null ? null : `account ${claims.accountId}`;
  };
}
