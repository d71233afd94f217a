import type { RequestContext } from '../../../platform/http/handlers.ts';
import { TRUST_DAYS } from './session-rules.ts';

const DAY_SECONDS = 24 * 3600;
const REFRESH = 'candor_refresh';
const DEVICE = 'candor_device';
const SIGN_UP = 'candor_sign_up';
const TRUST = 'candor_trust';
/** More people than one browser is trusted with at a time. */
const MOST_TRUSTS = 5;
const TRUST_SECRET = /^[\w-]{43}$/;

type Reading = Pick<RequestContext, 'cookies' | 'isPlainLoopback'>;
type Writing = Pick<RequestContext, 'isPlainLoopback' | 'setCookie'>;

/** Browsers take `__Host-` names only with Secure, which plain http on this machine cannot give. */
const prefixed = (name: string, { isPlainLoopback }: Pick<RequestContext, 'isPlainLoopback'>) =>
  isPlainLoopback ? name : `__Host-${name}`;

function set(
  context: Writing,
  {
    name,
    value,
    maxAgeSeconds,
  }: { readonly name: string; readonly value: string; readonly maxAgeSeconds: number },
): void {
  context.setCookie(prefixed(name, context), value, {
    maxAgeSeconds,
    path: '/',
    httpOnly: true,
    secure: !context.isPlainLoopback,
  });
}

export const readSecretCookie = (context: Reading) => context.cookies[prefixed(REFRESH, context)];
export const readSignUpCookie = (context: Reading) => context.cookies[prefixed(SIGN_UP, context)];
export const readDeviceCookie = (context: Reading) => context.cookies[prefixed(DEVICE, context)];

/** The secrets of whom this browser is trusted as, the newest first. */
export const readTrustCookie = (context: Reading): readonly string[] =>
  (context.cookies[prefixed(TRUST, context)] ?? '')
    .split('.')
    .filter((secret) => TRUST_SECRET.test(secret))
    .slice(0, MOST_TRUSTS);

/** Beside those that the browser has: it may be several people's. */
export function addTrustCookie(context: Reading & Writing, secret: string): void {
  const value = [secret, ...readTrustCookie(context)].slice(0, MOST_TRUSTS).join('.');
  set(context, { name: TRUST, value, maxAgeSeconds: TRUST_DAYS * DAY_SECONDS });
}

export function setSecretCookie(context: Writing, secret: string, maxAgeSeconds: number): void {
  set(context, { name: REFRESH, value: secret, maxAgeSeconds });
}

/** Outlives the session: it is for the next sign-in. */
export function setDeviceCookie(context: Writing, value: string): void {
  set(context, { name: DEVICE, value, maxAgeSeconds: 365 * DAY_SECONDS });
}

/** Lives as long as an abandoned sign-up is kept; without a mark, not at all. */
export function setSignUpCookie(context: Writing, value: string): void {
  set(context, { name: SIGN_UP, value, maxAgeSeconds: value === '' ? 0 : 30 * DAY_SECONDS });
}
