import type { Database } from '../../../platform/database/database.ts';
import {
  DatabaseUnavailable,
  isConnectionFailure,
} from '../../../platform/database/database-errors.ts';
import { fail } from '../../../platform/http/failure.ts';
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
  // The gate of a candidate's page counts as the viewer's, and what is done there by its link.
  'page-pause': { perAccount: 1, perNetwork: 100, windowSeconds: 30 },
  'page-send': { perAccount: 10, perNetwork: 60, windowSeconds: hour },
  'page-code': { perAccount: 5, perNetwork: 100, windowSeconds: 10 * 60, slides: true },
  'page-guess': { perAccount: 50, perNetwork: 300, windowSeconds: 24 * hour },
  page: { perAccount: 60, perNetwork: 300, windowSeconds: hour },
  // Everything that was noted in an interview is read at once; whoever watches it asks every fifteen minutes.
  evidence: { perAccount: 200, perNetwork: 1000, windowSeconds: hour },
  // Each reads somebody else's server.
  'read-calendar': { perAccount: 20, perNetwork: 300, windowSeconds: quarter },
  // A candidate counts by the thread that they answer in.
  message: { perAccount: 20, perNetwork: 300, windowSeconds: hour },
  // Each is read and written anew by a process of its own.
  film: { perAccount: 20, perNetwork: 300, windowSeconds: hour },
} as const satisfies Record<string, Limits>;

export type LimitedAct = keyof typeof defaultLimits;

/**
 * Counts tries before anything is looked at, so that parallel guesses count as well. In the database, by its clock: all
 * API processes share the counters, a restart does not forgive, and no host ends a window by a clock of its own.
 */
export function createLimiter(db: Database, act: LimitedAct) {
  const { perAccount, perNetwork, windowSeconds, slides = false }: Limits = defaultLimits[act];
  const counter = (kind: string, most: number) => ({
    most,
    windowMs: windowSeconds * 1000,
    keyOf: (whose: string) => `${act}:${kind}:${whose}`,
  });
  const byAccount = counter('account', perAccount);
  const byNetwork = counter('network', perNetwork);
  const byDevice = counter('device', perAccount);
  const byLink = counter('link', perAccount);
  return {
    /** Fails with `too_many_requests` and says how long to wait. */
    async countTry(email: string, ip: string): Promise<void> {
      await consume(db, byNetwork, { whose: ip, failedProofOf: email });
      await consume(db, byAccount, { whose: hashOf(email), failedProofOf: email });
    },
    /** A browser that this person has signed in with counts for itself: attacks from elsewhere don't lock it out. */
    async countDeviceTry(device: string, email: string): Promise<void> {
      if (slides) await reach(prolong(db, byDevice, device));
      await consume(db, byDevice, { whose: device, failedProofOf: email });
    },
    /** Whoever holds a link counts for it, whatever they ask about and from wherever. */
    countLinkTry: (link: string, email: string) =>
      consume(db, byLink, { whose: hashOf(link), failedProofOf: email }),
    /** A person who got in was no guesser. Only a try that its network counted is given back to it. */
    async forgive(email: string, ip: string, device: string | null): Promise<void> {
      const forgiven = [byAccount.keyOf(hashOf(email))];
      if (device !== null) forgiven.push(byDevice.keyOf(device));
      await reach(db.pool.query(FORGIVE, [forgiven]));
      if (device === null) await reach(db.pool.query(GIVE_BACK, [byNetwork.keyOf(ip)]));
    },
  };
}

/** Counters of windows that are over: they hold addresses. */
export async function forgetTries(db: Database): Promise<void> {
  await db.pool.query(FORGET);
}

type Counter = {
  readonly most: number;
  readonly windowMs: number;
  readonly keyOf: (whose: string) => string;
};

const CONSUME = `
  insert into rate_limits as r (key, points, expire)
  select $1, 1, t.now + $2::bigint from (select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now) t
  on conflict (key) do update set
    points = case when r.expire > excluded.expire - $2::bigint then r.points + 1 else 1 end,
    expire = case when r.expire > excluded.expire - $2::bigint then r.expire else excluded.expire end
  returning points, (expire - extract(epoch from clock_timestamp()) * 1000)::float8 as left`;

const PROLONG = `
  update rate_limits set expire = t.now + $2::bigint
    from (select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now) t
   where key = $1 and expire > t.now and points < $3`;

const GIVE_BACK = `
  update rate_limits set points = greatest(points - 1, 0)
   where key = $1 and expire > extract(epoch from clock_timestamp()) * 1000`;

const FORGIVE = 'delete from rate_limits where key = any($1)';

const FORGET =
  'delete from rate_limits where expire < extract(epoch from clock_timestamp()) * 1000';

/** Before the try is counted, so that of parallel tries none is left behind in a window that ends meanwhile. */
async function prolong(db: Database, counter: Counter, whose: string): Promise<void> {
  await db.pool.query(PROLONG, [counter.keyOf(whose), counter.windowMs, counter.most]);
}

async function consume(
  db: Database,
  { keyOf, windowMs, most }: Counter,
  { whose, failedProofOf }: { readonly whose: string; readonly failedProofOf: string },
): Promise<void> {
  const { rows } = await reach(db.pool.query(CONSUME, [keyOf(whose), windowMs]));
  const [{ points, left }] = rows as [{ points: number; left: number }];
  if (points <= most) return;
  const seconds = Math.max(1, Math.ceil(left / 1000));
  throw fail('too_many_requests', `Too many tries. Please try again in ${inWords(seconds)}.`, {
    ...{ retryAfterSeconds: seconds, failedProofOf },
  });
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
