import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { hashOf, newSecret } from './session-keys.ts';

/**
 * A browser that somebody has signed in with once carries a cookie that says so, signed for that address. It
 * opens nothing: tries from it are counted apart, so that a stranger who exhausts the tries of an address
 * does not lock its owner out (OWASP's device cookies).
 */
export function knownDevices(secret: Uint8Array) {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'candor', 'known-device', 32));
  const sign = (device: string, email: string) =>
    createHmac('sha256', key)
      .update(`${device}|${hashOf(email)}`, 'utf8')
      .digest();
  return {
    issue(email: string): string {
      const device = newSecret();
      return `${device}.${sign(device, email).toString('base64url')}`;
    },
    /** The device's name for counting, or null when this cookie was not made for this address. */
    recognise(cookie: string | undefined, email: string): string | null {
      const [, device, signature] = /^([\w-]{43})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
      if (device === undefined || signature === undefined) return null;
      const given = Buffer.from(signature, 'base64url');
      const right = sign(device, email);
      return given.length === right.length && timingSafeEqual(given, right) ? device : null;
    },
  };
}
