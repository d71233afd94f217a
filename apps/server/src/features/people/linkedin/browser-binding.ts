import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '../../../platform/http/handlers.ts';

const MAX_AGE_SECONDS = 600;

type Reading = Pick<RequestContext, 'cookies' | 'isPlainLoopback'>;

/** Browsers take `__Host-` names only with Secure, which plain http on this machine cannot give. */
const cookieName = ({ isPlainLoopback }: Pick<RequestContext, 'isPlainLoopback'>) =>
  isPlainLoopback ? 'candor_linkedin' : '__Host-candor_linkedin';

const markOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/**
 * Marks this browser, so that an answer of LinkedIn counts only where the question was asked: somebody else's
 * code, slipped in by a link, signs nobody in. Two tabs share the mark. The cookie is SameSite=Strict, and still
 * there when LinkedIn sends the browser back, because our own page makes the call.
 */
export function markBrowser(context: Reading & Pick<RequestContext, 'setCookie'>): string {
  const present = context.cookies[cookieName(context)];
  const secret =
    present !== undefined && /^[\w-]{43}$/.test(present)
      ? present
      : randomBytes(32).toString('base64url');
  context.setCookie(cookieName(context), secret, {
    maxAgeSeconds: MAX_AGE_SECONDS,
    path: '/',
    httpOnly: true,
    secure: !context.isPlainLoopback,
  });
  return markOf(secret);
}

export function isSameBrowser(context: Reading, mark: unknown): boolean {
  const secret = context.cookies[cookieName(context)];
  if (secret === undefined || typeof mark !== 'string') return false;
  const [given, wanted] = [Buffer.from(markOf(secret)), Buffer.from(mark)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
