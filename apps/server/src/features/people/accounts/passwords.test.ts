import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { codeOf, openBrowser } from './test-browser.ts';
import { linkIn, newPerson, openDoor } from './test-mailed-links.ts';
import { password, plantCompany, plantPerson } from './test-people.ts';

let app: TestApp;
let companyId: number;
let time = Date.parse('2026-05-01T08:00:00Z');
/** No two moments are the same, so that mails have an order. */
const clock = () => new Date((time += 1));
const pass = (minutes: number) => (time += minutes * 60_000);

beforeAll(async () => {
  app = await createTestApp({ now: clock });
  companyId = await plantCompany(app);
});
afterAll(() => app.close());

const next = 'Harbour#Lantern28';
const expired = [
  { code: 'link_expired', message: 'Link expired or already used. Please try again.' },
];

async function forgetful() {
  const { email, accountId } = await plantPerson(app, { companyId });
  const door = openDoor(app, { ...newPerson(), email });
  return { email, accountId, door, link: await door.forget() };
}

test('[PW-1] [PW-3] a forgotten password is replaced by an emailed link', async () => {
  const { email, door, link } = await forgetful();
  expect(link.path).toBe('/resetpassword');
  expect(link.query).toMatchObject({ email, userType: 'COMPANY_USER' });
  const reply = await door.choose('reset', link, next);
  expect([reply.status, reply.setCookie]).toEqual([200, undefined]);
  expect(codeOf(await openBrowser(app).signIn(email))).toBe('wrong_credentials');
  expect((await openBrowser(app).signIn(email, { password: next })).status).toBe(200);
  expect((await app.mailsTo(email))[0]?.subject).toBe('Your password was changed');
});

test('[PW-2] looking at the link spends nothing; using it does', async () => {
  const { door, link } = await forgetful();
  for (let i = 0; i < 5; i += 1) expect((await door.choose('reset', link, null)).status).toBe(200);
  expect((await door.choose('reset', link, next)).status).toBe(200);
  const [looked, used] = [
    await door.choose('reset', link, null),
    await door.choose('reset', link, 'Other#Lantern29'),
  ];
  expect([looked.status, looked.body.errors]).toEqual([410, expired]);
  expect([used.status, used.body.errors]).toEqual([410, expired]);
});

test('[PW-12] a link lives an hour, and for its own address and purpose only', async () => {
  const { door, link } = await forgetful();
  const other = openDoor(app, newPerson());
  expect((await other.choose('reset', link, next)).body.errors).toEqual(expired);
  expect((await door.choose('set', link, next)).body.errors).toEqual(expired);
  expect(codeOf(await door.verify(link))).toBe('link_expired');
  pass(61);
  expect((await door.choose('reset', link, null)).body.errors).toEqual(expired);
  expect((await door.choose('reset', link, next)).body.errors).toEqual(expired);
});

test('[PW-12] the server refuses weak, common and differing passwords, and keeps the link', async () => {
  const { door, link } = await forgetful();
  const refusals = [
    await door.choose('reset', link, 'short#1'),
    await door.choose('reset', link, 'Passw0rd!'),
    await door.choose('reset', link, 'Sasha_007'),
    await door.choose('reset', link, next, `${next}x`),
  ];
  expect(refusals.map(({ body }) => body.errors)).toMatchObject([
    [{ code: 'password_refused', path: 'body.password' }],
    [{ code: 'password_refused', path: 'body.password' }],
    [
      {
        code: 'password_refused',
        path: 'body.password',
        message: expect.stringContaining('leaked lists'),
      },
    ],
    [
      {
        code: 'passwords_differ',
        path: 'body.confirmPassword',
        message: 'Passwords do not match!',
      },
    ],
  ]);
  expect((await door.choose('reset', link, next)).status).toBe(200);
});

test.each(['reset', 'set'] as const)(
  'an older %s link dies when a newer one is asked for',
  async (kind) => {
    const { email, accountId } = await plantPerson(app, { companyId });
    if (kind === 'set') {
      await app.owner.query('update accounts set password_hash = null where id = $1', [accountId]);
    }
    const door = openDoor(app, { ...newPerson(), email });
    const older = await door.forget();
    expect((await door.choose(kind, older, null)).status).toBe(200);
    const newer = await door.forget();
    expect((await door.choose(kind, older, null)).body.errors).toEqual(expired);
    expect((await door.choose(kind, older, next)).body.errors).toEqual(expired);
    expect((await door.choose(kind, newer, next)).status).toBe(200);
  },
);

test('[C15] all of 128 characters count', async () => {
  const { email, door, link } = await forgetful();
  const long = `aB3#${'x'.repeat(123)}y`;
  expect((await door.choose('reset', link, long)).status).toBe(200);
  const almost = await openBrowser(app).signIn(email, { password: `${long.slice(0, -1)}z` });
  expect(codeOf(almost)).toBe('wrong_credentials');
  expect((await openBrowser(app).signIn(email, { password: long })).status).toBe(200);
});

test('[C11] a new password ends every session and every other link at once', async () => {
  const { email, door, link } = await forgetful();
  const [one, two] = [openBrowser(app), openBrowser(app)];
  await one.signIn(email);
  await two.signIn(email);
  const second = await door.forget();
  expect((await door.choose('reset', second, next)).status).toBe(200);
  for (const browser of [one, two]) {
    expect((await browser.me()).status).toBe(401);
    expect((await browser.refresh()).status).toBe(401);
  }
  expect((await door.choose('reset', link, 'Other#Lantern29')).body.errors).toEqual(expired);
});

test.each(['reset', 'set'] as const)(
  '[C1] of 100 parallel uses of a %s link exactly one wins',
  async (kind) => {
    for (let round = 0; round < 3; round += 1) {
      const { email, accountId } = await plantPerson(app, { companyId });
      if (kind === 'set') {
        await app.owner.query('update accounts set password_hash = null where id = $1', [
          accountId,
        ]);
      }
      const door = openDoor(app, { ...newPerson(), email });
      const link = await door.forget();
      const replies = await Promise.all(
        Array.from({ length: 100 }, () => door.choose(kind, link, next)),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      const others = new Set(replies.filter((reply) => reply.status !== 200).map(codeOf));
      // A machine that is busy with more than this may also be out of connections for a while.
      const refusals = ['link_expired', 'already_set', 'temporarily_unavailable'];
      for (const code of others) expect(refusals).toContain(code);
    }
  },
  60_000,
);

test('[C1] of 100 parallel confirmations one confirms, and all are told that it is done', async () => {
  for (let round = 0; round < 3; round += 1) {
    const door = openDoor(app, newPerson());
    await door.ask();
    const link = await door.newestLink();
    const replies = await Promise.all(Array.from({ length: 100 }, () => door.verify(link)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter((reply) => codeOf(reply) === 'already_verified')).toHaveLength(99);
  }
});

test('[PW-4] an account without a password gets its first one by a link of its own kind', async () => {
  const { email, accountId } = await plantPerson(app);
  await app.owner.query('update accounts set password_hash = null where id = $1', [accountId]);
  const door = openDoor(app, { ...newPerson(), email });
  const link = await door.forget();
  expect(link).toMatchObject({ path: '/setpassword', query: { email, userType: 'CANDIDATE' } });
  expect((await door.choose('set', link, null)).status).toBe(200);
  expect((await door.choose('set', link, next)).status).toBe(200);
  const set = { type: 'candidate', password: next };
  expect((await openBrowser(app).signIn(email, set)).status).toBe(200);
  const again = await door.choose('set', link, null);
  expect([again.status, codeOf(again)]).toEqual([409, 'already_set']);
});

test('a reset proves the address of somebody who never confirmed it', async () => {
  const person = newPerson();
  const door = openDoor(app, person);
  await door.ask();
  await app.mailsTo(person.email);
  const link = await door.forget();
  expect((await door.choose('reset', link, next)).status).toBe(200);
  const signIn = { type: 'candidate', password: next };
  expect((await openBrowser(app).signIn(person.email, signIn)).status).toBe(200);
});

test('a disabled account and an unknown address get no mail', async () => {
  const { email, accountId } = await plantPerson(app);
  await app.owner.query('update accounts set disabled_at = now() where id = $1', [accountId]);
  const unknown = newPerson();
  for (const address of [email, unknown.email]) {
    const { post } = openDoor(app, { ...unknown, email: address });
    expect((await post('forgot-password', { email: address })).status).toBe(200);
    expect(await app.mailsTo(address)).toEqual([]);
  }
});

test('[C18] links in mails begin with our own address, whatever Host a request names', async () => {
  const { email } = await plantPerson(app);
  const { call } = openBrowser(app);
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  await call('POST', '/api/accounts/forgot-password', { email }, headers);
  const [mail] = await app.mailsTo(email);
  expect(linkIn(mail).path).toBe('/resetpassword');
  expect(mail?.html).toContain('href="http://localhost/resetpassword');
  expect(`${mail?.html}${mail?.text}`).not.toContain('evil.example');
});

test('[C5] no raw token and no password is anywhere in the database', async () => {
  const person = newPerson();
  const door = openDoor(app, person);
  await door.ask();
  const confirm = await door.newestLink();
  await door.verify(confirm);
  await door.ask({ type: 'interviewer', password: 'Another#Horse1' });
  const role = await door.newestLink();
  const reset = await door.forget();
  // This one still waits for the mail server.
  await door.post('resend-verification', { email: person.email });
  await app.runJob('answer-account-request', { requestId: await newestRequest() });
  await door.choose('reset', reset, next);
  const browser = openBrowser(app);
  await browser.signIn(person.email, { type: 'candidate', password: next });
  const dump = await dumpDatabase();
  const { token, handle, cookie, device } = browser.kept;
  const values = [token, handle, cookie.split('=')[1], device.split('=')[1]];
  const links = [confirm, role, reset].map(({ query }) => query['token']);
  for (const secret of [...links, ...values, password, next, 'Another#Horse1']) {
    expect(secret?.length).toBeGreaterThan(8);
    expect(dump).not.toContain(secret);
  }
  expect(dump).toContain(person.email);
});

async function newestRequest(): Promise<number> {
  const { rows } = await app.owner.query('select max(id)::int as id from account_requests');
  return rows[0].id;
}

/** Every row of every table, the queue's too. */
async function dumpDatabase(): Promise<string> {
  const { rows: tables } = await app.owner.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'pgboss')`,
  );
  const texts = [];
  for (const { name } of tables) {
    const { rows } = await app.owner.query(`select t::text as row from ${name} t`);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}
