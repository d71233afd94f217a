import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { codeOf, openBrowser } from './test-browser.ts';
import { plantCompany, plantPerson } from './test-people.ts';

const TIMES = 100;
let now = new Date('2026-03-02T10:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
});
afterAll(() => app.close());

async function signedIn() {
  const person = await plantPerson(app, { companyId: await plantCompany(app) });
  const browser = openBrowser(app);
  expect((await browser.signIn(person.email)).status).toBe(200);
  return { ...person, browser };
}

test('[C3] a hundred copies of the storage refresh nothing; the owner hears of it and goes on', async () => {
  const { browser, email } = await signedIn();
  const codes = new Set<string | undefined>();
  for (let n = 1; n <= TIMES; n += 1) {
    const thief = openBrowser(app, { ip: `203.0.113.${n}` });
    Object.assign(thief.kept, browser.kept, { cookie: '', device: '' });
    codes.add(codeOf(await thief.refresh()));
  }
  expect([...codes]).toEqual(['session_ended']);
  const mails = await app.mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Somebody tried to use your session']);
  expect((await browser.refresh()).status).toBe(200);
});

test('[C4] of a hundred replies that got lost none signs anyone out', async () => {
  const { browser, accountId } = await signedIn();
  for (let n = 0; n < TIMES; n += 1) {
    expect((await browser.refresh({ losesReply: true })).status).toBe(200);
    now = new Date(now.getTime() + 9000);
    expect((await browser.refresh()).status).toBe(200);
    now = new Date(now.getTime() + 20 * 60_000);
  }
  expect((await browser.refresh()).status).toBe(200);
  expect((await browser.me()).status).toBe(200);
  const { rows } = await app.owner.query(
    `select count(*)::int as n from refresh_tokens t join sessions s on s.id = t.session_id
      where s.account_id = $1`,
    [accountId],
  );
  // The first, one for each refresh however often it was asked for, and the last.
  expect(rows[0].n).toBe(TIMES + 2);
});
