import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stripeSecrets } from '../../../platform/payments/test-stripe.ts';
import { brokenChains } from '../../operations/audit/test-audit.ts';
import type { Entered } from '../profiles/test-register.ts';
import { type FeesAtStripe, openFeesAtStripe, pageOf } from './test-fees-at-stripe.ts';
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

let scene: FeesAtStripe;

beforeAll(async () => {
  scene = await openFeesAtStripe();
});
beforeEach(() => scene.quiet());
afterAll(() => scene.close());

const once = { paid: 1, charges: 0, transfers: 1 };
const nothing = { paid: 0, charges: 0, transfers: 0 };
const ten = Array.from({ length: 10 }, () => 0);

test('[PY-3] an interviewer pays on a page of Stripe, and hands documents in when Stripe says so', async () => {
  const { noor, page } = await scene.atThePage();
  expect(await standingOf(noor)).toMatchObject({ isDue: true, payment: { state: 'open' } });
  expect(codeOf(await pay(noor))).toBe('payment_over');
  await scene.stripe.act(page, 'good');
  expect(codeOf(await handIn(noor))).toBe('check_unpaid');
  for (const told of await scene.toldSince()) expect(await scene.hear(told)).toBe(200);
  expect(await factsOf(noor)).toMatchObject({ isPaymentDoneForIDVerification: true });
  expect((await handIn(noor)).status).toBe(200);
  expect(await counted(scene.service, noor.accountId)).toEqual(once);
});

test('ten tabs begin and ask for the page at once: there is one payment and one page', async () => {
  const noor = await beforeCheck(scene.service);
  const before = (await scene.stripe.seen()).pages;
  const begun = await Promise.all(ten.map(() => begin(noor, 'stripe')));
  expect(new Set(begun.map(({ data }) => data.paymentID)).size).toBe(1);
  // On a busy machine Stripe may seem silent to one, who asks again as the page does.
  const urlOf = async (): Promise<string> => {
    const reply = await checkOut(noor);
    return codeOf(reply) === 'provider_silent' ? urlOf() : reply.data.url;
  };
  expect(new Set(await Promise.all(ten.map(urlOf))).size).toBe(1);
  expect((await scene.stripe.seen()).pages - before).toBe(1);
});

test('[PY-2] whoever paid and closed the page is asked about, without any webhook', async () => {
  const { noor, page } = await scene.atThePage();
  await scene.stripe.act(page, 'good');
  const tabs = await Promise.all(ten.map(() => resend(noor)));
  expect(tabs.map(({ data }) => data?.state)).toEqual(ten.map(() => 'paid'));
  expect(await counted(scene.service, noor.accountId)).toEqual(once);
  const other = await scene.atThePage();
  await scene.stripe.act(other.page, 'good');
  await scene.service.runJob('follow-payments');
  expect(await factsOf(other.noor)).toMatchObject({ isPaymentDoneForIDVerification: true });
});

test('a webhook ten times at once, and again after the job: one move, one transfer', async () => {
  const { noor, paymentID, page } = await scene.atThePage();
  await scene.stripe.act(page, 'declined');
  await scene.stripe.act(page, 'good');
  const told = (await scene.toldSince()).toReversed();
  const heard = await Promise.all(told.flatMap((one) => ten.map(() => scene.hear(one))));
  expect(new Set(heard)).toEqual(new Set([200]));
  await scene.service.runJob('follow-payments');
  for (const one of told) expect(await scene.hear(one)).toBe(200);
  expect(await counted(scene.service, noor.accountId)).toEqual(once);
  const moves = await scene.service.owner.query('select from payment_moves where payment_id = $1', [
    paymentID,
  ]);
  expect(moves.rowCount).toBe(1);
});

test('forged and old webhooks are refused, and one about nobody’s intent changes nothing', async () => {
  const { noor, page } = await scene.atThePage();
  await scene.stripe.act(page, 'good');
  const [told] = await scene.toldSince();
  if (told === undefined) throw new Error('Nothing was told');
  const signedAt = (seconds: number, secret: string, payload = told.payload) => {
    const mac = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
    return { payload, signature: `t=${seconds},v1=${mac}` };
  };
  const now = Math.floor(Date.now() / 1000);
  expect(await scene.hear(signedAt(now, 'whsec_another'))).toBe(401);
  expect(await scene.hear(signedAt(now - 400, stripeSecrets.webhookSecret))).toBe(401);
  const stray = told.payload.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, randomUUID());
  expect(await scene.hear(signedAt(now, stripeSecrets.webhookSecret, stray))).toBe(200);
  expect(await standingOf(noor)).toMatchObject({ payment: { state: 'open' } });
});

test('a card that is refused says why, and the same page takes another', async () => {
  const { noor, page } = await scene.atThePage();
  await scene.stripe.act(page, '3ds-failed');
  for (const told of await scene.toldSince()) await scene.hear(told);
  expect(await standingOf(noor)).toMatchObject({
    payment: { state: 'failed', because: expect.stringContaining('unable to authenticate') },
  });
  expect(pageOf((await checkOut(noor)).data.url)).toBe(page);
  await scene.stripe.act(page, 'good');
  expect((await resend(noor)).data).toMatchObject({ state: 'paid', because: null });
  expect(await counted(scene.service, noor.accountId)).toEqual(once);
});

test('a page that expired is over, which is said, and another payment is begun', async () => {
  const { noor, page } = await scene.atThePage();
  await scene.stripe.act(page, 'expire');
  expect(codeOf(await checkOut(noor))).toBe('payment_over');
  expect(await scene.statesOf(noor)).toEqual(['stripe expired']);
  await begin(noor, 'stripe');
  await scene.stripe.act(pageOf((await checkOut(noor)).data.url), 'good');
  expect((await resend(noor)).data).toMatchObject({ state: 'paid' });
  expect(await counted(scene.service, noor.accountId)).toEqual(once);
});

test('whoever wants an invoice while the page is open can pay on that page no more', async () => {
  const { noor, page } = await scene.atThePage();
  expect((await begin(noor, 'invoice')).data).toMatchObject({ state: 'waiting' });
  await scene.stripe.act(page, 'good');
  await scene.service.runJob('follow-payments');
  expect(await scene.statesOf(noor)).toEqual(['stripe cancelled', 'invoice waiting']);
  expect(await counted(scene.service, noor.accountId)).toEqual(nothing);
});

test('whoever wants an invoice, or cancels, after all was paid on the page has paid', async () => {
  const { noor, page } = await scene.atThePage();
  await scene.stripe.act(page, 'good');
  expect((await begin(noor, 'invoice')).data).toMatchObject({ provider: 'stripe', state: 'paid' });
  const other = await scene.atThePage();
  await scene.stripe.act(other.page, 'good');
  expect((await cancel(other.noor)).data).toMatchObject({ state: 'paid' });
  for (const { accountId } of [noor, other.noor]) {
    expect(await counted(scene.service, accountId)).toEqual(once);
  }
});

test('whoever cancels can pay on the page no more, and begins another', async () => {
  const { noor, page } = await scene.atThePage();
  expect((await cancel(noor)).data).toMatchObject({ state: 'cancelled' });
  await scene.stripe.act(page, 'good');
  expect((await resend(noor)).data).toMatchObject({ state: 'cancelled' });
  expect((await begin(noor, 'invoice')).data).toMatchObject({ state: 'waiting' });
});

test.each(['silent', 'dropped', 'unanswered'] as const)(
  'while Stripe is %s nothing is cancelled and nothing else begun; then that page is over',
  async (how) => {
    const { noor, page } = await scene.atThePage();
    for (const act of [cancel, (of: Entered) => begin(of, 'invoice'), resend, checkOut]) {
      await scene.stripe.fail({ call: 'look', how, times: 2 });
      expect(codeOf(await act(noor))).toBe('provider_silent');
    }
    await scene.stripe.fail();
    expect(await scene.statesOf(noor)).toEqual(['stripe open']);
    // Withdrawn before Stripe fell silent: it is over then.
    expect(codeOf(await checkOut(noor))).toBe('payment_over');
    expect(await scene.statesOf(noor)).toEqual(['stripe expired']);
    await scene.stripe.act(page, 'good');
    expect(await counted(scene.service, noor.accountId)).toEqual(nothing);
  },
);

test('a page and an invoice that are asked for at once are never both there to be paid', async () => {
  const noor = await beforeCheck(scene.service);
  await begin(noor, 'stripe');
  const tries = await Promise.all([checkOut(noor), begin(noor, 'invoice'), checkOut(noor)]);
  // The others are cancelled, or their page was found closed before that; never can two be paid.
  const open = (await scene.statesOf(noor)).filter((state) => !/ (cancelled|expired)$/.test(state));
  expect(open.length).toBeLessThanOrEqual(1);
  const url = tries.flatMap(({ data }) => (data?.url === undefined ? [] : [data.url]))[0];
  if (url !== undefined) await scene.stripe.act(pageOf(url), 'good');
  await scene.service.runJob('follow-payments');
  const { paid } = await counted(scene.service, noor.accountId);
  expect(paid).toBe(url !== undefined && open[0]?.startsWith('stripe') === true ? 1 : 0);
});

test('what a bank asked back is heard by a webhook, and without one by the nightly look', async () => {
  const { noor, page } = await scene.atThePage();
  await scene.stripe.act(page, 'good');
  await resend(noor);
  await scene.stripe.act(page, 'dispute');
  for (const told of await scene.toldSince()) await scene.hear(told);
  expect(await scene.statesOf(noor)).toEqual(['stripe disputed']);
  await scene.stripe.act(page, 'lose');
  await scene.service.runJob('watch-payments');
  expect(await scene.statesOf(noor)).toEqual(['stripe refunded']);
  expect(await standingOf(noor)).toMatchObject({ isDue: true });
});

test('paid and given back at Stripe before anything was heard: both stand in the ledger', async () => {
  const { noor, page } = await scene.atThePage();
  for (const act of ['good', 'refund'] as const) await scene.stripe.act(page, act);
  await scene.service.runJob('follow-payments');
  expect(await scene.statesOf(noor)).toEqual(['stripe refunded']);
  expect((await counted(scene.service, noor.accountId)).transfers).toBe(1);
});

test('[D2] no person reads which page is whose, and nobody is sent to another’s', async () => {
  const { noor } = await scene.atThePage();
  const eve = await beforeCheck(scene.service);
  expect(codeOf(await checkOut(eve))).toBe('not_found');
  const pages = (accountId?: number) =>
    scene.service.db.inCompany(
      0,
      (tx) => tx.selectFrom('paymentPages').select('intent').execute(),
      {
        ...(accountId === undefined ? {} : { accountId }),
      },
    );
  expect(await pages(eve.accountId)).toEqual([]);
  expect(await pages(noor.accountId)).toEqual([]);
  expect((await pages()).length).toBeGreaterThan(0);
});

test('the ledger proves, and the chains verify', async () => {
  expect((await scene.office.send('GET', '/api/administration/ledger')).data.differences).toEqual(
    [],
  );
  expect(await brokenChains(scene.service)).toEqual([]);
});
