import { createHash, randomBytes } from 'node:crypto';
import type { RequestContext } from '../../../platform/http/handlers.ts';

type Reading = Pick<RequestContext, 'cookies' | 'isPlainLoopback'>;
type Writing = Reading & Pick<RequestContext, 'setCookie'>;

export type Mark = { readonly secret: string; readonly browserHash: string };

export const hashOf = (text: string): string =>
  createHash('sha256').update(text, 'utf8').digest('hex');

export function newMark(): Mark {
  const secret = randomBytes(32).toString('base64url');
  return { secret, browserHash: hashOf(secret) };
}

/**
 * How the gate of a mailed link knows a browser: by a secret in a cookie, of which the database holds the hash. The cookie's name
 * follows from the link alone, whether it lives or not.
 */
export function browserMarks({
  nameOf,
  path,
  keptMs,
}: {
  readonly nameOf: (token: string) => string;
  /** Where the browser sends it along. */
  readonly path: string;
  readonly keptMs: number;
}) {
  // `__Host-` is for all of a site. Browsers take either only with Secure, which plain http on this machine cannot give.
  const prefix = path === '/' ? '__Host-' : '__Secure-';
  const cookieName = (token: string, { isPlainLoopback }: Reading) =>
    `${isPlainLoopback ? '' : prefix}${nameOf(token)}`;

  /** What the database knows this browser by; null while it has no mark for this link. */
  const browserOf = (token: string, context: Reading): string | null => {
    const secret = context.cookies[cookieName(token, context)];
    return secret !== undefined && /^[\w-]{43}$/.test(secret) ? hashOf(secret) : null;
  };

  const optionsOf = ({ isPlainLoopback }: Reading) =>
    ({ path, httpOnly: true, secure: !isPlainLoopback }) as const;

  const giveMark = (token: string, { secret }: Mark, context: Writing): void =>
    context.setCookie(cookieName(token, context), secret, {
      ...{ ...optionsOf(context), maxAgeSeconds: keptMs / 1000 },
    });

  return {
    browserOf,
    giveMark,
    takeMark: (token: string, context: Writing): void =>
      context.setCookie(cookieName(token, context), '', {
        ...{ ...optionsOf(context), maxAgeSeconds: 0 },
      }),
    /** As the database knows this browser, which gets a mark where it has none. */
    markedBrowser(token: string, context: Writing): string {
      const present = browserOf(token, context);
      if (present !== null) return present;
      const mark = newMark();
      giveMark(token, mark, context);
      return mark.browserHash;
    },
  };
}
