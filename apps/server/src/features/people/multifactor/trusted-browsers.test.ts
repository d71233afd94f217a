import { generate } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endWhatRevives } from '../../../platform/backup/what-revives.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { nextAddress } from '../../../test-scene.ts';
import { endSessionsIn } from '../accounts/index.ts';
import { codeOf, openBrowser } from '../accounts/test-browser.ts';
import { linkIn } from '../accounts/test-mailed-links.ts';
import { password, plantPerson } from '../accounts/test-people.ts';

let now = new Date('2026-11-21T09:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
});
afterAll(() => app.close());

const later = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
const days = (count: number) => later(count * 24 * 3_600_000);

type Browser = ReturnType<typeof openBrowser>;
type Door = 'candidate' | 'superAdmin';
const browserSomewhere = () => openBrowser(app, { ip: nextAddress() });
const newest = (secret: string) => generate({ secret, epoch: Math.floor(now.getTime() / 1000) });

/** Somebody with an authenticator app. */
async function withApp(door: Door = 'candidate') {
  const userTypes = [door === 'candidate' ? ('CANDIDATE' as const) : ('SUPER_ADMIN' as const)];
  const { email, accountId } = await plantPerson(app, { userTypes });
  const browser = browserSomewhere();
  const signIn = (by: Browser, given: { password?: string } = {}) =>
    by.signIn(email, { type: door, ...given });
  await signIn(browser);
  const started = await browser.call('POST', '/api/multifactor/authenticator', {
    ...{ password, name: 'Phone' },
  });
  const { factorID, secret } = started.body.data as { factorID: number; secret: string };
  const code = await newest(secret);
  const confirmed = await browser.call('POST', '/api/multifactor/authenticator/confirm', {
    ...{ factorID, code },
  });
  const [recoveryCode] = (confirmed.body.data?.['recoveryCodes'] ?? []) as string[];
  return { accountId, email, browser, factorID, secret, recoveryCode, signIn };
}

type Person = Awaited<ReturnType<typeof withApp>>;

/** Signs in with the app, and asks that this browser be trusted. */
async function trust({ signIn, secret }: Person, browser: Browser) {
  later(60_000);
  const { multifactorToken } = (await signIn(browser)).body.data ?? {};
  const reply = await browser.call('POST', '/api/multifactor/sign-in', {
    ...{ multifactorToken, method: 'authenticator', code: await newest(secret) },
    trustsBrowser: true,
  });
  browser.kept.token = String(reply.body.data?.['token']);
  return reply;
}

const isAsked = async (person: Person, browser: Browser) =>
  'multifactorToken' in ((await person.signIn(browser)).body.data ?? {});

async function trusted() {
  const person = await withApp();
  const browser = browserSomewhere();
  await trust(person, browser);
  expect(await isAsked(person, browser)).toBe(false);
  return { person, browser };
}

type Listed = { trustID: number; isCurrent: boolean; lastUsedAt: string };
const listOf = async (browser: Browser) =>
  (await browser.call('GET', '/api/multifactor')).body.data?.['trustedBrowsers'] as Listed[];

test('a trusted device is asked for the password alone for thirty days, then for both again', async () => {
  const { person, browser } = await trusted();
  days(29);
  expect(await isAsked(person, browser)).toBe(false);
  days(1);
  expect(await isAsked(person, browser)).toBe(true);
});

test('whose trust was not asked for is asked at each sign-in, and so is every other device', async () => {
  const { person } = await trusted();
  expect(await isAsked(person, person.browser)).toBe(true);
  expect(await isAsked(person, browserSomewhere())).toBe(true);
});

test('a trusted device is trusted as one person, and may be as several', async () => {
  const { person, browser } = await trusted();
  const other = await withApp();
  expect(await isAsked(other, browser)).toBe(true);
  await trust(other, browser);
  expect(await isAsked(other, browser)).toBe(false);
  expect(await isAsked(person, browser)).toBe(false);
});

test('the cookie is a secret that no script and no other site can use, and its hash is what is kept', async () => {
  const person = await withApp();
  const browser = browserSomewhere();
  const { setCookie = '' } = await trust(person, browser);
  const [line = ''] = /candor_trust=[^,]*/.exec(setCookie) ?? [];
  for (const word of ['HttpOnly', 'SameSite=Strict', 'Path=/', `Max-Age=${30 * 86_400}`]) {
    expect(line).toContain(word);
  }
  const { rows } = await app.owner.query('select token_hash from trusted_browsers');
  const secret = browser.kept.trust.split('=')[1] ?? '';
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(rows.map(({ token_hash: hash }) => hash)).not.toContain(secret);
});

test('a sign-in of a trusted device has shown nobody: what asks again who is there asks at once', async () => {
  const { person, browser } = await trusted();
  await person.signIn(browser);
  const renewed = await browser.call('POST', '/api/multifactor/recovery-codes', { password });
  expect(codeOf(renewed)).toBe('step_up_required');
});

test('a super admin is not offered it, and gets none by asking', async () => {
  const person = await withApp('superAdmin');
  const browser = browserSomewhere();
  expect((await person.signIn(browser)).body.data).toMatchObject({ mayTrust: false });
  expect((await trust(person, browser)).setCookie).not.toContain('candor_trust');
  expect(await isAsked(person, browser)).toBe(true);
});

test('a recovery code signs in, and trusts nothing', async () => {
  const person = await withApp();
  const browser = browserSomewhere();
  const { multifactorToken } = (await person.signIn(browser)).body.data ?? {};
  const body = { multifactorToken, method: 'recovery-code', code: person.recoveryCode };
  const reply = await browser.call('POST', '/api/multifactor/sign-in', {
    ...{ ...body, trustsBrowser: true },
  });
  expect(reply.status).toBe(200);
  expect(reply.setCookie).not.toContain('candor_trust');
  expect(await isAsked(person, browser)).toBe(true);
});

test('the devices are listed with their last use, and a forgotten one is asked again', async () => {
  const { person, browser } = await trusted();
  days(2);
  await person.signIn(browser);
  const [one] = await listOf(browser);
  expect(one).toMatchObject({ isCurrent: true, lastUsedAt: now.toISOString() });
  const path = `/api/multifactor/trusted-browsers/${one?.trustID}`;
  expect((await browser.call('DELETE', path)).status).toBe(200);
  expect(await listOf(browser)).toEqual([]);
  expect(codeOf(await browser.call('DELETE', path))).toBe('not_found');
  expect(await isAsked(person, browser)).toBe(true);
});

test('another account’s trusted device is not theirs to forget', async () => {
  const [one, other] = [await trusted(), await trusted()];
  const [device] = await listOf(one.browser);
  const path = `/api/multifactor/trusted-browsers/${device?.trustID}`;
  expect(codeOf(await other.browser.call('DELETE', path))).toBe('not_found');
  expect(await isAsked(one.person, one.browser)).toBe(false);
});

test('signing a lost device out ends its trust, and leaves the trust of the one that did it', async () => {
  const { person, browser: lost } = await trusted();
  const own = browserSomewhere();
  await trust(person, own);
  await person.signIn(lost);
  const { devices } = (await own.call('GET', '/api/accounts/devices')).body.data as {
    devices: { sessionID: number; isCurrent: boolean }[];
  };
  for (const { sessionID, isCurrent } of devices) {
    if (!isCurrent) await own.call('DELETE', `/api/accounts/devices/${sessionID}`);
  }
  expect(await isAsked(person, lost)).toBe(true);
  expect(await isAsked(person, own)).toBe(false);
});

test('signing out everywhere ends the trust of every device', async () => {
  const { person, browser } = await trusted();
  await browser.call('POST', '/api/accounts/sign-out-everywhere');
  expect(await isAsked(person, browser)).toBe(true);
});

test('a new password ends it', async () => {
  const { person, browser } = await trusted();
  const next = 'Another#Horse27';
  const { email } = (await browser.me()).body.data as { email: string };
  const changed = await browser.call('POST', '/api/accounts/change-password', {
    ...{ email, oldPassword: password, newPassword: next, confirmNewPassword: next },
  });
  expect(changed.status).toBe(200);
  const { data } = (await person.signIn(browser, { password: next })).body;
  expect(data).toMatchObject({ mayTrust: true });
});

test('a password that was reset by mail ends it', async () => {
  const { person, browser } = await trusted();
  const { email } = (await browser.me()).body.data as { email: string };
  await browser.call('POST', '/api/accounts/forgot-password', { email });
  const { query } = linkIn(
    (await app.mailsTo(email)).find(({ html }) => /resetpassword/.test(html)),
  );
  const next = 'Another#Horse28';
  const reset = await browser.call('POST', '/api/accounts/reset-password', {
    ...{ email, token: query['token'], password: next, confirmPassword: next },
  });
  expect(reset.status).toBe(200);
  const { data } = (await person.signIn(browser, { password: next })).body;
  expect(data).toMatchObject({ mayTrust: true });
});

test('what has ended is forgotten, with its address', async () => {
  const { person } = await trusted();
  const kept = async () =>
    (
      await app.owner.query('select id from trusted_browsers where account_id = $1', [
        person.accountId,
      ])
    ).rows.length;
  days(29);
  await app.runJob('forget-tries');
  expect(await kept()).toBe(1);
  days(1);
  await app.runJob('forget-tries');
  expect(await kept()).toBe(0);
});

test('its owner is told by mail', async () => {
  const { person } = await trusted();
  const subjects = (await app.mailsTo(person.email)).map(({ subject }) => subject);
  expect(subjects.filter((one) => one === 'A device is trusted with your account')).toHaveLength(1);
});

test('what ends somebody’s sessions in a company ends it', async () => {
  const { person, browser } = await trusted();
  const end = { accountId: person.accountId, companyId: 0, because: 'deactivated', now };
  await app.db.global((tx) => endSessionsIn(tx, end));
  expect(await isAsked(person, browser)).toBe(true);
});

test('a sign-in that waits for its factor is over when every session is ended', async () => {
  const { person, browser } = await trusted();
  const waiting = browserSomewhere();
  const { multifactorToken } = (await person.signIn(waiting)).body.data ?? {};
  const byCode = { way: 'authenticator', secret: await newest((later(60_000), person.secret)) };
  await browser.call('POST', '/api/multifactor/proof/give', byCode);
  expect((await browser.call('POST', '/api/accounts/sign-out-everywhere')).status).toBe(200);
  later(60_000);
  const reply = await waiting.call('POST', '/api/multifactor/sign-in', {
    ...{ multifactorToken, method: 'authenticator', code: await newest(person.secret) },
    trustsBrowser: true,
  });
  expect(reply.status).not.toBe(200);
});

test('removing a second factor ends it', async () => {
  const { person, browser } = await trusted();
  const byCode = { way: 'authenticator', secret: await newest((later(60_000), person.secret)) };
  expect((await browser.call('POST', '/api/multifactor/proof/give', byCode)).status).toBe(200);
  const path = `/api/multifactor/factors/${person.factorID}/remove`;
  expect((await browser.call('POST', path, { password })).status).toBe(200);
  expect(await listOf(browser)).toEqual([]);
});

test('a restored backup trusts no device', async () => {
  await trusted();
  await app.owner.query('begin');
  await endWhatRevives(app.owner as never, { keepsLinks: true });
  const { rows } = await app.owner.query('select id from trusted_browsers');
  await app.owner.query('rollback');
  expect(rows).toEqual([]);
});
