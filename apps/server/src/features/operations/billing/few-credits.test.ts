import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { openOffice } from '../../interviews/scheduling/test-scheduling.ts';
import { people } from '../../people/companies/test-company.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import { pay, plantPrices } from './test-billing.ts';

let service: TestApp;
let office: Entered;
let now = new Date('2026-11-21T10:00:00Z');
let made = 0;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  office = await enter(service, 'SUPER_ADMIN');
  await plantPrices(service);
  const pack = { name: 'Ten credits', credits: 10, amount: 9900 };
  await office.send('POST', '/api/administration/credits/packs', pack);
});
afterAll(() => service.close());

const later = () => {
  now = new Date(now.getTime() + 60_000);
};
async function setPrice(credits: number) {
  later();
  expect((await office.send('PUT', '/api/administration/credits/prices', { credits })).status).toBe(
    200,
  );
}

async function company() {
  const ours = await openOffice(service);
  const { call } = await people(service).plantMember(ours.companyId, {
    privileges: [{ featureId: 6, activityId: 0 }],
  });
  const admin = await people(service).plantMember(ours.companyId, { role: 'COMPANY_ADMIN' });
  return {
    ours,
    buy: async (): Promise<number> => {
      const body = { planID: 'ten-credits', provider: 'test', intent: randomUUID() };
      const { paymentID } = (await call('POST', '/api/billing/payments', body)).data;
      expect((await pay(call, paymentID)).data).toMatchObject({ state: 'paid' });
      return Number(paymentID);
    },
    invite: () => {
      made += 1;
      later();
      return ours.inviteOne(`few${made}@example.com`);
    },
    told: async () => (await service.mailsTo(admin.email)).map(({ subject }) => subject),
    noticed: async (): Promise<{ title: string; path: string }[]> => {
      const { call: asAdmin } = await people(service).signIn(admin.email);
      return (await asAdmin('GET', '/api/notifications?kind=credits')).data.notifications;
    },
    noticedElse: async () => (await call('GET', '/api/notifications?kind=credits')).data,
  };
}

test('whose credits became few by a price that rose are told, also when some came back in between', async () => {
  await setPrice(3);
  const { ours, buy, invite, told } = await company();
  for (const _pack of [1, 2, 3]) await buy();
  const unwanted = await invite();
  await setPrice(7);
  const quietly = { reason: '', tellsCandidate: false };
  expect((await ours.act(unwanted, 'cancel', quietly)).status).toBe(200);
  later();
  await service.runJob('return-credits');
  expect(await told()).toEqual([]);
  await invite();
  expect(await told()).toEqual(['Your company has 23 credits left']);
  await invite();
  expect(await told()).toHaveLength(1);
});

test('who bought too few to begin with, or was given money back, is told at the next use', async () => {
  await setPrice(3);
  const { buy, invite, told } = await company();
  const [first] = [await buy(), await buy(), await buy()];
  await invite();
  expect(await told()).toEqual([]);
  const path = `/api/administration/payments/${first}/refund`;
  expect((await office.send('POST', path, { reason: 'Paid twice.' })).status).toBe(200);
  const second = await company();
  await second.buy();
  await second.invite();
  expect(await second.told()).toEqual(['Your company has 7 credits left']);
  await invite();
  expect(await told()).toEqual(['Your company has 14 credits left']);
  // Enough again, and few once more.
  await buy();
  for (const _one of [1, 2, 3, 4]) await invite();
  expect(await told()).toHaveLength(2);
});

test('whoever runs the company is told in the product too: when few are left, and when none is, once each', async () => {
  const { buy, invite, noticed, noticedElse, told } = await company();
  await buy();
  await invite();
  await invite();
  expect(await noticed()).toMatchObject([
    { title: 'Few credits are left', path: '/company/credit-point' },
  ]);
  await invite();
  expect((await noticed()).map(({ title }) => title)).toEqual([
    'The credits for interviews are used up',
    'Few credits are left',
  ]);
  // The mail about few was the only one.
  expect(await told()).toEqual(['Your company has 7 credits left']);
  expect(await noticedElse()).toEqual({ notifications: [] });
});

test('the credits are not used up while they pay for something cheaper', async () => {
  office = await enter(service, 'SUPER_ADMIN');
  await setPrice(7);
  const seat = { kind: 'live-seat', credits: 2 };
  expect((await office.send('PUT', '/api/administration/credits/prices', seat)).status).toBe(200);
  const { buy, invite, noticed } = await company();
  await buy();
  await invite();
  expect((await noticed()).map(({ title }) => title)).toEqual(['Few credits are left']);
});
