import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { codeOf, openBrowser } from './test-browser.ts';
import { newPerson } from './test-mailed-links.ts';
import { plantCompany, plantPerson } from './test-people.ts';

let app: TestApp;
let companyId: number;

beforeAll(async () => {
  app = await createTestApp();
  companyId = await plantCompany(app);
});
afterAll(() => app.close());

type Device = { sessionID: number; isCurrent: boolean; userAgent: string; ip: string };

async function twoDevices() {
  const person = await plantPerson(app, { companyId });
  const [laptop, phone] = [openBrowser(app), openBrowser(app, { ip: '203.0.113.9' })];
  await laptop.signIn(person.email);
  await phone.signIn(person.email);
  return { ...person, laptop, phone };
}

type Browser = ReturnType<typeof openBrowser>;
const devicesOf = async (browser: Browser) => {
  const reply = await browser.call('GET', '/api/accounts/devices');
  return reply.body.data?.['devices'] as Device[];
};
const revoke = (browser: Browser, id: number) =>
  browser.call('DELETE', `/api/accounts/devices/${id}`);

test('somebody sees where they are signed in, and which of it is here', async () => {
  const { laptop } = await twoDevices();
  const devices = await devicesOf(laptop);
  expect(devices).toHaveLength(2);
  expect(devices.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect(devices.map(({ ip }) => ip).toSorted((a, b) => a.localeCompare(b))).toEqual([
    '198.51.100.1',
    '203.0.113.9',
  ]);
});

test('[C11] a device that is signed out from another is out with its next request', async () => {
  const { laptop, phone } = await twoDevices();
  const lost = (await devicesOf(laptop)).find(({ isCurrent }) => !isCurrent);
  expect((await revoke(laptop, lost?.sessionID ?? 0)).status).toBe(200);
  expect((await phone.me()).status).toBe(401);
  expect((await phone.refresh()).status).toBe(401);
  expect((await laptop.me()).status).toBe(200);
  expect(await devicesOf(laptop)).toHaveLength(1);
  expect(codeOf(await revoke(laptop, lost?.sessionID ?? 0))).toBe('not_found');
});

test('nobody signs another person’s device out', async () => {
  const [mine, theirs] = [await twoDevices(), await twoDevices()];
  for (const { sessionID } of await devicesOf(theirs.laptop)) {
    expect(codeOf(await revoke(mine.laptop, sessionID))).toBe('not_found');
  }
  expect((await theirs.phone.me()).status).toBe(200);
});

test('[C11] signing out everywhere ends this session too, and is in the audit log', async () => {
  const { laptop, phone, accountId } = await twoDevices();
  const reply = await laptop.call('POST', '/api/accounts/sign-out-everywhere');
  expect(reply.status).toBe(200);
  for (const browser of [laptop, phone]) expect((await browser.me()).status).toBe(401);
  const { rows } = await app.owner.query(
    `select company_id::int as company, action, after from audit_log
      where actor_account_id = $1 order by seq desc limit 1`,
    [accountId],
  );
  expect(rows).toEqual([
    { company: companyId, action: 'session.revoke-all', after: { sessionsEnded: 2 } },
  ]);
});

async function lockedOut() {
  const { email } = await plantPerson(app, { companyId });
  const owner = openBrowser(app, newPerson());
  await owner.signIn(email);
  for (let i = 0; i < 11; i += 1) {
    await openBrowser(app, newPerson()).signIn(email, { password: `Wrong#Horse${i}` });
  }
  return { email, owner };
}

test('[C8] a browser that the owner has used gets in while strangers are held off', async () => {
  const { email, owner } = await lockedOut();
  expect((await openBrowser(app, newPerson()).signIn(email)).status).toBe(429);
  expect((await owner.signIn(email)).status).toBe(200);
});

test('[C8] the known browser is for its own account only, and cannot be made up', async () => {
  const { email } = await lockedOut();
  const stranger = openBrowser(app, newPerson());
  await stranger.signIn((await plantPerson(app, { companyId })).email);
  expect(stranger.kept.device).toMatch(/^candor_device=[\w-]{43}\.[\w-]{43}$/);
  expect((await stranger.signIn(email)).status).toBe(429);
  stranger.kept.device = `candor_device=${'A'.repeat(43)}.${'B'.repeat(43)}`;
  expect((await stranger.signIn(email)).status).toBe(429);
});

test('[C8] a known browser has ten tries as well', async () => {
  const { email, owner } = await lockedOut();
  for (let i = 0; i < 10; i += 1) await owner.signIn(email, { password: 'Wrong#Horse1' });
  expect((await owner.signIn(email)).status).toBe(429);
});

test('[C8] an invented X-Forwarded-For is no other network', async () => {
  const { email } = await plantPerson(app, { companyId });
  const ip = '203.0.113.77';
  await app.db.pool.query('insert into rate_limits (key, points, expire) values ($1, 100, $2)', [
    `sign-in:network:${ip}`,
    Date.now() + 60_000,
  ]);
  const body = { email, password: 'Wrong#Horse1', type: 'company' };
  const reply = await openBrowser(app, { ip }).call('POST', '/api/accounts/sign-in', body, {
    'x-forwarded-for': '192.0.2.1',
  });
  expect(reply.status).toBe(429);
});
