import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../platform/database/database.ts';
import {
  DatabaseUnavailable,
  isConnectionFailure,
} from '../../platform/database/database-errors.ts';
import { fail } from '../../platform/http/failure.ts';
import { hashOf } from './session-keys.ts';

export type Limits = {
  /** Tries for one address, wherever they come from. */
  readonly perAccount: number;
  /** Tries from one network address, whatever they try. */
  readonly perNetwork: number;
  readonly windowSeconds: number;
  /**
   * The window of a device begins anew with each try that counts. So any stretch of its length has at most so many,
   * where a fixed window would allow as many again just after its end.
   */
  readonly slides?: boolean;
};

const quarter = 15 * 60;
const hour = 60 * 60;

/**
 * Networks get many times what one person needs: behind one address may be a university. The secrets of links
 * are 256 random bits, so `link` stops noise, not guessing.
 */
export const defaultLimits = {
  'sign-in': { perAccount: 10, perNetwork: 100, windowSeconds: quarter },
  'sign-up': { perAccount: 5, perNetwork: 200, windowSeconds: hour },
  forgot: { perAccount: 5, perNetwork: 100, windowSeconds: hour },
  resend: { perAccount: 5, perNetwork: 100, windowSeconds: hour },
  'change-password': { perAccount: 10, perNetwork: 100, windowSeconds: quarter },
  call: { perAccount: 20, perNetwork: 200, windowSeconds: quarter },
  multifactor: { perAccount: 10, perNetwork: 100, windowSeconds: quarter },
  link: { perAccount: 200, perNetwork: 300, windowSeconds: quarter },
  // A candidate counts by the address in the form; a careers fair is one network.
  apply: { perAccount: 20, perNetwork: 200, windowSeconds: hour },
  // The viewer's gate counts by its link in place of an account; pauses and codes by link and browser.
  'viewing-pause': { perAccount: 1, perNetwork: 100, windowSeconds: 30 },
  'viewing-send': { perAccount: 10, perNetwork: 60, windowSeconds: hour },
  'viewing-code': { perAccount: 5, perNetwork: 100, windowSeconds: 10 * 60, slides: true },
  'viewing-guess': { perAccount: 50, perNetwork: 300, windowSeconds: 24 * hour },
} as const satisfies Record<string, Limits>;

export type LimitedAct = keyof typeof defaultLimits;

/**
 * Counts tries before anything is looked at, so that parallel guesses count as well. In the database: all API
 * processes share the counters, and a restart does not forgive.
 */
export function createLimiter(db: Database, act: LimitedAct) {
  const { perAccount, perNetwork, windowSeconds, slides = false }: Limits = defaultLimits[act];
  const limiter = (kind: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: db.pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: `${act}:${kind}`,
      points,
      duration: windowSeconds,
    });
  const byAccount = limiter('account', perAccount);
  const byNetwork = limiter('network', perNetwork);
  const byDevice = limiter('device', perAccount);
  const byLink = limiter('link', perAccount);
  return {
    /** Fails with `too_many_requests` and says how long to wait. */
    async countTry(email: string, ip: string): Promise<void> {
      await consume(byNetwork, ip, email);
      await consume(byAccount, hashOf(email), email);
    },
    /** A browser that this person has signed in with counts for itself: attacks from elsewhere don't lock it out. */
    async countDeviceTry(device: string, email: string): Promise<void> {
      if (slides) await reach(prolong(db, byDevice, device));
      await consume(byDevice, device, email);
    },
    /** Whoever holds a link counts for it, whatever they ask about and from wherever. */
    countLinkTry: (link: string, email: string) => consume(byLink, hashOf(link), email),
    /** A person who got in was no guesser. Only a try that its network counted is given back to it. */
    async forgive(email: string, ip: string, device: string | null): Promise<void> {
      await reach(
        Promise.all([
          byAccount.delete(hashOf(email)),
          device === null ? byNetwork.reward(ip) : byDevice.delete(device),
        ]),
      );
    },
  };
}

/** Before the try is counted, so that of parallel tries none is left behind in a window that ends meanwhile. */
async function prolong(db: Database, limiter: RateLimiterPostgres, key: string): Promise<void> {
  const now = Date.now();
  await db.pool.query(
    'update rate_limits set expire = $2 where key = $1 and expire > $3 and points < $4',
    [limiter.getKey(key), now + limiter.duration * 1000, now, limiter.points],
  );
}

async function consume(
  limiter: RateLimiterPostgres,
  key: string,
  failedProofOf: string,
): Promise<void> {
  try {
    await reach(limiter.consume(key));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw fail('too_many_requests', `Too many tries. Please try again in ${inWords(seconds)}.`, {
      ...{ retryAfterSeconds: seconds, failedProofOf },
    });
  }
}

const inWords = (seconds: number) =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;

async function reach<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isConnectionFailure(error) ? new DatabaseUnavailable(error) : error;
  }
}
