import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  hearAt,
  startStripeStandIn,
  type StripeStandIn,
} from '../../../platform/payments/test-stripe.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { enter } from '../../people/profiles/test-register.ts';
import { atThePage, begin, counted, pass, plantPrices, stateOf } from './test-billing.ts';

let stripe: StripeStandIn;
let service: TestApp;

beforeAll(async () => {
  stripe = await startStripeStandIn();
  service = await createTestApp({ stripe: stripe.settings });
  await plantPrices(service);
  await stripe.hold();
});
beforeEach(() => stripe.fail());
afterAll(async () => {
  await service.close();
  await stripe.close();
});

const once = { charges: 0, transfers: 1, periods: 1 };
const nothing = { charges: 0, transfers: 0, periods: 0 };

test('whoever cancels what was paid meanwhile has paid', async () => {
  const { call, companyId, paymentID, page } = await atThePage(service);
  await stripe.act(page, 'good');
  const path = `/api/billing/payments/${paymentID}/cancel`;
  expect((await call('POST', path)).data).toMatchObject({ state: 'paid' });
  expect(await counted(service, companyId)).toEqual(once);
});

test('whoever begins another payment can pay no more on the page of the one before', async () => {
  const { call, companyId, paymentID, page } = await atThePage(service);
  expect((await begin(call, 'invoice')).data).toMatchObject({ state: 'waiting' });
  expect(await stateOf(call, paymentID)).toBe('cancelled');
  await stripe.act(page, 'good');
  await service.runJob('follow-payments');
  expect(await stateOf(call, paymentID)).toBe('cancelled');
  expect(await counted(service, companyId)).toEqual(nothing);
});

test('whoever begins another payment for what was paid meanwhile has paid', async () => {
  const { call, companyId, paymentID, page } = await atThePage(service);
  await stripe.act(page, 'good');
  expect((await begin(call, 'invoice')).data).toMatchObject({ paymentID, state: 'paid' });
  expect(await counted(service, companyId)).toEqual(once);
});

test('while Stripe is silent about one payment, no other is begun', async () => {
  const { call, paymentID } = await atThePage(service);
  await stripe.fail({ call: 'look', how: 'dropped', times: 2 });
  expect((await begin(call, 'invoice')).code).toBe('provider_silent');
  expect(await stateOf(call, paymentID)).toBe('open');
  expect((await begin(call, 'invoice')).data).toMatchObject({ state: 'waiting' });
});

test('what waited a day is given up, and its page with it', async () => {
  const { call, companyId, paymentID, page } = await atThePage(service);
  await pass(service, companyId, 2);
  expect(await stateOf(call, paymentID)).toBe('expired');
  await stripe.act(page, 'good');
  expect(await counted(service, companyId)).toEqual(nothing);
});

test('why the office gives money back is kept, also where Stripe tells of it before its answer comes', async () => {
  const office = await enter(service, 'SUPER_ADMIN');
  const { call, paymentID, page } = await atThePage(service);
  await stripe.act(page, 'good');
  await call('POST', `/api/billing/payments/${paymentID}/resend`);
  const before = (await stripe.seen()).told.length;
  // Done, and the line breaks; the library asks once more a moment later.
  await stripe.fail({ call: 'refund', how: 'unanswered', times: 1 });
  const path = `/api/administration/payments/${paymentID}/refund`;
  const refunding = office.send('POST', path, { reason: 'Paid twice.' });
  const told = async () => (await stripe.seen()).told.slice(before);
  await expect.poll(async () => (await told()).length).toBeGreaterThan(0);
  for (const one of await told()) expect(await hearAt(service, one)).toBe(200);
  expect((await refunding).status).toBe(200);
  const text = 'select state, because from payments where id = $1';
  expect((await service.owner.query(text, [paymentID])).rows).toEqual([
    { state: 'refunded', because: 'Paid twice.' },
  ]);
});
