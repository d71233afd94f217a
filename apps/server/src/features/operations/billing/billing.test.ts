import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import { brokenChains } from '../audit/test-audit.ts';
import { endOf } from './billing-rules.ts';
import {
  balancesOf,
  begin,
  counted,
  factsOf,
  pass,
  pay,
  plansOf,
  plantPrices,
  resend,
  stateOf,
  unpaid,
} from './test-billing.ts';

let service: TestApp;
let who: ReturnType<typeof people>;
let office: Entered;

beforeAll(async () => {
  service = await createTestApp();
  who = people(service);
  office = await enter(service, 'SUPER_ADMIN');
  await plantPrices(service);
});
afterAll(() => service.close());

const once = { charges: 1, transfers: 1, periods: 1 };

test('[PY-1] [SH-6] a company chooses a plan, pays with its country’s tax, and is let in', async () => {
  const { call, companyId } = await unpaid(service);
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: false });
  const price = { currency: 'EUR', net: 4900, tax: 1225, taxBasisPoints: 2500, gross: 6125 };
  expect(await plansOf(call)).toMatchObject({
    providers: ['test', 'invoice'],
    plans: [
      { planID: 'free', price: null, isChosen: false },
      { planID: 'team', includes: ['Ten interviews', 'Support'], period: 'month', price },
    ],
    pending: null,
  });
  expect((await call('PUT', '/api/companies/own/plan', { planID: 'team' })).code).toBe(
    'payment_due',
  );
  const { data } = await begin(call);
  expect(data).toMatchObject({ state: 'open', planName: 'Team', ...price, invoiceNumber: null });
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: false });
  expect((await pay(call, data.paymentID)).data).toMatchObject({ state: 'paid' });
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: true });
  expect(await plansOf(call)).toMatchObject({
    plans: [{}, { planID: 'team', isChosen: true, endsAt: expect.any(String) }],
    pending: null,
  });
  expect(await balancesOf(service, companyId)).toEqual({
    received: 6125,
    revenue: -4900,
    tax: -1225,
  });
  expect(await who.auditOf(companyId)).toEqual(
    expect.arrayContaining(['payment.begin', 'payment.paid']),
  );
  expect((await call('GET', '/api/billing/payments')).data).toMatchObject({
    total: 1,
    payments: [{ state: 'paid', gross: 6125 }],
  });
});

test('a refused card says why, and the same payment is tried again', async () => {
  const { call, companyId } = await unpaid(service);
  const { data } = await begin(call);
  expect((await pay(call, data.paymentID, 'declined')).data).toMatchObject({
    state: 'failed',
    because: 'The card was declined.',
  });
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: false });
  expect((await pay(call, data.paymentID)).data).toMatchObject({ state: 'paid', because: null });
  expect(await counted(service, companyId)).toEqual(once);
});

test('[PY-2] no answer: ten tabs send it again at once, and there is one charge', async () => {
  const { call, companyId } = await unpaid(service);
  const { data } = await begin(call);
  expect((await pay(call, data.paymentID, 'unanswered')).code).toBe('provider_silent');
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: false });
  const tabs = await Promise.all(Array.from({ length: 10 }, () => resend(call, data.paymentID)));
  expect(tabs.map((tab) => tab.data?.state)).toEqual(Array.from({ length: 10 }, () => 'paid'));
  expect(await counted(service, companyId)).toEqual(once);
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: true });
});

test('ten tabs begin and pay at once: one payment, one charge', async () => {
  const { call, companyId } = await unpaid(service);
  const begun = await Promise.all(Array.from({ length: 10 }, () => begin(call)));
  expect(new Set(begun.map((tab) => tab.data?.paymentID)).size).toBe(1);
  const { paymentID } = begun[0]?.data ?? {};
  const paid = await Promise.all(Array.from({ length: 10 }, () => pay(call, paymentID)));
  expect(paid.every((tab) => tab.data?.state === 'paid')).toBe(true);
  expect(await counted(service, companyId)).toEqual(once);
});

test('a charge that nobody answered for counts, though another payment was begun meanwhile', async () => {
  const { call, companyId } = await unpaid(service);
  const { data } = await begin(call);
  await pay(call, data.paymentID, 'unanswered');
  await begin(call, 'invoice');
  await service.runJob('follow-payments');
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: true });
  expect(await counted(service, companyId)).toEqual(once);
});

test('whoever closed the page is let in by the job, and nothing is charged twice', async () => {
  const { call, companyId } = await unpaid(service);
  const { data } = await begin(call);
  await pay(call, data.paymentID, 'unanswered');
  await service.runJob('follow-payments');
  await service.runJob('follow-payments');
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: true });
  expect(await counted(service, companyId)).toEqual(once);
});

test('[PY-1] by invoice a company comes in once a super admin says that the money came', async () => {
  const { call, companyId } = await unpaid(service);
  const { data } = await begin(call, 'invoice');
  expect(data).toMatchObject({ state: 'waiting' });
  expect(data.invoiceNumber).toMatch(/^2026-\d{5}$/);
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: false });
  const waiting = (await office.send('GET', '/api/administration/payments')).data;
  expect(waiting.payments).toContainEqual(
    expect.objectContaining({ paymentID: data.paymentID, payerID: companyId, gross: 6125 }),
  );
  const path = `/api/administration/payments/${data.paymentID}`;
  const paid = () => office.send('POST', `${path}/paid`, { reference: 'Statement 14' });
  expect((await paid()).status).toBe(200);
  expect((await paid()).errors).toMatchObject([{ code: 'payment_over' }]);
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: true });
  expect(await counted(service, companyId)).toEqual({ ...once, charges: 0 });
});

test('[SH-6] a refund ends the plan, and stands in the ledger beside what it gives back', async () => {
  const { call, companyId } = await unpaid(service);
  const { data } = await begin(call);
  await pay(call, data.paymentID);
  const refund = () =>
    office.send('POST', `/api/administration/payments/${data.paymentID}/refund`, {
      reason: 'Paid twice.',
    });
  const both = await Promise.all([refund(), refund()]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: false });
  const { ended } = (await call('GET', '/api/companies/own/plan-change')).data;
  expect(ended).toMatchObject({ planName: 'Team', isGivenBack: true, because: 'Paid twice.' });
  expect(await balancesOf(service, companyId)).toEqual({ received: 0, revenue: 0, tax: 0 });
  // What the provider still says of the charge leads nowhere.
  expect((await resend(call, data.paymentID)).data).toMatchObject({ state: 'refunded' });
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: false });
});

test('[SH-6] what was paid behind a payment that is given back begins at once', async () => {
  const { call } = await unpaid(service);
  const ids: number[] = [];
  for (const _ of [1, 2]) {
    const { data } = await begin(call);
    await pay(call, data.paymentID);
    ids.push(data.paymentID);
  }
  const path = `/api/administration/payments/${ids[0]}/refund`;
  expect((await office.send('POST', path, { reason: 'Paid twice.' })).status).toBe(200);
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: true });
});

test('[SH-6] a second payment begins when the first ends; then the company is asked again', async () => {
  const { call, companyId } = await unpaid(service);
  for (const _ of [1, 2]) {
    const { data } = await begin(call);
    await pay(call, data.paymentID);
  }
  const { rows } = await service.owner.query(
    'select begins_at, ends_at from plan_periods where company_id = $1 order by id',
    [companyId],
  );
  const [first, second] = rows;
  expect(first.ends_at).toEqual(endOf('month', first.begins_at));
  expect(second).toEqual({ begins_at: first.ends_at, ends_at: endOf('month', first.ends_at) });
  expect((await plansOf(call)).plans[1]).toMatchObject({
    isChosen: true,
    endsAt: second.ends_at.toISOString(),
  });
  await pass(service, companyId, 31);
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: true });
  await pass(service, companyId, 31);
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: false });
});

test('what nobody pays expires, and is paid all the same if the money comes after all', async () => {
  const { call, companyId } = await unpaid(service);
  const { data } = await begin(call);
  await pass(service, companyId, 2);
  const state = async () =>
    (await call('GET', `/api/billing/payments/${data.paymentID}`)).data.state;
  expect(await state()).toBe('expired');
  await service.db.inCompany(companyId, (tx) =>
    tx
      .insertInto('pretendedCharges')
      .columns(['companyId', 'intent', 'amount'])
      .expression((from) =>
        from
          .selectFrom('payments')
          .select(['companyId', 'intent', 'net'])
          .where('id', '=', data.paymentID),
      )
      .execute(),
  );
  await resend(call, data.paymentID);
  expect(await state()).toBe('paid');
});

test('what was begun at a provider that is none of this installation any more expires, and can be cancelled', async () => {
  const [waiting, cancelled, paid] = [
    await unpaid(service),
    await unpaid(service),
    await unpaid(service),
  ];
  const ids = new Map<object, number>();
  for (const one of [waiting, cancelled, paid]) {
    const { paymentID } = (await begin(one.call)).data;
    ids.set(one, paymentID);
    if (one === paid) await pay(one.call, paymentID);
    await service.owner.query(`update payments set provider = 'stripe' where id = $1`, [paymentID]);
  }
  const before = service.problems.length;
  await pass(service, waiting.companyId, 0);
  expect(await stateOf(waiting.call, ids.get(waiting) ?? 0)).toBe('open');
  await pass(service, waiting.companyId, 2);
  expect(await stateOf(waiting.call, ids.get(waiting) ?? 0)).toBe('expired');
  await service.runJob('watch-payments');
  expect(service.problems.length).toBe(before);
  const path = `/api/billing/payments/${ids.get(cancelled)}/cancel`;
  expect((await cancelled.call('POST', path)).data).toMatchObject({ state: 'cancelled' });
});

test('invoice numbers have no gaps, whoever asks at the same time', async () => {
  const companies = await Promise.all(Array.from({ length: 6 }, () => unpaid(service)));
  const made = await Promise.all(companies.map(({ call }) => begin(call, 'invoice')));
  expect(made.every(({ status }) => status === 200)).toBe(true);
  const { rows } = await service.owner.query(
    `select right(invoice_number, 5)::int as n from payments where invoice_number is not null order by 1`,
  );
  expect(rows.map(({ n }) => n)).toEqual(rows.map((_, at) => at + 1));
});

test('nobody of another company sees or pays a payment, nor a member without the right', async () => {
  const { call, companyId } = await unpaid(service);
  const { data } = await begin(call);
  const stranger = await unpaid(service);
  expect((await pay(stranger.call, data.paymentID)).code).toBe('not_found');
  const member = await who.plantMember(companyId, { privileges: [] });
  expect((await begin(member.call)).code).toBe('not_allowed');
});

test('the chains of all companies verify', async () => {
  expect(await brokenChains(service)).toEqual([]);
});
