import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { sessionKeys } from './session-keys.ts';
import { moveSessionToCompany } from './session-company-store.ts';
import { startSession } from './session-store.ts';
import { codeOf, openBrowser } from './test-browser.ts';
import { plantCompany, plantPerson } from './test-people.ts';
import { createMembership } from './membership-store.ts';

const start = new Date('2026-03-02T10:00:00Z');
let now = start;
let app: TestApp;
let companyId: number;

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  companyId = await plantCompany(app);
});
afterAll(() => app.close());
beforeEach(() => {
  now = start;
});

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const minutes = 60_000;
const days = 24 * 60 * minutes;

async function signedIn() {
  const person = await plantPerson(app, { companyId });
  const browser = openBrowser(app);
  expect((await browser.signIn(person.email)).status).toBe(200);
  return { ...person, browser };
}

const copyOf = (
  browser: ReturnType<typeof openBrowser>,
  kept: Partial<typeof browser.kept> = {},
) => {
  const copy = openBrowser(app);
  Object.assign(copy.kept, browser.kept, kept);
  return copy;
};

test('[C12] an access token lives ten minutes; a refresh gives the next', async () => {
  const { browser } = await signedIn();
  later(10 * minutes - 1000);
  expect((await browser.me()).status).toBe(200);
  later(2000);
  expect((await browser.me()).status).toBe(401);
  expect((await browser.refresh()).status).toBe(200);
  expect((await browser.me()).status).toBe(200);
});

test('[C4] ten tabs that refresh at once rotate once, and none is signed out', async () => {
  const { browser, accountId } = await signedIn();
  const replies = await Promise.all(Array.from({ length: 10 }, () => copyOf(browser).refresh()));
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(replies.map(({ setCookie }) => setCookie)).size).toBe(1);
  const { rows } = await app.owner.query(
    `select count(*)::int as n from refresh_tokens t join sessions s on s.id = t.session_id
      where s.account_id = $1`,
    [accountId],
  );
  expect(rows[0].n).toBe(2);
});

test('[C4] a reply that got lost is given again, and the session goes on', async () => {
  const { browser } = await signedIn();
  await browser.refresh({ losesReply: true });
  later(9000);
  expect((await browser.refresh()).status).toBe(200);
  later(20 * minutes);
  expect((await browser.refresh()).status).toBe(200);
});

test('[C2] a spent secret that comes back after ten seconds ends the session for both', async () => {
  const { browser, accountId } = await signedIn();
  const thief = copyOf(browser);
  await browser.refresh();
  later(10_001);
  expect(codeOf(await thief.refresh())).toBe('session_ended');
  expect(codeOf(await browser.refresh())).toBe('session_ended');
  expect((await browser.me()).status).toBe(401);
  const { rows } = await app.owner.query(
    `select action from audit_log where actor_account_id = $1 order by seq`,
    [accountId],
  );
  expect(rows.map(({ action }) => action)).toEqual(['session.start', 'session.reuse']);
});

test('[C2] a grandparent ends the session at once, even in the same second', async () => {
  const { browser } = await signedIn();
  const old = copyOf(browser);
  await browser.refresh();
  await browser.refresh();
  expect(codeOf(await old.refresh())).toBe('session_ended');
  expect((await browser.me()).status).toBe(401);
});

test('[C3] copied storage without the cookie refreshes nothing, and harms nobody', async () => {
  const { browser } = await signedIn();
  expect(codeOf(await copyOf(browser, { cookie: '' }).refresh())).toBe('session_ended');
  const guess = copyOf(browser, { cookie: `candor_refresh=${'A'.repeat(43)}` });
  expect(codeOf(await guess.refresh())).toBe('session_ended');
  expect((await browser.refresh()).status).toBe(200);
});

test('[C3] the owner of a copied session hears of it, once', async () => {
  const { browser, accountId } = await signedIn();
  const { rows } = await app.owner.query('select email from accounts where id = $1', [accountId]);
  for (let i = 0; i < 3; i += 1) await copyOf(browser, { cookie: '' }).refresh();
  const mails = await app.mailsTo(rows[0].email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Somebody tried to use your session']);
  expect(mails[0]?.text).toContain('your session goes on');
  expect((await browser.refresh()).status).toBe(200);
});

test('[C3] who comes back after eight days is refused, and hears of no thief', async () => {
  const { browser, email } = await signedIn();
  later(3 * days);
  await browser.refresh();
  later(8 * days);
  // The browser has thrown the cookie away by now; another would still send it.
  expect(codeOf(await copyOf(browser, { cookie: '' }).refresh())).toBe('session_ended');
  expect(codeOf(await browser.refresh())).toBe('session_ended');
  expect(await app.mailsTo(email)).toEqual([]);
});

test('who founds a company goes on inside it, and their other sessions end', async () => {
  const { email, accountId } = await plantPerson(app, { userTypes: ['COMPANY_ADMIN'] });
  const [here, there] = [openBrowser(app), openBrowser(app)];
  await there.signIn(email);
  // An admin without a second factor signs in once; this is about another matter.
  const grace = 'update accounts set multifactor_grace_used_at = null where id = $1';
  await app.owner.query(grace, [accountId]);
  await here.signIn(email);
  expect((await here.me()).body.data).toMatchObject({ companyID: 0, userType: ['COMPANY_ADMIN'] });
  const founded = await plantCompany(app, 'Founded');
  const { sid: sessionId } = JSON.parse(atob(here.kept.token.split('.')[1] ?? ''));
  await app.db.inCompany(founded, async (tx) => {
    await createMembership(tx, { companyId: founded, accountId, role: 'COMPANY_ADMIN' });
    await moveSessionToCompany(tx, { sessionId, accountId, companyId: founded });
  });
  expect((await here.me()).body.data).toMatchObject({ companyID: founded, companyName: 'Founded' });
  expect((await there.me()).status).toBe(401);
  expect((await there.refresh()).status).toBe(401);
});

test("[C2] one session's secret does not refresh another session", async () => {
  const [mine, other] = [await signedIn(), await signedIn()];
  const crossed = copyOf(mine.browser, { cookie: other.browser.kept.cookie });
  expect(codeOf(await crossed.refresh())).toBe('session_ended');
  expect((await other.browser.refresh()).status).toBe(200);
});

test('[C2] a session ends after seven idle days, and after thirty in any case', async () => {
  const { browser: idle } = await signedIn();
  later(7 * days);
  expect(codeOf(await idle.refresh())).toBe('session_ended');
  now = start;
  const { browser: busy } = await signedIn();
  for (let day = 0; day < 29; day += 6) {
    expect((await busy.refresh()).status).toBe(200);
    later(6 * days);
  }
  expect(codeOf(await busy.refresh())).toBe('session_ended');
});

test('[C11] a sign-out bites at the next request, token and refresh alike', async () => {
  const { browser } = await signedIn();
  const copy = copyOf(browser);
  const reply = await browser.signOut();
  expect(reply.body.data).toEqual({ done: true });
  expect(reply.setCookie).toMatch(/^candor_refresh=; Max-Age=0/);
  expect((await copy.me()).status).toBe(401);
  expect(codeOf(await copy.refresh())).toBe('session_ended');
});

test.each([
  ['a disabled account', 'update accounts set disabled_at = now() where id = $1'],
  ['a suspended membership', "update memberships set status = 'suspended' where account_id = $1"],
  ['a membership that is gone', 'delete from memberships where account_id = $1'],
])('[C11] %s ends what its tokens could do', async (_, change) => {
  const { browser, accountId } = await signedIn();
  await app.owner.query(change, [accountId]);
  expect((await browser.me()).status).toBe(401);
  expect(codeOf(await browser.refresh())).toBe('session_ended');
});

test('[C11] a changed role is the role of the next request', async () => {
  const { browser, accountId } = await signedIn();
  await app.owner.query("update memberships set role = 'COMPANY_USER' where account_id = $1", [
    accountId,
  ]);
  expect((await browser.me()).body.data?.['userType']).toEqual(['COMPANY_USER']);
});

test('[C12] only our own signature, algorithm, audience, purpose and type are believed', async () => {
  const { browser, accountId } = await signedIn();
  const sid = JSON.parse(atob(browser.kept.token.split('.')[1] ?? '')).sid;
  const secret = new Uint8Array(32).fill(7);
  const key = await signingKeyLike(secret);
  const make = (claims: object = {}, header: object = {}, by: Uint8Array = key) =>
    new SignJWT({ purpose: 'access', sid, ...claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
      .setSubject(String(accountId))
      .setAudience('aud' in claims ? String(claims.aud) : 'candor')
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + minutes))
      .sign(by);
  const status = async (token: string) => (await copyOf(browser, { token }).me()).status;
  // The control: made by hand like this, a right token works, so each refusal below has its one cause.
  expect(await status(await make())).toBe(200);
  const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '');
  const payload = browser.kept.token.split('.')[1];
  const forged = {
    'alg none': `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
    'no signature': browser.kept.token.split('.').slice(0, 2).join('.'),
    'another purpose': await make({ purpose: 'reset' }),
    'another audience': await make({ aud: 'elsewhere' }),
    'another type': await make({}, { typ: 'JWT' }),
    'another algorithm': await make({}, { alg: 'HS512' }),
    'the bare secret as key': await make({}, {}, secret),
    'another session': await make({ sid: sid + 1000 }),
    'a session id that is none': await make({ sid: `${sid}` }),
  };
  for (const [name, token] of Object.entries(forged)) {
    expect([name, await status(token)]).toEqual([name, 401]);
  }
});

/** The same derivation as the server's, spelled out so that a change of it is noticed here. */
async function signingKeyLike(secret: Uint8Array): Promise<Uint8Array> {
  const text = new TextEncoder();
  const base = await crypto.subtle.importKey('raw', new Uint8Array(secret), 'HKDF', false, [
    'deriveBits',
  ]);
  const salt = text.encode('candor');
  const info = text.encode('access-token');
  const bits = { name: 'HKDF', hash: 'SHA-256', salt, info };
  return new Uint8Array(await crypto.subtle.deriveBits(bits, base, 256));
}

test('[C12] an expired token of a living session is refused', async () => {
  const { browser, accountId } = await signedIn();
  const sessionId = JSON.parse(atob(browser.kept.token.split('.')[1] ?? '')).sid;
  const keys = sessionKeys(new Uint8Array(32).fill(7));
  const old = await keys.signAccessToken({ accountId, sessionId }, new Date(+now - 11 * minutes));
  expect((await copyOf(browser, { token: old }).me()).status).toBe(401);
});

test('signing in and out is in the audit log of the company', async () => {
  const { browser, accountId } = await signedIn();
  await browser.signOut();
  const { rows } = await app.owner.query(
    'select company_id::int as company, action from audit_log where actor_account_id = $1 order by seq',
    [accountId],
  );
  expect(rows).toEqual([
    { company: companyId, action: 'session.start' },
    { company: companyId, action: 'session.end' },
  ]);
});

test('[C11] a password that was replaced after it was checked begins no session', async () => {
  const { accountId, email } = await plantPerson(app, { companyId });
  const { rows } = await app.owner.query('select password_hash from accounts where id = $1', [
    accountId,
  ]);
  const passwordHash: string = rows[0].password_hash;
  const origin = { ip: '10.0.0.1', userAgent: null, requestId: email };
  const who = { accountId, companyId, userType: 'COMPANY_ADMIN' as const, origin, now };
  await startSession(app.db, { ...who, passwordHash });
  await app.owner.query(`update accounts set password_hash = 'another' where id = $1`, [accountId]);
  await expect(startSession(app.db, { ...who, passwordHash })).rejects.toMatchObject({
    code: 'wrong_credentials',
  });
});
