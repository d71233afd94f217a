import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** More sign-ups than one browser waits for at a time. */
const MOST_MARKS = 5;
const MARK = /^[\w-]{43}$/;

/**
 * A browser that somebody signed up in carries a cookie that says so, signed for that very sign-up. By itself it
 * opens nothing: with the mailed link it proves that who typed the password and who reads the mail are one person,
 * which is a sign-in. The link alone is none, because strangers sign up with anybody's address, and mail scanners
 * follow links.
 */
export function signUpBrowsers(secret: Uint8Array) {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'candor', 'sign-up-browser', 32));
  // The hash is salted, so it names one sign-up.
  const sign = (passwordHash: string) =>
    createHmac('sha256', key).update(passwordHash, 'utf8').digest();
  return {
    /** The cookie's new value: the marks it has, and one for this sign-up. */
    mark(cookie: string | undefined, passwordHash: string): string {
      const mark = sign(passwordHash).toString('base64url');
      return [mark, ...marksIn(cookie)].slice(0, MOST_MARKS).join('.');
    },
    /** The cookie's value without this sign-up's mark, once that has done its work. */
    unmark(cookie: string | undefined, passwordHash: string): string {
      const done = sign(passwordHash).toString('base64url');
      return marksIn(cookie)
        .filter((mark) => mark !== done)
        .join('.');
    },
    /** Tells whether the sign-up that a hash was kept for was sent from the browser that shows the cookie. */
    reader: (cookie: string | undefined) => (passwordHash: string) => {
      const right = sign(passwordHash);
      return marksIn(cookie).some((mark) => {
        const given = Buffer.from(mark, 'base64url');
        return given.length === right.length && timingSafeEqual(given, right);
      });
    },
  };
}

const marksIn = (cookie = '') =>
  cookie
    .split('.')
    .filter((mark) => MARK.test(mark))
    .slice(0, MOST_MARKS);
