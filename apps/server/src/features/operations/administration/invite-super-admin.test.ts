import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { codeOf, openBrowser } from '../../people/accounts/test-browser.ts';
import { linkIn, newPerson, openDoor, type Page } from '../../people/accounts/test-mailed-links.ts';
import { plantPerson } from '../../people/accounts/test-people.ts';
import { inviteSuperAdmin } from './index.ts';

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
const signIn = (email: string, password: string, by: string = type) =>
  openBrowser(app).signIn(email, { type: by, password });

/** What a mail scanner does that runs the page: it has the link, and no cookie of anybody. */
const scan = (person: { email: string; ip: string }, page: Page) =>
  openDoor(app, person).verify(page);

const pageIn = async (email: string, subject: string) =>
  linkIn((await app.mailsTo(email)).find((mail) => mail.subject === subject));

const invite = (email: string) =>
  inviteSuperAdmin({
    ...{ db: app.db, postOffice: app.postOffice, baseUrl: 'http://localhost' },
    ...{ email, now: clock() },
  });

const invitation = 'You administer Candor: set your password';

/** Nobody enters with the stranger's password, and the owner does by the mailed link. */
async function expectOwnersOnly(person: { email: string; ip: string }) {
  const { email } = person;
  for (const by of ['superAdmin', 'candidate']) {
    expect(codeOf(await signIn(email, strangers, by))).toBe('wrong_credentials');
  }
  const page = await pageIn(email, invitation);
  expect((await openDoor(app, person).choose('set', page, chosen)).status).toBe(200);
  expect((await signIn(email, chosen, 'superAdmin')).status).toBe(200);
}

/** Whoever confirms is not signed in by it. */
const nobodyEnters = { signedIn: null, awaitsApproval: false };

test('a sign-up for the configured super admin brings no password, whichever browser confirms', async () => {
  for (const isSame of [false, true]) {
    const person = newPerson();
    await invite(person.email);
    const stranger = openDoor(app, person);
    await stranger.ask({ password: strangers });
    const page = await pageIn(person.email, 'Confirm your e-mail address');
    const verified = await (isSame ? stranger.verify(page) : scan(person, page));
    expect(verified.body.data).toEqual({ ...nobodyEnters, done: true, mustSetPassword: true });
    expect(codeOf(await stranger.verify(page))).toBe('already_verified');
    await expectOwnersOnly(person);
  }
});

test('nor does one that was made before the address was configured', async () => {
  for (const isSame of [false, true]) {
    const person = newPerson();
    const stranger = openDoor(app, person);
    await stranger.ask({ password: strangers });
    const page = await pageIn(person.email, 'Confirm your e-mail address');
    await invite(person.email);
    const verified = await (isSame ? stranger.verify(page) : scan(person, page));
    expect(verified.body.data).toEqual({ ...nobodyEnters, done: true, mustSetPassword: true });
    await expectOwnersOnly(person);
  }
});

test('an account that becomes super admin starts with a password set by mail, and signed out', async () => {
  const { email } = await plantPerson(app);
  const browser = openBrowser(app);
  expect((await browser.signIn(email, { type })).status).toBe(200);
  const reset = await openDoor(app, { ...newPerson(), email }).forget();
  await invite(email);
  expect((await browser.me()).status).toBe(401);
  expect((await browser.refresh()).status).toBe(401);
  expect(codeOf(await browser.signIn(email, { type }))).toBe('wrong_credentials');
  const door = openDoor(app, { ...newPerson(), email });
  expect(codeOf(await door.choose('reset', reset, strangers))).toBe('link_expired');
  await expectOwnersOnly({ ...newPerson(), email });
});

test('a disabled account stays so, and the start says that nobody gets in by it', async () => {
  for (const userTypes of [['SUPER_ADMIN'], ['CANDIDATE']] as const) {
    const { email } = await plantPerson(app, { userTypes: [...userTypes] });
    expect(await invite(email)).toBe(null);
    await app.owner.query('update accounts set disabled_at = now() where email = $1', [email]);
    const mails = (await app.mailsTo(email)).length;
    expect(await invite(email)).toMatch(
      /^SUPER_ADMIN_EMAIL names .* is disabled.*another address\.$/,
    );
    expect(await app.mailsTo(email)).toHaveLength(mails);
  }
  const { email } = await plantPerson(app);
  await app.owner.query('update accounts set disabled_at = now() where email = $1', [email]);
  expect(await invite(email)).toContain('is disabled');
  const { rows } = await app.owner.query('select user_types from accounts where email = $1', [
    email,
  ]);
  expect(rows).toEqual([{ user_types: ['CANDIDATE'] }]);
});
