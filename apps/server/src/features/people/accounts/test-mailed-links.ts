import type { MailboxMail } from '../../../platform/mail/mailbox.ts';
import type { TestApp } from '../../../test-app.ts';
import { openBrowser } from './test-browser.ts';
import { password } from './test-people.ts';

let addresses = 0;

/** An address that nobody has, on a network of its own. */
export function newPerson() {
  addresses += 1;
  const email = `new${addresses}@example.com`;
  const ip = `10.9.${(addresses >> 8) & 255}.${addresses & 255}`;
  return { email, ip };
}

export type Page = { readonly path: string; readonly query: Record<string, string> };

/** The page that a mail's button leads to. */
export function linkIn(mail: MailboxMail | undefined): Page {
  const href = /<a href="([^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
  const url = new URL(href);
  return { path: url.pathname, query: Object.fromEntries(url.searchParams) };
}

type SignUpType = 'company' | 'candidate' | 'interviewer';

/** Everything that people do before they are signed in, from an address of their own. */
export function openDoor(
  app: Pick<TestApp, 'app' | 'mailsTo'>,
  { email, ip }: { email: string; ip: string },
) {
  const { call } = openBrowser(app, { ip });
  const post = (path: string, body: object) => call('POST', `/api/accounts/${path}`, body);
  const ask = (given: { type?: SignUpType; password?: string } = {}) =>
    post('sign-up', { email, password, type: 'candidate', acceptsTerms: true, ...given });
  const newestLink = async () => linkIn((await app.mailsTo(email))[0]);
  /** As where somebody else is signed in; `verified-entrance.test.ts` has what it signs in otherwise. */
  const verify = (page: Page, given = { email }) =>
    post('verify-email', { ...given, token: page.query['token'] ?? '', signsIn: false });
  return {
    post,
    ask,
    verify,
    newestLink,
    /** The whole way to an account that can sign in. */
    async signUp(given: Parameters<typeof ask>[0] = {}) {
      await ask(given);
      return verify(await newestLink());
    },
    async forget() {
      await post('forgot-password', { email });
      return newestLink();
    },
    // oxlint-disable-next-line max-params -- the page, and the word typed twice
    choose: (kind: 'reset' | 'set', page: Page, first: string | null, second = first) =>
      post(`${kind}-password`, {
        email,
        token: page.query['token'] ?? '',
        password: first,
        confirmPassword: second,
      }),
  };
}
