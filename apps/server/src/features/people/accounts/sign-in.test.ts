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

test("[RT-5] a company's admin signs in and is told who and where they are", async () => {
  const { email, accountId } = await plantPerson(app, { companyId, role: 'COMPANY_ADMIN' });
  const browser = openBrowser(app);
  const reply = await browser.signIn(`  ${email.toUpperCase()} `);
  expect(reply.status).toBe(200);
  expect(reply.body.data).toMatchObject({
    userType: ['COMPANY_ADMIN'],
    userDetail: { userID: accountId, firstName: 'Ada', lastName: 'Lovelace', email },
    companyID: companyId,
    companyName: 'Northwind',
  });
  const me = { user: { userID: accountId }, companyID: companyId, userType: ['COMPANY_ADMIN'] };
  expect((await browser.me()).body.data).toMatchObject(me);
});

test('the refresh secret comes as a cookie that no script and no other site can use', async () => {
  const { email } = await plantPerson(app, { companyId });
  const onLoopback = await openBrowser(app).signIn(email);
  expect(onLoopback.setCookie).toMatch(/^candor_refresh=[\w-]{43};/);
  for (const word of ['HttpOnly', 'SameSite=Strict', 'Path=/']) {
    expect(onLoopback.setCookie).toContain(word);
  }
  const body = { email, password, type: 'company' };
  const headers = { host: 'hire.example.com' };
  const elsewhere = await openBrowser(app).call('POST', '/api/accounts/sign-in', body, headers);
  expect(elsewhere.setCookie).toMatch(/^__Host-candor_refresh=[\w-]{43};/);
  expect(elsewhere.setCookie).toContain('Secure');
  const secret = /=([\w-]{43})/.exec(elsewhere.setCookie ?? '')?.[1];
  expect(elsewhere.text).not.toContain(secret);
});

test('[C9] an unknown address, a wrong password, a disabled account: one reply', async () => {
  const known = await plantPerson(app, { companyId });
  const disabled = await plantPerson(app, { companyId });
  await app.owner.query('update accounts set disabled_at = now() where id = $1', [
    disabled.accountId,
  ]);
  const browser = openBrowser(app);
  const wrong = await browser.signIn(known.email, { password: 'Wrong#Horse1' });
  expect(wrong.status).toBe(401);
  expect(wrong.body.errors).toEqual([
    { code: 'wrong_credentials', message: 'Login failed. Please check your credentials.' },
  ]);
  expect((await browser.signIn('nobody@example.com')).text).toBe(wrong.text);
  expect((await browser.signIn(disabled.email)).text).toBe(wrong.text);
});

test('an account without a password cannot be entered with any', async () => {
  const { email, accountId } = await plantPerson(app, { companyId });
  await app.owner.query('update accounts set password_hash = null where id = $1', [accountId]);
  expect(codeOf(await openBrowser(app).signIn(email))).toBe('wrong_credentials');
});

test.each(['candidate', 'interviewer', 'superAdmin'])(
  'a company user is refused at the door of type %s, which the account does not have',
  async (type) => {
    const { email } = await plantPerson(app, { companyId });
    const reply = await openBrowser(app).signIn(email, { type });
    expect([reply.status, codeOf(reply)]).toEqual([403, 'wrong_type']);
    expect(reply.setCookie).toBeUndefined();
  },
);

test.each([
  ['pending', 'membership_pending'],
  ['suspended', 'membership_deactivated'],
] as const)('a %s membership does not open the company', async (status, code) => {
  const { email } = await plantPerson(app, { companyId, status });
  const reply = await openBrowser(app).signIn(email);
  expect([reply.status, codeOf(reply), reply.setCookie]).toEqual([403, code, undefined]);
  const wrong = await openBrowser(app).signIn(email, { password: 'Wrong#Horse1' });
  expect(codeOf(wrong)).toBe('wrong_credentials');
});

test('a suspended company is named to its people, who are told whom to ask', async () => {
  const shut = await plantCompany(app, 'Shut Down');
  const { email } = await plantPerson(app, { companyId: shut });
  await app.owner.query('update tenants set suspended_at = now() where id = $1', [shut]);
  const reply = await openBrowser(app).signIn(email);
  expect([reply.status, codeOf(reply)]).toEqual([403, 'company_suspended']);
  expect(reply.text).toContain('Shut Down is suspended, so nobody can sign in to it.');
});

test('an address that was never confirmed signs nobody in, and only its owner is told so', async () => {
  const { email, accountId } = await plantPerson(app);
  await app.owner.query('update accounts set email_confirmed_at = null where id = $1', [accountId]);
  const type = 'candidate';
  const right = await openBrowser(app).signIn(email, { type });
  expect([right.status, codeOf(right)]).toEqual([403, 'email_not_confirmed']);
  const wrong = await openBrowser(app).signIn(email, { type, password: 'Wrong#Horse1' });
  expect(codeOf(wrong)).toBe('wrong_credentials');
});

test('a person with two types enters by either, and the chosen one comes first', async () => {
  const { email } = await plantPerson(app, { userTypes: ['CANDIDATE', 'EXTERNAL_INTERVIEWER'] });
  const reply = await openBrowser(app).signIn(email, { type: 'interviewer' });
  expect(reply.body.data).toMatchObject({
    userType: ['EXTERNAL_INTERVIEWER', 'CANDIDATE'],
    companyID: 0,
    companyName: null,
  });
});

test('[C8] the eleventh try on one address waits, even with the right password', async () => {
  const { email } = await plantPerson(app, { companyId });
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      openBrowser(app, { ip: `198.51.100.${i + 10}` }).signIn(email, { password: `Wrong#${i}aaa` }),
    ),
  );
  const codes = tries.map((reply) => String(codeOf(reply))).toSorted((a, b) => a.localeCompare(b));
  expect(codes).toEqual([
    ...Array.from({ length: 2 }, () => 'too_many_requests'),
    ...Array.from({ length: 10 }, () => 'wrong_credentials'),
  ]);
  const right = await openBrowser(app, { ip: '198.51.100.99' }).signIn(email);
  expect(right.status).toBe(429);
});

test('[C8] tries on many addresses from one network wait as well', async () => {
  const ip = '203.0.113.7';
  await app.db.pool.query(`insert into rate_limits (key, points, expire) values ($1, 100, $2)`, [
    `sign-in:network:${ip}`,
    Date.now() + 60_000,
  ]);
  const { email } = await plantPerson(app, { companyId });
  expect((await openBrowser(app, { ip }).signIn(email)).status).toBe(429);
  expect((await openBrowser(app, { ip: '203.0.113.8' }).signIn(email)).status).toBe(200);
});

test('[C8] sign-ins of a known browser, which the network never counted, give it no tries', async () => {
  const ip = '203.0.113.21';
  const { email } = await plantPerson(app, { companyId });
  const browser = openBrowser(app, { ip });
  expect((await browser.signIn(email)).status).toBe(200);
  await app.db.pool.query(
    `insert into rate_limits (key, points, expire) values ($1, 99, $2)
     on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
    [`sign-in:network:${ip}`, Date.now() + 60_000],
  );
  for (let i = 0; i < 3; i += 1) expect((await browser.signIn(email)).status).toBe(200);
  const guess = () => openBrowser(app, { ip }).signIn('nobody@example.com');
  expect([(await guess()).status, (await guess()).status]).toEqual([401, 429]);
});

test('who got in starts counting from nothing', async () => {
  const { email } = await plantPerson(app, { companyId });
  const browser = openBrowser(app);
  for (let round = 0; round < 3; round += 1) {
    for (let i = 0; i < 5; i += 1) await browser.signIn(email, { password: 'Wrong#Horse1' });
    expect((await browser.signIn(email)).status).toBe(200);
  }
});

test('[C5] the database holds no password, handle, secret or token', async () => {
  const { email } = await plantPerson(app, { companyId });
  const browser = openBrowser(app);
  await browser.signIn(email);
  const first = { ...browser.kept };
  await browser.refresh();
  const { rows } = await app.owner.query(`
    select (select json_agg(t) from sessions t)::text || (select json_agg(t) from refresh_tokens t)::text
        || (select json_agg(t) from accounts t)::text || (select json_agg(t) from audit_log t)::text
        || (select json_agg(t) from rate_limits t)::text as dump`);
  const raw = [first.cookie, browser.kept.cookie].map((cookie) => cookie.split('=')[1]);
  for (const secret of [...raw, first.handle, first.token, browser.kept.token, password]) {
    expect(rows[0].dump).not.toContain(secret);
  }
});
