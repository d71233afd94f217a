import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  hearAt,
  startStripeStandIn,
  type StripeStandIn,
  stripeSecrets,
  type Told,
} from '../../../platform/payments/test-stripe.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { brokenChains } from '../../operations/audit/test-audit.ts';
import { enter, type Entered } from '../profiles/test-register.ts';
import {
  beforeCheck,
  begin,
  cancel,
  checkOut,
  codeOf,
  counted,
  factsOf,
  handIn,
  pay,
  resend,
  standingOf,
} from './test-identity-payments.ts';

let stripe: StripeStandIn;
let service: TestApp;
let office: Entered;
/** Events that were told before this test. */
let heardBefore = 0;

beforeAll(async () => {
  stripe = await startStripeStandIn();
  service = await createTestApp({ stripe: stripe.settings });
  office = await enter(service, 'SUPER_ADMIN');
  await office.send('PUT', '/api/administration/billing/fees/identity-check', { amount: 1900 });
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

const once = { paid: 1, charges: 0, transfers: 1 };
const nothing = { paid: 0, charges: 0, transfers: 0 };
const ten = Array.from({ length: 10 }, () => 0);

const toldSince = async () => (await stripe.seen()).told.slice(heardBefore);

const hear = (told: Pick<Told, 'payload' | 'signature'>) => hearAt(service, told);

const pageOf = (url: string) => url.split('/').at(-1) ?? '';

/** An interviewer on the page of their payment at Stripe. */
async function atThePage() {
  const noor = await beforeCheck(service);
  const { paymentID } = (await begin(noor, 'stripe')).data;
  return { noor, paymentID, page: pageOf((await checkOut(noor)).data.url) };
}

const statesOf = async ({ accountId }: Entered) => {
  const text = 'select provider, state from payments where account_id = $1 order by id';
  return (await service.owner.query(text, [accountId])).rows.map(
    ({ provider, state }) => `${provider} ${state}`,
  );
};

test('[PY-3] an interviewer pays on a page of Stripe, and hands documents in when Stripe says so', async () => {
  const { noor, page } = await atThePage();
  expect(await standingOf(noor)).toMatchObject({ isDue: true, payment: { state: 'open' } });
  expect(codeOf(await pay(noor))).toBe('payment_over');
  await stripe.act(page, 'good');
  expect(codeOf(await handIn(noor))).toBe('check_unpaid');
  for (const told of await toldSince()) expect(await hear(told)).toBe(200);
  expect(await factsOf(noor)).toMatchObject({ isPaymentDoneForIDVerification: true });
  expect((await handIn(noor)).status).toBe(200);
  expect(await counted(service, noor.accountId)).toEqual(once);
});

test('ten tabs begin and ask for the page at once: there is one payment and one page', async () => {
  const noor = await beforeCheck(service);
  const before = (await stripe.seen()).pages;
  const begun = await Promise.all(ten.map(() => begin(noor, 'stripe')));
  expect(new Set(begun.map(({ data }) => data.paymentID)).size).toBe(1);
  // On a busy machine Stripe may seem silent to one, who asks again as the page does.
  const urlOf = async (): Promise<string> => {
    const reply = await checkOut(noor);
    return codeOf(reply) === 'provider_silent' ? urlOf() : reply.data.url;
  };
  expect(new Set(await Promise.all(ten.map(urlOf))).size).toBe(1);
  expect((await stripe.seen()).pages - before).toBe(1);
});

test('[PY-2] whoever paid and closed the page is asked about, without any webhook', async () => {
  const { noor, page } = await atThePage();
  await stripe.act(page, 'good');
  const tabs = await Promise.all(ten.map(() => resend(noor)));
  expect(tabs.map(({ data }) => data?.state)).toEqual(ten.map(() => 'paid'));
  expect(await counted(service, noor.accountId)).toEqual(once);
  const other = await atThePage();
  await stripe.act(other.page, 'good');
  await service.runJob('follow-payments');
  expect(await factsOf(other.noor)).toMatchObject({ isPaymentDoneForIDVerification: true });
});

test('a webhook ten times at once, and again after the job: one move, one transfer', async () => {
  const { noor, paymentID, page } = await atThePage();
  await stripe.act(page, 'declined');
  await stripe.act(page, 'good');
  const told = (await toldSince()).toReversed();
  const heard = await Promise.all(told.flatMap((one) => ten.map(() => hear(one))));
  expect(new Set(heard)).toEqual(new Set([200]));
  await service.runJob('follow-payments');
  for (const one of told) expect(await hear(one)).toBe(200);
  expect(await counted(service, noor.accountId)).toEqual(once);
  const moves = await service.owner.query('select from payment_moves where payment_id = $1', [
    paymentID,
  ]);
  expect(moves.rowCount).toBe(1);
});

test('forged and old webhooks are refused, and one about nobody’s intent changes nothing', async () => {
  const { noor, page } = await atThePage();
  await stripe.act(page, 'good');
  const [told] = await toldSince();
  if (told === undefined) throw new Error('Nothing was told');
  const signedAt = (seconds: number, secret: string, payload = told.payload) => {
    const mac = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
    return { payload, signature: `t=${seconds},v1=${mac}` };
  };
  const now = Math.floor(Date.now() / 1000);
  expect(await hear(signedAt(now, 'whsec_another'))).toBe(401);
  expect(await hear(signedAt(now - 400, stripeSecrets.webhookSecret))).toBe(401);
  const stray = told.payload.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, randomUUID());
  expect(await hear(signedAt(now, stripeSecrets.webhookSecret, stray))).toBe(200);
  expect(await standingOf(noor)).toMatchObject({ payment: { state: 'open' } });
});

test('a card that is refused says why, and the same page takes another', async () => {
  const { noor, page } = await atThePage();
  await stripe.act(page, '3ds-failed');
  for (const told of await toldSince()) await hear(told);
  expect(await standingOf(noor)).toMatchObject({
    payment: { state: 'failed', because: expect.stringContaining('unable to authenticate') },
  });
  expect(pageOf((await checkOut(noor)).data.url)).toBe(page);
  await stripe.act(page, 'good');
  expect((await resend(noor)).data).toMatchObject({ state: 'paid', because: null });
  expect(await counted(service, noor.accountId)).toEqual(once);
});

test('a page that expired is over, which is said, and another payment is begun', async () => {
  const { noor, page } = await atThePage();
  await stripe.act(page, 'expire');
  expect(codeOf(await checkOut(noor))).toBe('payment_over');
  expect(await statesOf(noor)).toEqual(['stripe expired']);
  await begin(noor, 'stripe');
  await stripe.act(pageOf((await checkOut(noor)).data.url), 'good');
  expect((await resend(noor)).data).toMatchObject({ state: 'paid' });
  expect(await counted(service, noor.accountId)).toEqual(once);
});

test('whoever wants an invoice while the page is open can pay on that page no more', async () => {
  const { noor, page } = await atThePage();
  expect((await begin(noor, 'invoice')).data).toMatchObject({ state: 'waiting' });
  await stripe.act(page, 'good');
  await service.runJob('follow-payments');
  expect(await statesOf(noor)).toEqual(['stripe cancelled', 'invoice waiting']);
  expect(await counted(service, noor.accountId)).toEqual(nothing);
});

test('whoever wants an invoice, or cancels, after all was paid on the page has paid', async () => {
  const { noor, page } = await atThePage();
  await stripe.act(page, 'good');
  expect((await begin(noor, 'invoice')).data).toMatchObject({ provider: 'stripe', state: 'paid' });
  const other = await atThePage();
  await stripe.act(other.page, 'good');
  expect((await cancel(other.noor)).data).toMatchObject({ state: 'paid' });
  for (const { accountId } of [noor, other.noor]) {
    expect(await counted(service, accountId)).toEqual(once);
  }
});

test('whoever cancels can pay on the page no more, and begins another', async () => {
  const { noor, page } = await atThePage();
  expect((await cancel(noor)).data).toMatchObject({ state: 'cancelled' });
  await stripe.act(page, 'good');
  expect((await resend(noor)).data).toMatchObject({ state: 'cancelled' });
  expect((await begin(noor, 'invoice')).data).toMatchObject({ state: 'waiting' });
});

test.each(['silent', 'dropped', 'unanswered'] as const)(
  'while Stripe is %s nothing is cancelled and nothing else begun; then that page is over',
  async (how) => {
    const { noor, page } = await atThePage();
    for (const act of [cancel, (of: Entered) => begin(of, 'invoice'), resend, checkOut]) {
      await stripe.fail({ call: 'look', how, times: 2 });
      expect(codeOf(await act(noor))).toBe('provider_silent');
    }
    await stripe.fail();
    expect(await statesOf(noor)).toEqual(['stripe open']);
    // Withdrawn before Stripe fell silent: it is over then.
    expect(codeOf(await checkOut(noor))).toBe('payment_over');
    expect(await statesOf(noor)).toEqual(['stripe expired']);
    await stripe.act(page, 'good');
    expect(await counted(service, noor.accountId)).toEqual(nothing);
  },
);

test('a page and an invoice that are asked for at once are never both there to be paid', async () => {
  const noor = await beforeCheck(service);
  await begin(noor, 'stripe');
  const tries = await Promise.all([checkOut(noor), begin(noor, 'invoice'), checkOut(noor)]);
  // The others are cancelled, or their page was found closed before that; never can two be paid.
  const open = (await statesOf(noor)).filter((state) => !/ (cancelled|expired)$/.test(state));
  expect(open.length).toBeLessThanOrEqual(1);
  const url = tries.flatMap(({ data }) => (data?.url === undefined ? [] : [data.url]))[0];
  if (url !== undefined) await stripe.act(pageOf(url), 'good');
  await service.runJob('follow-payments');
  const { paid } = await counted(service, noor.accountId);
  expect(paid).toBe(url !== undefined && open[0]?.startsWith('stripe') === true ? 1 : 0);
});

test('paid by bank and on a page that nobody could close: one counts, the other goes back, once', async () => {
  const { noor, page } = await atThePage();
  // Which page it is was lost, and for so long nothing came that it is not waited for.
  await service.owner.query('delete from payment_pages where page_id = $1', [page]);
  expect(codeOf(await begin(noor, 'invoice'))).toBe('provider_silent');
  await service.owner.query(
    `update payments set charge_asked_at = charge_asked_at - interval '3 minutes' where account_id = $1`,
    [noor.accountId],
  );
  const { data } = await begin(noor, 'invoice');
  const paid = `/api/administration/payments/${data.paymentID}/paid`;
  expect((await office.send('POST', paid, { reference: 'Statement 14' })).status).toBe(200);
  await service.owner.query(
    `insert into payment_pages select company_id, intent, $2, now() from payments
      where account_id = $1 and provider = 'stripe'`,
    [noor.accountId, page],
  );
  await stripe.act(page, 'good');
  for (const told of await toldSince()) await hear(told);
  expect(await statesOf(noor)).toEqual(['stripe paid', 'invoice paid']);
  const before = (await stripe.seen()).refunds;
  await stripe.fail({ call: 'refund', how: 'unanswered', times: 2 });
  for (const _time of [1, 2, 3]) await service.runJob('follow-payments');
  expect((await stripe.seen()).refunds - before).toBe(1);
  expect(await statesOf(noor)).toEqual(['stripe refunded', 'invoice paid']);
  expect(await standingOf(noor)).toMatchObject({ isDue: false, payment: { provider: 'invoice' } });
  await service.runDue('payment-mail');
  const mails = await service.mailsTo(noor.email);
  const told = mails.find(({ subject }) => subject.endsWith('were given back'));
  expect(told?.text).toContain('It is paid otherwise, and nothing has ended.');
});

test('what a bank asked back is heard by a webhook, and without one by the nightly look', async () => {
  const { noor, page } = await atThePage();
  await stripe.act(page, 'good');
  await resend(noor);
  await stripe.act(page, 'dispute');
  for (const told of await toldSince()) await hear(told);
  expect(await statesOf(noor)).toEqual(['stripe disputed']);
  await stripe.act(page, 'lose');
  await service.runJob('watch-payments');
  expect(await statesOf(noor)).toEqual(['stripe refunded']);
  expect(await standingOf(noor)).toMatchObject({ isDue: true });
});

test('paid and given back at Stripe before anything was heard: both stand in the ledger', async () => {
  const { noor, page } = await atThePage();
  for (const act of ['good', 'refund'] as const) await stripe.act(page, act);
  await service.runJob('follow-payments');
  expect(await statesOf(noor)).toEqual(['stripe refunded']);
  expect((await counted(service, noor.accountId)).transfers).toBe(1);
});

test('[D2] no person reads which page is whose, and nobody is sent to another’s', async () => {
  const { noor } = await atThePage();
  const eve = await beforeCheck(service);
  expect(codeOf(await checkOut(eve))).toBe('not_found');
  const pages = (accountId?: number) =>
    service.db.inCompany(0, (tx) => tx.selectFrom('paymentPages').select('intent').execute(), {
      ...(accountId === undefined ? {} : { accountId }),
    });
  expect(await pages(eve.accountId)).toEqual([]);
  expect(await pages(noor.accountId)).toEqual([]);
  expect((await pages()).length).toBeGreaterThan(0);
});

test('the ledger proves, and the chains verify', async () => {
  expect((await office.send('GET', '/api/administration/ledger')).data.differences).toEqual([]);
  expect(await brokenChains(service)).toEqual([]);
});
