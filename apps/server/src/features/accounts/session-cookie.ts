import type { RequestContext } from '../../platform/http/handlers.ts';

type CookieContext = Pick<RequestContext, 'isPlainLoopback' | 'setCookie'>;

/** Browsers take `__Host-` names only with Secure, which plain http on this machine cannot give. */
const prefixed = (name: string, isPlainLoopback: boolean) =>
  isPlainLoopback ? name : `__Host-${name}`;

const REFRESH = 'candor_refresh';

export const readSecretCookie = ({
  cookies,
  isPlainLoopback,
}: Pick<RequestContext, 'cookies' | 'isPlainLoopback'>): string | undefined =>
  cookies[prefixed(REFRESH, isPlainLoopback)];

export function setSecretCookie(
  context: CookieContext,
  secret: string,
  maxAgeSeconds: number,
): void {
  context.setCookie(prefixed(REFRESH, context.isPlainLoopback), secret, {
    maxAgeSeconds,
    path: '/',
    httpOnly: true,
    secure: !context.isPlainLoopback,
  });
}
