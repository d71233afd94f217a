import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../companies/test-company.ts';
import { codeOf, openBrowser } from './test-browser.ts';
import { linkIn, newPerson } from './test-mailed-links.ts';
import { password } from './test-people.ts';

let app: TestApp;
let time = Date.parse('2026-04-01T08:00:00Z');

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date((time += 1)) });
});
afterAll(() => app.close());

type Type = 'candidate' | 'company';

async function askForAccount(type: Type, { email, ip } = newPerson()) {
  const browser = openBrowser(app, { ip });
  const asked = { email, password, type, acceptsTerms: true };
  await browser.call('POST', '/api/accounts/sign-up', asked);
  const mails = await app.mailsTo(email);
  const { query } = linkIn(mails.find(({ subject }) => subject === 'Confirm your e-mail address'));
  const body = { email, token: query['token'] };
  const verify = (by = browser, given: object = {}) =>
    by.call('POST', '/api/accounts/verify-email', { ...body, ...given });
  return { email, ip, browser, verify };
}

const signedInOf = ({ body }: { body: { data?: Record<string, unknown> } }) =>
  body.data?.['signedIn'] as { token: string; refreshToken: string } | null | undefined;

test('the link signs in the browser that signed up, and the session lives as any other', async () => {
  const { email, browser, verify } = await askForAccount('candidate');
  const reply = await verify();
  const login = signedInOf(reply);
  expect(login).toMatchObject({ email, userType: ['CANDIDATE'], isEmailConfirmed: true });
  const [cookie = ''] = /candor_refresh=[^;]+/.exec(reply.setCookie ?? '') ?? [];
  Object.assign(browser.kept, { token: login?.token, handle: login?.refreshToken, cookie });
  expect((await browser.me()).body.data).toMatchObject({ email });
  expect((await browser.refresh()).status).toBe(200);
});

test('the password was typed at the sign-up: what asks again who is there asks at once', async () => {
  const { email, verify } = await askForAccount('candidate');
  await verify();
  const { rows } = await app.owner.query(
    `select s.proved_at from sessions s join accounts a on a.id = s.account_id where a.email = $1`,
    [email],
  );
  expect(rows).toEqual([{ proved_at: null }]);
});

test('the same link signs in once: afterwards it says that the address is confirmed', async () => {
  const { browser, verify } = await askForAccount('candidate');
  const first = await verify();
  expect(first.setCookie).toMatch(/candor_sign_up=; Max-Age=0/);
  const again = await verify(browser);
  expect(codeOf(again)).toBe('already_verified');
  expect(again.setCookie).toBeUndefined();
});

test('a link opened elsewhere confirms, and gives no session and no cookie', async () => {
  const { ip, verify } = await askForAccount('candidate');
  const reply = await verify(openBrowser(app, { ip }));
  expect(reply.body.data).toMatchObject({ signedIn: null, mustSetPassword: true });
  expect(reply.setCookie).toBeUndefined();
});

test('after a mail scanner the link still signs in its own browser, within its day and no longer', async () => {
  for (const [hours, isSignedIn] of [
    [23, true],
    [25, false],
  ] as const) {
    const { ip, verify } = await askForAccount('candidate');
    await verify(openBrowser(app, { ip }));
    time += hours * 3_600_000;
    const reply = await verify();
    expect(reply.body.data).toMatchObject({ mustSetPassword: false });
    expect(signedInOf(reply) !== null, `${hours} hours later`).toBe(isSignedIn);
  }
});

test('the mark of another sign-up in that browser signs nobody in', async () => {
  const victim = await askForAccount('candidate');
  const other = await askForAccount('candidate');
  const reply = await victim.verify(other.browser);
  expect(signedInOf(reply)).toBeNull();
  expect(reply.setCookie).toBeUndefined();
});

test('where somebody is signed in the address is confirmed, and they stay who they are', async () => {
  const { email, browser, verify } = await askForAccount('candidate');
  const reply = await verify(browser, { signsIn: false });
  expect(signedInOf(reply)).toBeNull();
  expect(reply.setCookie).not.toContain('candor_refresh');
  expect((await browser.signIn(email, { type: 'candidate' })).status).toBe(200);
});

test('a founder has the one sign-in without a second factor by the link; the next one asks to enrol', async () => {
  const { email, browser, verify } = await askForAccount('company');
  expect(signedInOf(await verify())).toMatchObject({ userType: ['COMPANY_ADMIN'], companyID: 0 });
  expect((await browser.signIn(email)).body.data).toMatchObject({ mustEnrol: true });
});

test('whose company has yet to take them in is told so, and gets no session', async () => {
  const company = await people(app).found();
  const { ip } = newPerson();
  const { verify } = await askForAccount('company', { email: `new@${company.domain}`, ip });
  const reply = await verify();
  expect(reply.body.data).toMatchObject({ signedIn: null, awaitsApproval: true });
  expect(reply.setCookie).not.toContain('candor_refresh');
});
