import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { codeOf, openBrowser } from './test-browser.ts';
import { linkIn, newPerson, openDoor, type Page } from './test-mailed-links.ts';

let app: TestApp;
let time = Date.parse('2026-06-01T08:00:00Z');
/** No two moments are the same, so that mails have an order. */
const clock = () => new Date((time += 1));

beforeAll(async () => {
  app = await createTestApp({ now: clock });
});
afterAll(() => app.close());

const strangers = 'Strangers#Horse1';
const chosen = 'Chosen#Horse1';
const type = 'candidate';
const signIn = (email: string, password: string) =>
  openBrowser(app).signIn(email, { type, password });

/** What a mail scanner does that runs the page: it has the link, and no cookie of anybody. */
const scan = (person: { email: string; ip: string }, page: Page) =>
  openDoor(app, person).verify(page);

const subjectsTo = async (email: string) =>
  (await app.mailsTo(email)).map(({ subject }) => subject);

const pageIn = async (email: string, subject: string) =>
  linkIn((await app.mailsTo(email)).find((mail) => mail.subject === subject));

test('a stranger’s password opens nothing once a scanner has followed the mailed link', async () => {
  const person = newPerson();
  await openDoor(app, person).ask({ password: strangers });
  const page = await pageIn(person.email, 'Confirm your e-mail address');
  const verified = await scan(person, page);
  expect([verified.status, verified.body.data]).toEqual([
    200,
    { done: true, mustSetPassword: true, signedIn: null, awaitsApproval: false },
  ]);
  expect(codeOf(await signIn(person.email, strangers))).toBe('wrong_credentials');
});

test('who confirms in another browser than the sign-up’s sets a password by a mailed link', async () => {
  const person = newPerson();
  await openDoor(app, person).ask({ password: strangers });
  const elsewhere = openDoor(app, person);
  await elsewhere.verify(await pageIn(person.email, 'Confirm your e-mail address'));
  expect(await subjectsTo(person.email)).toEqual([
    'Set your password',
    'Confirm your e-mail address',
  ]);
  const page = await pageIn(person.email, 'Set your password');
  expect((await elsewhere.choose('set', page, chosen)).status).toBe(200);
  expect((await signIn(person.email, chosen)).status).toBe(200);
  expect(codeOf(await signIn(person.email, strangers))).toBe('wrong_credentials');
});

test('[C6] after a scanner, the browser that signed up still brings its password by the same link', async () => {
  const person = newPerson();
  const own = openDoor(app, person);
  await own.ask({ password: chosen });
  const page = await pageIn(person.email, 'Confirm your e-mail address');
  await scan(person, page);
  expect(codeOf(await signIn(person.email, chosen))).toBe('wrong_credentials');
  expect((await own.verify(page)).body.data).toMatchObject({ mustSetPassword: false });
  expect((await signIn(person.email, chosen)).status).toBe(200);
  expect(codeOf(await own.verify(page))).toBe('already_verified');
  const set = await pageIn(person.email, 'Set your password');
  expect(codeOf(await own.choose('set', set, strangers))).toBe('already_set');
});

test('a password that was set by mail is not replaced by a sign-up’s, even in its browser', async () => {
  const person = newPerson();
  const own = openDoor(app, person);
  await own.ask({ password: strangers });
  const page = await pageIn(person.email, 'Confirm your e-mail address');
  await scan(person, page);
  await own.choose('set', await pageIn(person.email, 'Set your password'), chosen);
  expect(codeOf(await own.verify(page))).toBe('already_verified');
  expect((await signIn(person.email, chosen)).status).toBe(200);
});

test('a browser that signed up for several addresses confirms each with its own password', async () => {
  const [one, two] = [newPerson(), newPerson()];
  const browser = openBrowser(app, one);
  const post = (path: string, body: object) => browser.call('POST', `/api/accounts/${path}`, body);
  for (const [i, { email }] of [one, two].entries()) {
    await post('sign-up', { email, password: `${chosen}${i}`, type, acceptsTerms: true });
  }
  for (const [i, { email }] of [one, two].entries()) {
    const { query } = await pageIn(email, 'Confirm your e-mail address');
    expect((await post('verify-email', { email, token: query['token'] })).status).toBe(200);
    expect((await signIn(email, `${chosen}${i}`)).status).toBe(200);
  }
});

test('the mark of a sign-up’s browser is a cookie that no script and no other site can use', async () => {
  const reply = await openDoor(app, newPerson()).ask();
  expect(reply.setCookie).toMatch(/^candor_sign_up=[\w-]{43};/);
  for (const word of ['HttpOnly', 'SameSite=Strict', 'Path=/']) {
    expect(reply.setCookie).toContain(word);
  }
});
