import { readFile } from 'node:fs/promises';
import { subscribe } from '@candor/contract/people/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { applicants, newAddress, postOpenJob } from '../../hiring/applications/test-applying.ts';
import { people } from '../companies/test-company.ts';

/** In Berlin it is 21:00. */
let now = new Date('2026-11-21T20:00:00Z');
const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
const HOUR = 3_600_000;
let service: TestApp;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
});
afterAll(() => service.close());

/** An admin who is told and mailed of applications, and what comes of one. */
async function founded(times?: object) {
  const { email, call } = await people(service).found();
  const choice = { kind: 'application', isTold: true, isMailed: true };
  await call('PUT', '/api/notifications/choices', { choices: [choice] });
  if (times !== undefined) await call('PUT', '/api/notifications/times', { ...usual, ...times });
  const jobID = await postOpenJob(call, { title: 'Welder' });
  return {
    email,
    soon: call,
    /** An access token lives ten minutes, and each sign-in is told. */
    call: async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      (await people(service).signIn(email)).call(method, path, body),
    apply: () => applicants(service, clock).applyTo(jobID, { email: newAddress() }),
    mails: async () => {
      await service.runJob('mail-waiting-notices');
      const mails = await service.mailsTo(email);
      return mails.filter(({ text }) => text.includes('/settings/notices'));
    },
  };
}

const usual = { isDigest: false, quietFrom: 0, quietUntil: 0, timeZone: 'Europe/Berlin' };
const list = async ({ call }: Awaited<ReturnType<typeof founded>>, query = '') =>
  (await call('GET', `/api/notifications${query}`)).data.notifications;

const waitingOf = async (email: string) => {
  const { rows } = await service.owner.query(
    `select count(*)::int as count from notifications
      where is_mail_waiting and account_id = (select id from accounts where email = $1)`,
    [email],
  );
  return rows[0].count;
};

test('what is told in quiet hours is mailed as one when they end, and stands in the list at once', async () => {
  const somebody = await founded({ quietFrom: 20, quietUntil: 7 });
  await somebody.apply();
  await somebody.apply();
  expect(await list(somebody, '?kind=application')).toHaveLength(2);
  expect(await somebody.mails()).toEqual([]);
  clock.pass(10.5 * HOUR);
  const [mail, ...more] = await somebody.mails();
  expect([mail?.subject, more]).toEqual(['2 notices', []]);
  expect(mail?.text).toContain('New application: Welder.');
  expect(await somebody.mails()).toHaveLength(1);
});

test('whoever wants one mail a day gets it at eight, and nobody else waits for theirs', async () => {
  const [daily, other] = [await founded({ isDigest: true }), await founded()];
  await daily.apply();
  await other.apply();
  expect((await other.mails()).map(({ subject }) => subject)).toEqual(['New application: Welder']);
  expect(await daily.mails()).toEqual([]);
  while (now.getUTCHours() !== 7) clock.pass(HOUR);
  expect((await daily.mails()).map(({ subject }) => subject)).toEqual(['1 notice']);
});

test('a mail that waited leaves without what its person chose not to be mailed of since', async () => {
  const somebody = await founded({ quietFrom: 0, quietUntil: 23 });
  while (now.getUTCHours() !== 12) clock.pass(HOUR);
  await somebody.apply();
  const choice = { kind: 'application', isTold: true, isMailed: false };
  await somebody.call('PUT', '/api/notifications/choices', { choices: [choice] });
  clock.pass(10 * HOUR);
  expect(await somebody.mails()).toEqual([]);
  expect(await list(somebody, '?kind=application')).toHaveLength(1);
});

test.each([
  ['was suspended', `update memberships set status = 'suspended' where account_id = $1`],
  ['was locked out', 'update accounts set disabled_at = now() where id = $1'],
  [
    'may see other jobs only',
    `update memberships set role = 'COMPANY_USER', job_ids = '{}' where account_id = $1`,
  ],
])('whoever %s while a mail waited gets none of it', async (_what, change) => {
  const somebody = await founded({ quietFrom: 0, quietUntil: 23 });
  while (now.getUTCHours() !== 12) clock.pass(HOUR);
  await somebody.apply();
  await service.owner.query(change.replace('$1', '(select id from accounts where email = $1)'), [
    somebody.email,
  ]);
  clock.pass(10 * HOUR);
  expect(await somebody.mails()).toEqual([]);
  expect(await waitingOf(somebody.email)).toBe(0);
});

test('a mail that waited names no candidate: erased later, nobody stands in it', async () => {
  const somebody = await founded({ quietFrom: 0, quietUntil: 23 });
  while (now.getUTCHours() !== 12) clock.pass(HOUR);
  await somebody.apply();
  await service.owner.query(
    `update notifications n set title = 'You were named in a note', body = 'About Ada Lovelace',
            about_candidate_id = (select max(id) from candidates where company_id = n.about_company_id)
      where account_id = (select id from accounts where email = $1) and is_mail_waiting`,
    [somebody.email],
  );
  clock.pass(10 * HOUR);
  const [mail] = await somebody.mails();
  expect(mail?.text).toContain('You were named in a note.');
  expect(mail?.text).not.toContain('Lovelace');
});

test('who chose mails alone opens each of them from the mail, and not from a list without it', async () => {
  const somebody = await founded({ quietFrom: 0, quietUntil: 23 });
  const choice = { kind: 'application', isTold: false, isMailed: true };
  await somebody.call('PUT', '/api/notifications/choices', { choices: [choice] });
  while (now.getUTCHours() !== 12) clock.pass(HOUR);
  await somebody.apply();
  clock.pass(10 * HOUR);
  const [mail] = await somebody.mails();
  expect(mail?.text).toContain('/company/jobs/view-jobs?');
  expect(mail?.text).not.toContain('/view-all-notifications');
});

test('one mail a day has all that waited, and a hundred of it in words', async () => {
  const somebody = await founded({ quietFrom: 0, quietUntil: 23 });
  while (now.getUTCHours() !== 12) clock.pass(HOUR);
  await somebody.apply();
  await service.owner.query(
    `insert into notifications (account_id, title, body, path, created_at, kind, about_company_id, is_mail_waiting)
     select account_id, title, body, path, created_at, kind, about_company_id, true
       from notifications, generate_series(1, 104) where is_mail_waiting`,
  );
  clock.pass(10 * HOUR);
  const mails = await somebody.mails();
  expect(mails.map(({ subject }) => subject)).toEqual(['105 notices']);
  expect(mails[0]?.text).toContain('And 5 more.');
});

test('in quiet hours a new sign-in is pushed at once, and what was chosen is not', async () => {
  const somebody = await founded({ quietFrom: 0, quietUntil: 23 });
  while (now.getUTCHours() !== 12) clock.pass(HOUR);
  const { call } = await people(service).signIn(somebody.email);
  const subscribed = await call('POST', '/api/notifications/subscriptions', subscribe.example.body);
  expect(subscribed.status).toBe(200);
  const pushed = async () => {
    const { rows } = await service.owner.query(
      `delete from pgboss.job where name = 'push-notification' returning data`,
    );
    return rows.length;
  };
  await pushed();
  await somebody.apply();
  expect(await pushed()).toBe(0);
  await people(service).signIn(somebody.email);
  expect(await pushed()).toBe(1);
});

test('a notice is unread until its person says otherwise, and nobody else can', async () => {
  const [mine, other] = [await founded(), await founded()];
  await mine.apply();
  const count = async () => (await mine.soon('GET', '/api/notifications/unread')).data.count;
  const listed = async ({ soon }: typeof mine, query: string) =>
    (await soon('GET', `/api/notifications${query}`)).data.notifications;
  const before = await count();
  const [notice] = await listed(mine, '?kind=application');
  expect(notice).toMatchObject({ isRead: false, kind: 'application' });
  const body = { notificationIDs: [notice.notificationID] };
  await other.call('POST', '/api/notifications/read', body);
  expect(await count()).toBe(before);
  await mine.soon('POST', '/api/notifications/read', body);
  expect(await count()).toBe(before - 1);
  expect(await listed(mine, '?kind=application&show=unread')).toEqual([]);
  expect(await listed(mine, '?kind=application')).toMatchObject([{ isRead: true }]);
});

test('what was told before there was a mark of reading is not new to anybody', async () => {
  const somebody = await founded();
  await somebody.apply();
  const unread = async () => (await somebody.soon('GET', '/api/notifications/unread')).data.count;
  expect(await unread()).toBeGreaterThan(0);
  const file = new URL('../../../migrations/0315_notices_at_their_time.sql', import.meta.url);
  const marking = /^update notifications [^;]+;/m.exec(await readFile(file, 'utf8'));
  await service.owner.query(marking?.[0] ?? '');
  expect(await unread()).toBe(0);
});

test('hours are of a zone that there is', async () => {
  const { call } = await founded();
  const refused = await call('PUT', '/api/notifications/times', { ...usual, timeZone: 'Mars/One' });
  expect([refused.status, refused.code]).toEqual([422, 'validation_failed']);
  const chosen = { ...usual, isDigest: true };
  await call('PUT', '/api/notifications/times', chosen);
  expect((await call('GET', '/api/notifications/times')).data).toEqual(chosen);
});
