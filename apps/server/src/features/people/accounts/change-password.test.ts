import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { codeOf, openBrowser } from './test-browser.ts';
import { password, plantCompany, plantPerson } from './test-people.ts';

let app: TestApp;
let companyId: number;

beforeAll(async () => {
  app = await createTestApp();
  companyId = await plantCompany(app);
});
afterAll(() => app.close());

const next = 'Harbour#Lantern28';

async function signedIn() {
  const { email, accountId } = await plantPerson(app, { companyId });
  const browser = openBrowser(app);
  await browser.signIn(email);
  const change = (given: object = {}) =>
    browser.call('POST', '/api/accounts/change-password', {
      email,
      oldPassword: password,
      newPassword: next,
      confirmNewPassword: next,
      ...given,
    });
  return { email, accountId, browser, change };
}

test('[PW-5] [C11] a changed password clears the temporary flag and signs out everywhere', async () => {
  const { email, accountId, browser, change } = await signedIn();
  await app.owner.query('update accounts set password_is_temporary = true where id = $1', [
    accountId,
  ]);
  expect((await browser.me()).body.data).toMatchObject({ isTemporaryPassword: true });
  const elsewhere = openBrowser(app);
  await elsewhere.signIn(email);
  const reply = await change();
  expect(reply.status).toBe(200);
  expect(reply.setCookie).toContain('candor_refresh=; Max-Age=0');
  expect((await browser.me()).status).toBe(401);
  expect((await elsewhere.me()).status).toBe(401);
  const again = await openBrowser(app).signIn(email, { password: next });
  expect(again.body.data).toMatchObject({ isTemporaryPassword: false });
});

test('[PW-5] the current password is asked for, and guesses at it are counted', async () => {
  const { browser, change } = await signedIn();
  const wrong = await change({ oldPassword: 'Wrong#Horse1' });
  expect([wrong.status, wrong.body.errors]).toMatchObject([
    403,
    [{ code: 'wrong_password', path: 'body.oldPassword' }],
  ]);
  expect(codeOf(await change({ email: 'other@example.com' }))).toBe('wrong_password');
  expect(codeOf(await change({ newPassword: 'weak' }))).toBe('password_refused');
  expect(codeOf(await change({ confirmNewPassword: 'Other#Lantern1' }))).toBe('passwords_differ');
  expect((await browser.me()).status).toBe(200);
  for (let i = 0; i < 6; i += 1) await change({ oldPassword: `Wrong#Horse${i}` });
  expect((await change()).status).toBe(429);
});

test('[C11] a password that was replaced meanwhile changes nothing any more', async () => {
  const { email, accountId, change } = await signedIn();
  const other = await app.owner.connect();
  try {
    await other.query('begin');
    await other.query('update accounts set password_hash = null where id = $1', [accountId]);
    const late = change();
    // The old password was found right, and the change waits for the row.
    await expect
      .poll(async () => (await app.owner.query(waitingOnAccounts)).rowCount, { timeout: 20_000 })
      .toBeGreaterThan(0);
    await other.query('commit');
    const reply = await late;
    expect([reply.status, codeOf(reply)]).toEqual([403, 'wrong_password']);
  } finally {
    other.release(true);
  }
  expect(codeOf(await openBrowser(app).signIn(email, { password: next }))).toBe(
    'wrong_credentials',
  );
});

const waitingOnAccounts = `select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%accounts%'`;

test('[C18] a form of another site reaches no endpoint that reads a cookie', async () => {
  const { browser } = await signedIn();
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  for (const type of types) {
    const reply = await app.app.inject({
      method: 'POST',
      url: '/api/accounts/refresh',
      headers: { 'content-type': type, cookie: browser.kept.cookie },
      payload: JSON.stringify({ refreshToken: browser.kept.handle }),
    });
    expect([type, reply.statusCode]).toEqual([type, 415]);
  }
});
