import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPushSender } from '../../../platform/push/push-sender.ts';
import { startPushService } from '../../../platform/push/test-push-service.ts';
import { createTestApp, type TestApp, testPushKeys } from '../../../test-app.ts';
import { nextAddress } from '../../../test-scene.ts';
import { createAccount, createMembership } from '../accounts/index.ts';
import { plantedHash } from '../accounts/test-password.ts';
import { createJoinRequests } from '../companies/index.ts';
import { createNotify } from './notify.ts';

const password = 'Correct#Horse1';
let service: Awaited<ReturnType<typeof startPushService>>;
let app: TestApp;
let later = 0;

beforeAll(async () => {
  service = await startPushService();
  app = await createTestApp({
    now: () => new Date(Date.now() + later),
    push: createPushSender({ keys: testPushKeys, test: service.test }),
  });
});
afterAll(async () => {
  await app.close();
  await service.close();
});
afterEach(() => {
  later = 0;
  service.answerWith(201);
  service.received.length = 0;
});

async function openPerson() {
  const email = `${nextAddress()}@example.com`;
  const passwordHash = await plantedHash(password);
  const accountId = await app.db.global((tx) =>
    createAccount(tx, {
      email,
      firstName: 'Asha',
      lastName: 'Rao',
      userTypes: ['CANDIDATE'],
      passwordHash,
      emailConfirmedAt: new Date(),
    }),
  );
  return { accountId, email };
}

/** Larkfield with this administrator; gives the domain whose people may ask to join. */
async function foundCompany(accountId: number): Promise<string> {
  const tenant = await app.owner.query('insert into tenants default values returning id::int');
  const companyId: number = tenant.rows[0].id;
  const domain = `company${companyId}.example.org`;
  await app.owner.query(
    `insert into companies (company_id, name, slug) values ($1, 'Larkfield', $2)`,
    [companyId, `larkfield-${companyId}`],
  );
  await app.owner.query(
    `insert into verified_domains (domain, tenant_id, verified_by, verified_at) values ($1, $2, $3, now())`,
    [domain, companyId, accountId],
  );
  await app.db.inCompany(companyId, (tx) =>
    createMembership(tx, { companyId, accountId, role: 'COMPANY_ADMIN' }),
  );
  return domain;
}

/** A browser in which the person is signed in. */
async function openBrowser({ email }: { email: string }) {
  const post = async (url: string, payload: object, token = '') => {
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
    const remoteAddress = nextAddress();
    const reply = await app.app.inject({ method: 'POST', url, payload, headers, remoteAddress });
    return { status: reply.statusCode, ...reply.json() };
  };
  const credentials = { email, password, type: 'candidate' };
  const { data } = await post('/api/accounts/sign-in', credentials);
  const call = (url: string, payload: object = {}) => post(url, payload, data.token);
  return {
    call,
    async subscribe(target = service.subscribe()): Promise<string> {
      const { endpoint, p256dh, auth } = target;
      const body = { endpoint, keys: { p256dh, auth } };
      return (await call('/api/notifications/subscriptions', body)).data.token;
    },
    list: async () => {
      const headers = { authorization: `Bearer ${data.token}` };
      return (await app.app.inject({ url: '/api/notifications', headers })).json().data;
    },
    signOut: () => call('/api/accounts/sign-out'),
  };
}

async function tell(accountId: number, title: string): Promise<void> {
  const notify = createNotify(app);
  const notice = { accountId, title, body: 'It happened.', path: '/company/users' };
  await app.db.global((tx) => notify(tx, notice, app.clock()));
}

/** Runs what was queued for push services, as the queue does. */
async function deliver(): Promise<void> {
  const { rows } = await app.owner.query(
    `delete from pgboss.job where name = 'push-notification' returning data`,
  );
  for (const { data } of rows) await app.runJob('push-notification', data);
}

const titles = () => service.received.map(({ payload }) => payload['title']);

const countSubscriptions = async (accountId: number) =>
  (
    await app.owner.query(
      'select count(*)::int as n from push_subscriptions where account_id = $1',
      [accountId],
    )
  ).rows[0].n;

test('[SE-4] a notification arrives in each of the person’s browsers, and in nobody else’s', async () => {
  const [asha, ben] = [await openPerson(), await openPerson()];
  await (await openBrowser(asha)).subscribe();
  await (await openBrowser(asha)).subscribe();
  await (await openBrowser(ben)).subscribe();
  await tell(asha.accountId, 'For Asha');
  await deliver();
  const forAsha = service.received.filter(({ payload }) => payload['title'] === 'For Asha');
  expect(forAsha).toHaveLength(2);
  expect(forAsha[0]?.payload).toEqual({
    id: expect.any(Number),
    title: 'For Asha',
    body: 'It happened.',
    path: '/company/users',
  });
});

test('a person finds what they were told, newest first, and nothing of others', async () => {
  const [asha, ben] = [await openPerson(), await openPerson()];
  const browser = await openBrowser(asha);
  await tell(asha.accountId, 'First');
  await tell(ben.accountId, 'For Ben');
  await tell(asha.accountId, 'Second');
  const { notifications } = await browser.list();
  const told = notifications.map(({ title }: { title: string }) => title);
  expect(told.slice(0, 2)).toEqual(['Second', 'First']);
  expect(told).not.toContain('For Ben');
});

test('a sign-in on a new device is told to the devices that are signed in', async () => {
  const asha = await openPerson();
  const first = await openBrowser(asha);
  await first.subscribe();
  await deliver();
  service.received.length = 0;
  await openBrowser(asha);
  await deliver();
  expect(titles()).toEqual(['New sign-in on your account']);
  expect(service.received[0]?.payload['path']).toBe('/changetemppassword');
});

test('a colleague who asks to join is told to each administrator', async () => {
  const asha = await openPerson();
  await (await openBrowser(asha)).subscribe();
  const domain = await foundCompany(asha.accountId);
  const joinRequests = createJoinRequests({
    postOffice: { post: async () => {} },
    baseUrl: 'http://localhost',
    notify: createNotify(app),
  });
  const ben = await openPerson();
  const asked = await app.db.asAccount(ben.accountId, (tx) =>
    joinRequests.ask(tx, { ...ben, email: `ben@${domain}` }, { now: app.clock() }),
  );
  await deliver();
  expect(asked).toBe('pending');
  expect(service.received.at(-1)?.payload).toMatchObject({
    title: 'A colleague asks to join',
    body: `ben@${domain} asks to join Larkfield.`,
    path: '/company/users?status=pending',
  });
});

test('what a rolled back transaction tells, nobody hears', async () => {
  const asha = await openPerson();
  await (await openBrowser(asha)).subscribe();
  const notify = createNotify(app);
  const refused = app.db.global(async (tx) => {
    const notice = { accountId: asha.accountId, title: 'Never', body: '', path: '/' };
    await notify(tx, notice, app.clock());
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  await deliver();
  expect(titles()).not.toContain('Never');
});

test('[SE-4] [C11] a browser that was signed out hears nothing more, not even what was queued', async () => {
  const asha = await openPerson();
  const browser = await openBrowser(asha);
  await browser.subscribe();
  await tell(asha.accountId, 'Queued before');
  await browser.signOut();
  await deliver();
  await tell(asha.accountId, 'Told after');
  await deliver();
  expect(titles()).toEqual([]);
  await app.runJob('forget-notifications');
  expect(await countSubscriptions(asha.accountId)).toBe(0);
});

test('a subscription that its service calls gone is removed', async () => {
  const asha = await openPerson();
  await (await openBrowser(asha)).subscribe();
  service.answerWith(410);
  await tell(asha.accountId, 'To nobody');
  await deliver();
  expect(await countSubscriptions(asha.accountId)).toBe(0);
});

test('[F1] a push service that is away is tried again, and a day later given up', async () => {
  const asha = await openPerson();
  await (await openBrowser(asha)).subscribe();
  await tell(asha.accountId, 'Late');
  const { rows } = await app.owner.query(
    `delete from pgboss.job where name = 'push-notification' returning data`,
  );
  const job = () => app.runJob('push-notification', rows.at(-1).data);
  service.answerWith(503);
  await expect(job()).rejects.toThrow('503');
  service.answerWith(201);
  await job();
  expect(titles()).toEqual(['Late']);
  later = 25 * 3_600_000;
  await job();
  expect(titles()).toEqual(['Late']);
});

test('a browser asks no more, by the token that it was given', async () => {
  const [asha, ben] = [await openPerson(), await openPerson()];
  const [browser, stranger] = [await openBrowser(asha), await openBrowser(ben)];
  const token = await browser.subscribe();
  await stranger.call('/api/notifications/unsubscribe', { token });
  expect(await countSubscriptions(asha.accountId)).toBe(1);
  await browser.call('/api/notifications/unsubscribe', { token });
  expect(await countSubscriptions(asha.accountId)).toBe(0);
});

test('a browser belongs to whoever signed in there last', async () => {
  const [asha, ben] = [await openPerson(), await openPerson()];
  const target = service.subscribe();
  await (await openBrowser(asha)).subscribe(target);
  await (await openBrowser(ben)).subscribe(target);
  await tell(asha.accountId, 'For Asha');
  await tell(ben.accountId, 'For Ben');
  await deliver();
  expect(titles()).not.toContain('For Asha');
  expect(titles()).toContain('For Ben');
});

test('a page that subscribes anew leaves nothing behind', async () => {
  const asha = await openPerson();
  const browser = await openBrowser(asha);
  await browser.subscribe();
  await browser.subscribe();
  expect(await countSubscriptions(asha.accountId)).toBe(1);
});

test('[E8] an inner address is refused as a subscription', async () => {
  const browser = await openBrowser(await openPerson());
  const { p256dh, auth } = service.subscribe();
  const body = { endpoint: 'https://169.254.169.254/latest', keys: { p256dh, auth } };
  const reply = await browser.call('/api/notifications/subscriptions', body);
  expect([reply.status, reply.errors[0].code]).toEqual([400, 'endpoint_refused']);
});

test('a notification leads to a page of ours', async () => {
  const { accountId } = await openPerson();
  const notify = createNotify(app);
  for (const path of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '']) {
    const told = app.db.global((tx) =>
      notify(tx, { accountId, title: 'x', body: '', path }, app.clock()),
    );
    await expect(told).rejects.toThrow('not a path of ours');
  }
});

test('[C5] the token is kept as a hash', async () => {
  const browser = await openBrowser(await openPerson());
  const token = await browser.subscribe();
  const { rows } = await app.owner.query('select * from push_subscriptions');
  expect(JSON.stringify(rows)).not.toContain(token);
});
