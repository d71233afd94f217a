import { createHash, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import { GRANT_MS } from './viewing-rules.ts';

type Reading = Pick<RequestContext, 'cookies' | 'isPlainLoopback'>;
type Writing = Reading & Pick<RequestContext, 'setCookie'>;

const hashOf = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/**
 * One cookie a link, so that two recordings may be watched side by side. Its name follows from the link alone,
 * living or not. Browsers take `__Host-` names only with Secure, which plain http on this machine cannot give.
 */
const cookieName = (token: string, { isPlainLoopback }: Reading) =>
  `${isPlainLoopback ? '' : '__Host-'}candor_viewing_${hashOf(token).slice(0, 16)}`;

/** What the database knows this browser by; null while it has no mark for this link. */
export function browserOf(token: string, context: Reading): string | null {
  const secret = context.cookies[cookieName(token, context)];
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? hashOf(secret) : null;
}

export type Mark = { readonly secret: string; readonly browserHash: string };

export function newMark(): Mark {
  const secret = randomBytes(32).toString('base64url');
  return { secret, browserHash: hashOf(secret) };
}

export function giveMark(token: string, { secret }: Mark, context: Writing): void {
  context.setCookie(cookieName(token, context), secret, {
    maxAgeSeconds: GRANT_MS / 1000,
    path: '/',
    httpOnly: true,
    secure: !context.isPlainLoopback,
  });
}

/** As the database knows this browser, which gets a mark where it has none. */
export function markedBrowser(token: string, context: Writing): string {
  const present = browserOf(token, context);
  if (present !== null) return present;
  const mark = newMark();
  giveMark(token, mark, context);
  return mark.browserHash;
}

/** Counts tries of one address by one link in one browser, whether the link exists or not. */
export const tryKey = (...parts: readonly string[]): string => hashOf(parts.join('\n'));

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Hides codes from who reads the database: a code counts for one link in one browser. */
export function codeHasher(key: Uint8Array) {
  const derived = new Uint8Array(hkdfSync('sha256', key, 'candor', 'viewing-code', 32));
  return (code: string, tokenHash: string, browserHash: string): string =>
    createHmac('sha256', derived).update(`${tokenHash}|${browserHash}|${code}`).digest('hex');
}
