import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  hearAt,
  startStripeStandIn,
  type StripeStandIn,
  stripeSecrets,
  type Told,
} from '../../../platform/payments/test-stripe.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import { brokenChains } from '../audit/test-audit.ts';
import {
  atThePage,
  balancesOf,
  begin,
  checkOut,
  counted,
  factsOf,
  plantPrices,
  resend,
  stateOf,
  unpaid,
} from './test-billing.ts';

let stripe: StripeStandIn;
let service: TestApp;
let office: Entered;
/** Events that were told before this test. */
let heardBefore = 0;

beforeAll(async () => {
  stripe = await startStripeStandIn();
  service = await createTestApp({ stripe: stripe.settings });
  office = await enter(service, 'SUPER_ADMIN');
  await plantPrices(service);
  await stripe.hold();
});
beforeEach(async () => {
  await stripe.fail();
  heardBefore = (await stripe.seen()).told.length;
});
afterAll(async () => {
  await service.close();
  await stripe.close();
});

const once = { charges: 0, transfers: 1, periods: 1 };
const nothing = { charges: 0, transfers: 0, periods: 0 };

const toldSince = async () => (await stripe.seen()).told.slice(heardBefore);

const hear = (told: Pick<Told, 'payload' | 'signature'>) => hearAt(service, told);

test('[PY-1] [SH-6] a company pays on a page of Stripe, and is let in when Stripe says so', async () => {
  const { call, companyId, paymentID, page } = await atThePage(service);
  await stripe.act(page, 'good');
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: false });
  for (const told of await toldSince()) expect(await hear(told)).toBe(200);
  expect(await stateOf(call, paymentID)).toBe('paid');
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: true });
  expect(await counted(service, companyId)).toEqual(once);
});

test('ten tabs ask for the page at once: there is one', async () => {
  const { call } = await unpaid(service);
  const { paymentID } = (await begin(call, 'stripe')).data;
  const before = (await stripe.seen()).pages;
  const tabs = await Promise.all(Array.from({ length: 10 }, () => checkOut(call, paymentID)));
  expect(new Set(tabs.map(({ data }) => data?.url)).size).toBe(1);
  expect((await stripe.seen()).pages - before).toBe(1);
});

test('[PY-2] whoever paid and closed the page is let in by being asked again, without any webhook', async () => {
  const { call, companyId, paymentID, page } = await atThePage(service);
  await stripe.act(page, 'good');
  const tabs = await Promise.all(Array.from({ length: 10 }, () => resend(call, paymentID)));
  expect(tabs.map(({ data }) => data?.state)).toEqual(Array.from({ length: 10 }, () => 'paid'));
  expect(await counted(service, companyId)).toEqual(once);
});

test('a webhook ten times at once, and again after the job: one move, one transfer, one period', async () => {
  const { call, companyId, paymentID, page } = await atThePage(service);
  await stripe.act(page, 'good');
  const [told] = await toldSince();
  if (told === undefined) throw new Error('Nothing was told');
  const heard = await Promise.all(Array.from({ length: 10 }, () => hear(told)));
  expect(new Set(heard)).toEqual(new Set([200]));
  await service.runJob('follow-payments');
  expect(await hear(told)).toBe(200);
  expect(await stateOf(call, paymentID)).toBe('paid');
  expect(await counted(service, companyId)).toEqual(once);
  const moves = await service.owner.query(
    'select from payment_moves where company_id = $1 and event is not null',
    [companyId],
  );
  expect(moves.rowCount).toBe(1);
});

test('a card whose holder does not pass 3-D Secure is said, and the same page takes another', async () => {
  const { call, companyId, paymentID, page } = await atThePage(service);
  await stripe.act(page, '3ds-failed');
  for (const told of await toldSince()) await hear(told);
  expect((await call('GET', `/api/billing/payments/${paymentID}`)).data).toMatchObject({
    state: 'failed',
    because: 'We are unable to authenticate your payment method. Please choose another one.',
  });
  expect((await checkOut(call, paymentID)).data.url).toContain(page);
  await stripe.act(page, 'good');
  expect((await resend(call, paymentID)).data).toMatchObject({ state: 'paid', because: null });
  expect(await counted(service, companyId)).toEqual(once);
});

test('what was told of a refusal comes after the payment: nothing changes', async () => {
  const { call, companyId, paymentID, page } = await atThePage(service);
  await stripe.act(page, 'declined');
  await stripe.act(page, 'good');
  for (const told of (await toldSince()).toReversed()) expect(await hear(told)).toBe(200);
  expect(await stateOf(call, paymentID)).toBe('paid');
  expect(await counted(service, companyId)).toEqual(once);
});

test('a dispute that is lost ends the plan; told in the wrong order, or not at all, it does as well', async () => {
  const { call, companyId, paymentID, page } = await atThePage(service);
  for (const act of ['good', 'dispute'] as const) await stripe.act(page, act);
  for (const told of await toldSince()) await hear(told);
  expect(await stateOf(call, paymentID)).toBe('disputed');
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: true });
  await stripe.act(page, 'lose');
  await service.runJob('watch-payments');
  expect(await stateOf(call, paymentID)).toBe('refunded');
  for (const told of (await toldSince()).toReversed()) await hear(told);
  expect(await stateOf(call, paymentID)).toBe('refunded');
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: false });
  expect(await balancesOf(service, companyId)).toEqual({ received: 0, revenue: 0, tax: 0 });
});

test('a dispute that is won leaves the plan as it was', async () => {
  const { call, companyId, paymentID, page } = await atThePage(service);
  for (const act of ['good', 'dispute'] as const) await stripe.act(page, act);
  for (const told of await toldSince()) await hear(told);
  await stripe.act(page, 'win');
  for (const told of await toldSince()) await hear(told);
  expect(await stateOf(call, paymentID)).toBe('paid');
  expect(await counted(service, companyId)).toEqual(once);
});

test('paid and given back at Stripe before anything was heard: both stand in the ledger', async () => {
  const { call, companyId, paymentID, page } = await atThePage(service);
  for (const act of ['good', 'refund'] as const) await stripe.act(page, act);
  await service.runJob('follow-payments');
  expect(await stateOf(call, paymentID)).toBe('refunded');
  expect(await counted(service, companyId)).toEqual({ ...once, transfers: 2 });
  expect(await balancesOf(service, companyId)).toEqual({ received: 0, revenue: 0, tax: 0 });
});

test('a super admin gives back: once, however often and with whatever answer', async () => {
  const { call, companyId, paymentID, page } = await atThePage(service);
  await stripe.act(page, 'good');
  await resend(call, paymentID);
  const path = `/api/administration/payments/${paymentID}/refund`;
  const refund = () => office.send('POST', path, { reason: 'Paid twice.' });
  const before = (await stripe.seen()).refunds;
  await stripe.fail({ call: 'refund', how: 'unanswered', times: 2 });
  expect((await refund()).errors).toMatchObject([{ code: 'provider_silent' }]);
  expect((await refund()).status).toBe(200);
  expect((await stripe.seen()).refunds - before).toBe(1);
  expect(await counted(service, companyId)).toEqual({ ...once, transfers: 2 });
});

test('what a bank asks back is not given back here as well', async () => {
  const { call, paymentID, page } = await atThePage(service);
  for (const act of ['good', 'dispute'] as const) await stripe.act(page, act);
  await resend(call, paymentID);
  const path = `/api/administration/payments/${paymentID}/refund`;
  expect((await office.send('POST', path, { reason: 'Asked.' })).errors).toMatchObject([
    { code: 'provider_refuses' },
  ]);
  expect(await stateOf(call, paymentID)).toBe('disputed');
});

test('a page that expired at Stripe expires here; nobody pays on a page of what was cancelled', async () => {
  const first = await atThePage(service);
  await stripe.act(first.page, 'expire');
  for (const told of await toldSince()) await hear(told);
  expect(await stateOf(first.call, first.paymentID)).toBe('expired');
  expect((await checkOut(first.call, first.paymentID)).code).toBe('payment_over');

  const other = await atThePage(service);
  const path = `/api/billing/payments/${other.paymentID}/cancel`;
  expect((await other.call('POST', path)).data).toMatchObject({ state: 'cancelled' });
  await stripe.act(other.page, 'good');
  expect((await resend(other.call, other.paymentID)).data).toMatchObject({ state: 'cancelled' });
  expect(await counted(service, other.companyId)).toEqual(nothing);
});

test.each(
  (['open', 'look'] as const).flatMap((call) =>
    (['silent', 'dropped', 'unanswered'] as const).map((how) => [call, how] as const),
  ),
)(
  '%s stays %s while the page is asked for: that is said, and the same page is there afterwards',
  async (failing, how) => {
    const { call, companyId } = await unpaid(service);
    const { paymentID } = (await begin(call, 'stripe')).data;
    const before = (await stripe.seen()).pages;
    await stripe.fail({ call: failing, how, times: 2 });
    expect((await checkOut(call, paymentID)).code).toBe('provider_silent');
    const { url } = (await checkOut(call, paymentID)).data;
    expect((await stripe.seen()).pages - before).toBe(1);
    await stripe.act(String(url).split('/').at(-1) ?? '', 'good');
    expect((await resend(call, paymentID)).data).toMatchObject({ state: 'paid' });
    expect(await counted(service, companyId)).toEqual(once);
  },
);

test('a webhook is sent again where Stripe was silent when it was asked', async () => {
  const { call, paymentID, page } = await atThePage(service);
  await stripe.act(page, 'good');
  const [told] = await toldSince();
  if (told === undefined) throw new Error('Nothing was told');
  await stripe.fail({ call: 'look', how: 'dropped', times: 2 });
  expect(await hear(told)).toBe(503);
  expect(await hear(told)).toBe(200);
  expect(await stateOf(call, paymentID)).toBe('paid');
});

test('forged, old, changed and unsigned webhooks are refused, and change nothing', async () => {
  const { call, paymentID, page } = await atThePage(service);
  await stripe.act(page, 'good');
  const [told] = await toldSince();
  if (told === undefined) throw new Error('Nothing was told');
  const signedAt = (seconds: number, secret: string) => {
    const mac = createHmac('sha256', secret).update(`${seconds}.${told.payload}`).digest('hex');
    return `t=${seconds},v1=${mac}`;
  };
  const now = Math.floor(Date.now() / 1000);
  const { payload } = told;
  for (const forged of [
    { payload, signature: '' },
    { payload, signature: signedAt(now, 'whsec_another') },
    { payload, signature: signedAt(now - 400, stripeSecrets.webhookSecret) },
    { payload: payload.replace('evt_', 'evu_'), signature: told.signature },
  ]) {
    expect(await hear(forged)).toBe(401);
  }
  expect(await stateOf(call, paymentID)).toBe('open');
  expect(await hear(told)).toBe(200);
});

test('a page of one payment says nothing of another', async () => {
  const one = await atThePage(service);
  const other = await atThePage(service);
  await stripe.act(one.page, 'good');
  await service.owner.query('update payment_pages set page_id = $1 where company_id = $2', [
    one.page,
    other.companyId,
  ]);
  expect((await resend(other.call, other.paymentID)).code).toBe('provider_refuses');
  expect(await stateOf(other.call, other.paymentID)).toBe('open');
});

test('nobody of another company is sent to the page; by invoice there is none', async () => {
  const { paymentID, call } = await atThePage(service);
  const stranger = await unpaid(service);
  expect((await checkOut(stranger.call, paymentID)).code).toBe('not_found');
  const invoice = (await begin(call, 'invoice')).data;
  expect((await checkOut(call, invoice.paymentID)).code).toBe('payment_over');
});

test('the chains of all companies verify', async () => {
  expect(await brokenChains(service)).toEqual([]);
});
