import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Act,
  hearAt,
  startStripeStandIn,
  type StripeStandIn,
} from '../../../platform/payments/test-stripe.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import {
  atThePage,
  balancesOf,
  begin,
  counted,
  plantPrices,
  resend,
  stateOf,
} from './test-billing.ts';

let stripe: StripeStandIn;
let service: TestApp;
let office: Entered;

beforeAll(async () => {
  stripe = await startStripeStandIn();
  service = await createTestApp({ stripe: stripe.settings });
  office = await enter(service, 'SUPER_ADMIN');
  await plantPrices(service);
  await stripe.hold();
});
beforeEach(() => stripe.fail());
afterAll(async () => {
  await service.close();
  await stripe.close();
});

/** Making a page and looking at it: stripe.test.ts. Stripe's library asks a second time by itself. */
const ways = (['silent', 'dropped', 'unanswered'] as const).map((how) => ({ how, times: 2 }));

/** Paid, and this happened to it at Stripe; gives what Stripe tells of that. */
async function paidThen(act: Act['act']) {
  const at = await atThePage(service);
  await stripe.act(at.page, 'good');
  await resend(at.call, at.paymentID);
  const before = (await stripe.seen()).told.length;
  await stripe.act(at.page, act);
  const [told] = (await stripe.seen()).told.slice(before);
  if (told === undefined) throw new Error('Nothing was told');
  return { ...at, told };
}

test.each(ways)(
  'closing a page stays $how: nothing else is begun until nobody can pay there',
  async (way) => {
    const { call, companyId, paymentID, page } = await atThePage(service);
    await stripe.fail({ call: 'close', ...way });
    expect((await begin(call, 'invoice')).code).toBe('provider_silent');
    expect(await stateOf(call, paymentID)).toBe('open');
    expect((await begin(call, 'invoice')).data).toMatchObject({ state: 'waiting' });
    expect(await stateOf(call, paymentID)).toBe('cancelled');
    // Nobody can pay there any more.
    const { charges } = await stripe.seen();
    await stripe.act(page, 'good');
    expect((await stripe.seen()).charges).toBe(charges);
    expect(await counted(service, companyId)).toEqual({ charges: 0, transfers: 0, periods: 0 });
  },
);

test.each(ways)(
  'whose money went back stays $how: it is told again, and goes back once',
  async (way) => {
    const { call, companyId, paymentID, told } = await paidThen('refund');
    await stripe.fail({ call: 'marks', ...way });
    expect(await hearAt(service, told)).toBe(503);
    expect(await stateOf(call, paymentID)).toBe('paid');
    expect([await hearAt(service, told), await hearAt(service, told)]).toEqual([200, 200]);
    expect(await stateOf(call, paymentID)).toBe('refunded');
    expect(await counted(service, companyId)).toMatchObject({ transfers: 2 });
  },
);

test.each(ways)('how a dispute stands stays $how: it is told again', async (way) => {
  const { call, companyId, paymentID, told } = await paidThen('dispute');
  await stripe.fail({ call: 'disputes', ...way });
  expect(await hearAt(service, told)).toBe(503);
  expect(await stateOf(call, paymentID)).toBe('paid');
  expect(await hearAt(service, told)).toBe(200);
  expect(await stateOf(call, paymentID)).toBe('disputed');
  expect(await counted(service, companyId)).toMatchObject({ transfers: 1, periods: 1 });
});

test.each(ways)('giving back stays $how: that is said, and it goes back once', async (way) => {
  const { call, companyId, paymentID, page } = await atThePage(service);
  await stripe.act(page, 'good');
  await resend(call, paymentID);
  const path = `/api/administration/payments/${paymentID}/refund`;
  const giveBack = () => office.send('POST', path, { reason: 'Paid twice.' });
  const { refunds } = await stripe.seen();
  await stripe.fail({ call: 'refund', ...way });
  expect((await giveBack()).errors).toMatchObject([{ code: 'provider_silent' }]);
  expect((await giveBack()).status).toBe(200);
  expect((await stripe.seen()).refunds - refunds).toBe(1);
  expect(await stateOf(call, paymentID)).toBe('refunded');
  expect(await counted(service, companyId)).toMatchObject({ transfers: 2 });
  expect(await balancesOf(service, companyId)).toEqual({ received: 0, revenue: 0, tax: 0 });
});
