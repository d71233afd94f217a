import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  linkIn,
  newPerson,
  openDoor,
  type Page,
} from './features/people/accounts/test-mailed-links.ts';
import { plantPerson } from './features/people/accounts/test-people.ts';
import { inviteSuperAdmin } from './features/operations/administration/index.ts';
import { newDomain, noRole, people } from './features/people/companies/test-company.ts';
import {
  createSharing,
  newViewer,
  openViewer,
} from './features/interviews/viewing/test-viewing.ts';
import type { MailboxMail } from './platform/mail/mailbox.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let time = Date.now();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date((time += 1)) });
});
afterAll(() => app.close());

const newest = async (email: string): Promise<MailboxMail> => {
  const [mail] = await app.mailsTo(email);
  if (mail === undefined) throw new Error(`no mail to ${email}`);
  return mail;
};
const unit = { hour: 3_600_000, hours: 3_600_000, days: 24 * 3_600_000, minutes: 60_000 } as const;
const numbers: Readonly<Record<string, number>> = { one: 1, ten: 10 };

/** What a mail says of how long its link or code works. */
function promised({ text }: MailboxMail): number {
  const [, count = '', of = ''] =
    /works once, for (\w+) (hour|hours|days|minutes)\b/i.exec(text) ?? [];
  return (numbers[count] ?? Number(count)) * unit[of as keyof typeof unit];
}

type Sent = { readonly mail: MailboxMail; readonly use: () => Promise<number> };
const chosen = 'Chosen#Horse1';

const doorOf = (email: string) => openDoor(app, { ...newPerson(), email });
const choosing =
  (kind: 'reset' | 'set', email: string, page: Page): Sent['use'] =>
  async () =>
    (await doorOf(email).choose(kind, page, chosen)).status;

/** By the product's own steps: a mail to somebody new, and what its link is for. */
const letters: Readonly<Record<string, () => Promise<Sent>>> = {
  'Confirm your e-mail address': async () => {
    const person = newPerson();
    const door = openDoor(app, person);
    await door.ask();
    const mail = await newest(person.email);
    return { mail, use: async () => (await door.verify(linkIn(mail))).status };
  },
  'Use your account in another role': async () => {
    const { email } = await plantPerson(app);
    const door = doorOf(email);
    await door.ask({ type: 'interviewer' });
    const mail = await newest(email);
    return { mail, use: async () => (await door.verify(linkIn(mail), { email })).status };
  },
  'Choose a new password': async () => {
    const { email } = await plantPerson(app);
    const page = await doorOf(email).forget();
    return { mail: await newest(email), use: choosing('reset', email, page) };
  },
  'Set your password': async () => {
    const { email } = await plantPerson(app);
    await app.owner.query('update accounts set password_hash = null where email = $1', [email]);
    const page = await doorOf(email).forget();
    return { mail: await newest(email), use: choosing('set', email, page) };
  },
  'You administer Candor: set your password': async () => {
    const { email } = newPerson();
    const { db, postOffice, clock } = app;
    await inviteSuperAdmin({ db, postOffice, baseUrl: 'http://localhost', email, now: clock() });
    const mail = await newest(email);
    return { mail, use: choosing('set', email, linkIn(mail)) };
  },
  'Ingrid Solberg invites you to Larkfield Robotics': async () => {
    const who = people(app);
    const company = await who.found();
    const email = `new@${newDomain()}`;
    await company.call('POST', '/api/companies/invitations', { email, ...noRole });
    const mail = await newest(email);
    const { token } = linkIn(mail).query;
    const path = '/api/companies/invitations/accept';
    return { mail, use: async () => (await who.caller()('POST', path, { token })).status };
  },
};

test.each(Object.entries(letters))(
  '“%s”: the link works once, for as long as the mail says, and no longer',
  async (subject, send) => {
    const inTime = await send();
    expect(inTime.mail.subject).toBe(subject);
    const lasts = promised(inTime.mail);
    expect(lasts).toBeGreaterThan(0);
    time += lasts - 60_000;
    expect(await inTime.use()).toBe(200);
    expect(await inTime.use()).not.toBe(200);
    const tooLate = await send();
    time += lasts + 1_000;
    expect(await tooLate.use()).toBe(410);
  },
);

test('no other mail says for how long its link works', () => {
  const mails = globSync('**/*-mails.ts', { cwd: import.meta.dirname });
  const sentences = mails.flatMap(
    (name) =>
      readFileSync(join(import.meta.dirname, name), 'utf8').match(
        /closing: \[\s*'The link works/g,
      ) ?? [],
  );
  expect(sentences.length).toBe(Object.keys(letters).length);
});

test('“Your current password works until then”: it does, and not afterwards', async () => {
  const { email } = await plantPerson(app);
  const page = await doorOf(email).forget();
  expect((await newest(email)).text).toContain('Your current password works until then.');
  const signIn = async (password?: string) =>
    (await people(app).signIn(email, { type: 'candidate', ...(password && { password }) })).reply
      .status;
  expect(await signIn()).toBe(200);
  await choosing('reset', email, page)();
  expect(await signIn()).not.toBe(200);
  expect(await signIn(chosen)).toBe(200);
  // And the mail that follows: signed out everywhere.
  const told = await newest(email);
  expect(told.text).toContain('you were signed out on every device');
});

test('a code to watch a recording works once, for ten minutes, in the browser that asked; the link until its day', async () => {
  const sharing = await createSharing(app);
  const send = async () => {
    const viewer = await sharing.invite();
    const browser = openViewer(app);
    await browser.ask(viewer);
    const mail = await newest(viewer.email);
    const code = /your code: (\d{6})/.exec(mail.text)?.[1] ?? '';
    return { viewer, browser, mail, code };
  };
  const { viewer, browser, mail, code } = await send();
  expect(mail.text).toContain('It works once, for ten minutes, in the browser that asked for it.');
  const lasts = promised(mail);
  time += lasts - 10_000;
  expect((await openViewer(app).verify(viewer, code)).status).not.toBe(200);
  expect((await browser.verify(viewer, code)).status).toBe(200);
  expect((await browser.verify(viewer, code)).status).not.toBe(200);
  const late = await send();
  time += lasts + 1_000;
  expect((await late.browser.verify(late.viewer, late.code)).status).not.toBe(200);

  const last = newViewer();
  await sharing.share([last], { expiresInDays: 3 });
  const letter = await newest(last.email);
  const day = /works until (.+?) \(UTC\)/.exec(letter.text)?.[1] ?? '';
  const end = Date.parse(`${day.replace(/^\w+, /, '')} UTC`);
  expect(Math.abs(end - (time + 3 * unit.days))).toBeLessThanOrEqual(unit.days);
});
