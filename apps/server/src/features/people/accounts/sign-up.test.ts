import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { confirmAddress } from './confirm-address.ts';
import { codeOf, openBrowser } from './test-browser.ts';
import { linkIn, newPerson, openDoor } from './test-mailed-links.ts';
import { password, plantPerson } from './test-people.ts';

let app: TestApp;
let time = Date.parse('2026-04-01T08:00:00Z');
/** No two moments are the same, so that mails have an order. */
const clock = () => new Date((time += 1));
const pass = (hours: number) => (time += hours * 3_600_000);

beforeAll(async () => {
  app = await createTestApp({ now: clock });
});
afterAll(() => app.close());

const alreadyVerified = [{ code: 'already_verified', message: 'Email already verified. !!' }];

test.each([
  ['company', 'Company', 'COMPANY_ADMIN'],
  ['candidate', 'Candidate', 'CANDIDATE'],
  ['interviewer', 'Interviewer', 'EXTERNAL_INTERVIEWER'],
] as const)('[RT-5] [EV-2] somebody signs up as %s by mail', async (type, word, userType) => {
  const person = newPerson();
  const door = openDoor(app, person);
  expect((await door.ask({ type })).status).toBe(200);
  const [mail] = await app.mailsTo(person.email);
  expect(mail?.subject).toBe('Confirm your e-mail address');
  const link = linkIn(mail);
  expect(link.path).toBe('/confirmemail');
  expect(link.query).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    email: person.email,
    User_Type: word,
  });
  const verified = await door.verify(link);
  expect(verified.body.data).toMatchObject({ signedIn: null, mustSetPassword: false });
  expect(verified.setCookie).not.toContain('candor_refresh');
  const signedIn = await openBrowser(app, person).signIn(person.email, { type });
  expect(signedIn.body.data).toMatchObject({
    userType: [userType],
    userDetail: null,
    email: person.email,
    isEmailConfirmed: true,
    companyID: 0,
    hasCompanyProfile: false,
  });
});

test('before the link is used no password opens the account, and none is told apart', async () => {
  const person = newPerson();
  await openDoor(app, person).ask();
  await app.mailsTo(person.email);
  const browser = openBrowser(app, person);
  const type = 'candidate';
  const right = await browser.signIn(person.email, { type });
  const wrong = await browser.signIn(person.email, { type, password: 'Wrong#Horse1' });
  expect([right.status, codeOf(right)]).toEqual([401, 'wrong_credentials']);
  expect(right.text).toBe(wrong.text);
});

test('[EV-3] a link that was used says so, in the words that the page knows', async () => {
  const person = newPerson();
  const door = openDoor(app, person);
  await door.ask();
  const link = await door.newestLink();
  await door.verify(link);
  const again = await door.verify(link);
  expect([again.status, again.body.errors]).toEqual([409, alreadyVerified]);
});

test('[EV-4] an unknown link, another person’s and one of yesterday confirm nothing', async () => {
  const person = newPerson();
  const door = openDoor(app, person);
  await door.ask();
  const link = await door.newestLink();
  const unknown = { path: '', query: { token: 'A'.repeat(43) } };
  expect(codeOf(await door.verify(unknown))).toBe('link_expired');
  expect(codeOf(await door.verify(link, { email: 'other@example.com' }))).toBe('link_expired');
  pass(25);
  const late = await door.verify(link);
  expect([late.status, codeOf(late)]).toEqual([410, 'link_expired']);
});

test('[EV-1] the link can be sent once more by address; both work until one was used', async () => {
  const person = newPerson();
  const door = openDoor(app, person);
  await door.ask();
  const first = await door.newestLink();
  expect((await door.post('resend-verification', { email: person.email })).status).toBe(200);
  const second = await door.newestLink();
  expect(second.query['token']).not.toBe(first.query['token']);
  expect((await door.verify(second)).status).toBe(200);
  expect((await door.verify(first)).body.errors).toEqual(alreadyVerified);
  const browser = openBrowser(app, person);
  expect((await browser.signIn(person.email, { type: 'candidate' })).status).toBe(200);
});

test('[EV-7] an expired link brings a new one, a used one says so, an unknown one fails', async () => {
  const person = newPerson();
  const door = openDoor(app, person);
  await door.ask();
  const old = await door.newestLink();
  pass(25);
  const again = (page = old) =>
    door.post('resend-expired-verification', { email: person.email, ...page.query });
  expect((await again()).status).toBe(200);
  expect((await door.verify(await door.newestLink())).status).toBe(200);
  expect((await again()).body.errors).toEqual(alreadyVerified);
  expect(codeOf(await again({ path: '', query: { token: 'unknown' } }))).toBe('link_unknown');
});

test('[C9] who has the account already hears of it by mail, and nothing changes', async () => {
  const { email } = await plantPerson(app);
  await openDoor(app, { ...newPerson(), email }).ask({ password: 'Another#Horse1' });
  const [mail] = await app.mailsTo(email);
  expect(mail?.subject).toBe('You already have an account');
  expect(linkIn(mail).path).toBe('/login/candidate');
  const type = 'candidate';
  expect((await openBrowser(app).signIn(email, { type })).status).toBe(200);
  const other = await openBrowser(app).signIn(email, { type, password: 'Another#Horse1' });
  expect(codeOf(other)).toBe('wrong_credentials');
});

test('a candidate becomes an interviewer too, with the account and password they have', async () => {
  const { email } = await plantPerson(app);
  const door = openDoor(app, { ...newPerson(), email });
  await door.ask({ type: 'interviewer', password: 'Another#Horse1' });
  const [mail] = await app.mailsTo(email);
  expect(mail?.subject).toBe('Use your account in another role');
  const type = 'interviewer';
  expect(codeOf(await openBrowser(app).signIn(email, { type }))).toBe('wrong_type');
  expect((await door.verify(linkIn(mail))).status).toBe(200);
  expect((await door.verify(linkIn(mail))).body.errors).toEqual(alreadyVerified);
  const reply = await openBrowser(app).signIn(email, { type });
  expect(reply.body.data).toMatchObject({ userType: ['EXTERNAL_INTERVIEWER', 'CANDIDATE'] });
});

test('of two sign-ups for one address the one whose link is used brings the password', async () => {
  const person = newPerson();
  const stranger = openDoor(app, { ...newPerson(), email: person.email });
  const owner = openDoor(app, person);
  await owner.ask();
  const link = await owner.newestLink();
  await stranger.ask({ password: 'Strangers#Horse1' });
  await app.mailsTo(person.email);
  expect((await owner.verify(link)).status).toBe(200);
  const type = 'candidate';
  const theirs = { type, password: 'Strangers#Horse1' };
  expect(codeOf(await openBrowser(app).signIn(person.email, theirs))).toBe('wrong_credentials');
  expect((await openBrowser(app).signIn(person.email, { type })).status).toBe(200);
});

test('[C10] a link sent again brings no stranger’s password, even of the newest sign-up', async () => {
  const person = newPerson();
  const owner = openDoor(app, person);
  await owner.ask();
  await openDoor(app, { ...newPerson(), email: person.email }).ask({
    password: 'Strangers#Horse1',
  });
  await app.mailsTo(person.email);
  await owner.post('resend-verification', { email: person.email });
  const [mail] = await app.mailsTo(person.email);
  expect(mail?.subject).toBe('Set your password');
  const chosen = 'Chosen#Horse1';
  expect((await owner.choose('set', linkIn(mail), chosen)).status).toBe(200);
  const type = 'candidate';
  const signIn = (secret: string) =>
    openBrowser(app).signIn(person.email, { type, password: secret });
  expect(codeOf(await signIn('Strangers#Horse1'))).toBe('wrong_credentials');
  expect((await signIn(chosen)).status).toBe(200);
});

test('[PW-12] the server refuses what the form refuses, and asks for the terms', async () => {
  const person = newPerson();
  const door = openDoor(app, person);
  const weak = await door.ask({ password: 'harbour#27' });
  expect([weak.status, weak.body.errors]).toEqual([
    422,
    [
      {
        code: 'password_refused',
        message:
          'Password must be at least 8 characters long, have 1 uppercase letter, 1 lowercase letter, 1 special character, and 1 number.',
        path: 'body.password',
      },
    ],
  ]);
  expect(codeOf(await door.ask({ password: 'P@ssw0rd1' }))).toBe('password_refused');
  const { email } = person;
  const body = { email, password, type: 'candidate', acceptsTerms: true };
  for (const change of [
    { acceptsTerms: false },
    { email: 'a@b.c.d.com' },
    { type: 'superAdmin' },
  ]) {
    expect((await door.post('sign-up', { ...body, ...change })).status).toBe(422);
  }
  expect(await app.mailsTo(email)).toEqual([]);
});

test('the sixth request of an hour for one address waits, known or not', async () => {
  const { email } = newPerson();
  for (const path of ['forgot-password', 'resend-verification']) {
    const statuses = [];
    for (let i = 0; i < 6; i += 1) {
      const { post } = openDoor(app, { ...newPerson(), email });
      statuses.push((await post(path, { email })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
});

test('a job that runs twice sends one mail', async () => {
  const person = newPerson();
  await openDoor(app, person).ask();
  const { rows } = await app.owner.query('select id from account_requests where email = $1', [
    person.email,
  ]);
  const requestId = Number(rows[0].id);
  await app.runJob('answer-account-request', { requestId });
  await app.runJob('answer-account-request', { requestId });
  expect(await app.mailsTo(person.email)).toHaveLength(1);
});

test('an abandoned sign-up is forgotten after thirty days, with its password', async () => {
  const person = newPerson();
  await openDoor(app, person).ask();
  await app.mailsTo(person.email);
  pass(31 * 24);
  await app.runJob('answer-account-request', { requestId: 0 });
  const { rows } = await app.owner.query('select id from account_requests where email = $1', [
    person.email,
  ]);
  expect(rows).toEqual([]);
});

test('a company that has the address’s domain is asked once, and only by who wants a company', async () => {
  const asked: string[] = [];
  const askToJoin = (_tx: unknown, { email }: { email: string }) => {
    asked.push(email);
    return Promise.resolve('pending' as const);
  };
  const confirm = async (userTypes: ['COMPANY_ADMIN'] | ['CANDIDATE']) => {
    const { accountId, email } = await plantPerson(app, { userTypes });
    await app.db.asAccount(accountId, (tx) => {
      const account = {
        ...{ id: accountId, email, firstName: '', lastName: '', userTypes },
        emailConfirmedAt: null,
        passwordIsTemporary: false,
      };
      return confirmAddress(tx, account, {
        ...{ signUp: undefined, passwordHash: null },
        ...{ askToJoin, now: clock() },
      });
    });
    return email;
  };
  const founder = await confirm(['COMPANY_ADMIN']);
  await confirm(['CANDIDATE']);
  expect(asked).toEqual([founder]);
});
