import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStripeStandIn, type StripeStandIn } from '../../../platform/payments/test-stripe.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import { atThePage, begin, plantPrices, resend, unpaid } from './test-billing.ts';

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
afterAll(async () => {
  await service.close();
  await stripe.close();
});

const revenue = async (year = '') =>
  (await office.send('GET', `/api/administration/revenue${year === '' ? '' : `?year=${year}`}`))
    .data;
const healthOf = async (name: string) =>
  (await office.send('GET', '/api/administration/providers')).data.providers.find(
    ({ provider }: { provider: string }) => provider === name,
  );

test('[PY-1] a month’s revenue is what was paid less what was given back, by currency, without credits', async () => {
  const ids: number[] = [];
  for (const _ of [1, 2, 3]) {
    const { call, companyId } = await unpaid(service);
    const { paymentID } = (await begin(call, 'invoice')).data;
    await office.send('POST', `/api/administration/payments/${paymentID}/paid`, { reference: 'S' });
    ids.push(paymentID);
    await service.owner.query(
      `with made as (insert into ledger_transfers (company_id, cause, made_at) values ($1, 'credit:1', now()) returning id)
       insert into ledger_entries (company_id, transfer_id, account, currency, amount)
       select $1, id, account, 'CRD', amount from made, (values ('credits', 5), ('credits bought', -5)) as of (account, amount)`,
      [companyId],
    );
  }
  await office.send('POST', `/api/administration/payments/${ids[0]}/refund`, { reason: 'Wrong.' });
  const { year, years, months } = await revenue();
  const sums = { currency: 'EUR', net: 9800, tax: 2450, gross: 12250, givenBack: 6125 };
  expect(months).toEqual([{ month: expect.stringMatching(`^${year}-\\d\\d$`), ...sums }]);
  expect(years).toEqual([year]);
  expect((await revenue('2020')).months).toEqual([]);
  const { csv, fileName } = (await office.send('GET', '/api/administration/revenue/export')).data;
  expect(fileName).toBe(`revenue-${year}.csv`);
  expect(csv).toContain('EUR,98.00,24.50,122.50,61.25');
});

test('years in which nothing was sold are not offered, also where credits moved', async () => {
  const { companyId } = await unpaid(service);
  const plant = (cause: string, madeAt: string, currency: string, accounts: readonly string[]) =>
    service.owner.query(
      `with made as (insert into ledger_transfers (company_id, cause, made_at) values ($1, $2, $3) returning id)
       insert into ledger_entries (company_id, transfer_id, account, currency, amount)
       select $1, id, account, $4, amount from made, (values ($5, 5), ($6, -5)) as of (account, amount)`,
      [companyId, cause, madeAt, currency, ...accounts],
    );
  await plant('payment:0:paid', '2023-12-31T23:30:00Z', 'EUR', ['received', 'revenue']);
  await plant('credit:0', '2024-06-01T00:00:00Z', 'CRD', ['credits', 'credits used']);
  const { year, years } = await revenue();
  expect(years).toEqual([year, 2023]);
});

test('whether a provider answers, since when it does not, and what it told us last', async () => {
  expect(await healthOf('invoice')).toMatchObject({ isAsked: false, failingSince: null });
  const never = { isAsked: true, answeredAt: null, heardAt: null, failingSince: null };
  expect(await healthOf('stripe')).toMatchObject(never);
  const { call, paymentID } = await atThePage(service);
  const answered = await healthOf('stripe');
  expect(answered).toMatchObject({ answeredAt: expect.any(String), failingSince: null });
  await stripe.fail({ call: 'look', how: 'silent', times: 4 });
  await resend(call, paymentID);
  const { failingSince } = await healthOf('stripe');
  expect(failingSince).toEqual(expect.any(String));
  await resend(call, paymentID);
  const failing = await healthOf('stripe');
  expect(failing).toMatchObject({ failingSince, answeredAt: answered.answeredAt });
  expect(failing.problem).toMatch(/^Stripe gave no answer/);
  await stripe.fail();
  await resend(call, paymentID);
  expect(await healthOf('stripe')).toMatchObject({ failingSince: null, problem: null });
});

test('who seemed silent once is asked again by a job, and answers', async () => {
  const { call, paymentID } = await atThePage(service);
  await stripe.fail({ call: 'look', how: 'silent', times: 2 });
  await resend(call, paymentID);
  await stripe.fail(
    { call: 'look', how: 'silent', times: 99 },
    { call: 'up', how: 'silent', times: 2 },
  );
  await service.runJob('follow-payments');
  expect(await healthOf('stripe')).toMatchObject({ failingSince: expect.any(String) });
  await stripe.fail({ call: 'look', how: 'silent', times: 99 });
  await service.runJob('follow-payments');
  expect(await healthOf('stripe')).toMatchObject({ failingSince: null, problem: null });
});

test('nobody else reads what was sold, or how the providers are', async () => {
  const { call } = await unpaid(service);
  for (const path of ['revenue', 'revenue/export', 'providers', 'credit-notes']) {
    expect((await call('GET', `/api/administration/${path}`)).status).toBe(403);
  }
});
