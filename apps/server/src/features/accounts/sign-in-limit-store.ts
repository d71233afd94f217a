import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../platform/database/database.ts';
import {
  DatabaseUnavailable,
  isConnectionFailure,
} from '../../platform/database/database-errors.ts';
import { hashOf } from './session-keys.ts';

export type SignInLimits = {
  /** Tries for one address, wherever they come from. */
  readonly perAccount: number;
  /** Tries from one network address, whatever they try. */
  readonly perNetwork: number;
  readonly windowSeconds: number;
};

export const defaultSignInLimits: SignInLimits = {
  perAccount: 10,
  perNetwork: 100,
  windowSeconds: 15 * 60,
};

/**
 * Counts tries before the password is looked at, so that parallel guesses count as well. In the
 * database: all API processes share the counters, and a restart does not forgive.
 */
export function createSignInLimiter(db: Database, limits: SignInLimits) {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: db.pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration: limits.windowSeconds,
    });
  const byAccount = limiter('sign-in:account', limits.perAccount);
  const byNetwork = limiter('sign-in:network', limits.perNetwork);
  return {
    /** Seconds to wait, or null when the try may go ahead. */
    async countTry(email: string, ip: string): Promise<number | null> {
      const network = await consume(byNetwork, ip);
      return network ?? (await consume(byAccount, hashOf(email)));
    },
    /** A person who got in was no guesser. */
    async forgive(email: string, ip: string): Promise<void> {
      await reach(Promise.all([byAccount.delete(hashOf(email)), byNetwork.reward(ip)]));
    },
  };
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<number | null> {
  try {
    await reach(limiter.consume(key));
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

async function reach<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isConnectionFailure(error) ? new DatabaseUnavailable(error) : error;
  }
}
