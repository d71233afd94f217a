import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import { begin, factsOf, pay, plantPrices, unpaid } from './test-billing.ts';

let service: TestApp;
let office: Entered;

beforeAll(async () => {
  service = await createTestApp();
  office = await enter(service, 'SUPER_ADMIN');
  await plantPrices(service);
});
afterAll(() => service.close());

test('nobody changes the ledger, and a transfer that does not sum to zero is refused', async () => {
  const { call, companyId } = await unpaid(service);
  const { data } = await begin(call);
  await pay(call, data.paymentID);
  for (const change of [
    'update ledger_entries set amount = 1',
    'delete from ledger_entries',
    'update ledger_transfers set cause = id::text',
  ]) {
    await expect(service.owner.query(change)).rejects.toThrow('The ledger is never changed');
  }
  const uneven = service.owner.query(
    `with made as (
       insert into ledger_transfers (company_id, cause, made_at) values ($1, 'uneven', now()) returning id
     )
     insert into ledger_entries select $1, id, 'received', 'EUR', 1 from made`,
    [companyId],
  );
  await expect(uneven).rejects.toThrow('does not sum to zero');
});

test('the proof finds a balance that is not what its entries say', async () => {
  const proof = async () => (await office.send('GET', '/api/administration/ledger')).data;
  const { companyId } = await unpaid(service);
  expect(await proof()).toMatchObject({ differences: [] });
  await service.owner.query(`insert into ledger_balances values ($1, 'received', 'EUR', 7)`, [
    companyId,
  ]);
  expect((await proof()).differences).toEqual([
    { companyID: companyId, account: 'received', currency: 'EUR', off: 7 },
  ]);
  const before = service.problems.length;
  await service.runJob('prove-ledger');
  expect(service.problems.slice(before).map(({ message }) => message)).toEqual([
    `The ledger of company ${companyId} failed`,
  ]);
  await service.owner.query('delete from ledger_balances where company_id = $1', [companyId]);
});

test('a super admin offers a plan, changes its price and a tax, and withdraws all but the last', async () => {
  const base = '/api/administration/billing';
  const plan = { name: 'Big Team', includes: 'All', period: 'year', amount: 90_000 };
  expect((await office.send('POST', `${base}/plans`, plan)).data).toEqual({ planID: 'big-team' });
  expect((await office.send('POST', `${base}/plans`, plan)).errors).toMatchObject([
    { code: 'plan_exists', path: 'body.name' },
  ]);
  await office.send('PUT', `${base}/plans/big-team/price`, { amount: 80_000 });
  await office.send('PUT', `${base}/tax-rates`, { country: 'IT', basisPoints: 2200 });
  const { data } = await office.send('GET', base);
  expect(data.plans).toContainEqual(
    expect.objectContaining({ planID: 'big-team', amount: 80_000, currency: 'EUR' }),
  );
  expect(data.taxRates).toContainEqual(
    expect.objectContaining({ country: 'IT', basisPoints: 2200 }),
  );
  const offer = (planID: string, isOffered: boolean) =>
    office.send('PUT', `${base}/plans/${planID}/offer`, { isOffered });
  expect((await offer('big-team', false)).status).toBe(200);
  expect((await offer('team', false)).status).toBe(200);
  expect((await offer('free', false)).errors).toMatchObject([{ code: 'last_plan' }]);
  expect((await offer('team', true)).status).toBe(200);
  expect(
    (await office.send('PUT', `${base}/plans/gold/price`, { amount: 1 })).errors,
  ).toMatchObject([{ code: 'unknown_plan' }]);
});

test('where nothing is sold, nobody is asked for a plan, and nothing of money answers', async () => {
  const free = await createTestApp({ billing: 'off' });
  const { call, companyId } = await people(free).found();
  await free.owner.query('update companies set plan = null where company_id = $1', [companyId]);
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: true, hasBilling: false });
  expect((await call('GET', '/api/companies/plans')).code).toBe('billing_off');
  expect((await begin(call)).code).toBe('billing_off');
  const admin = await enter(free, 'SUPER_ADMIN');
  expect((await admin.send('GET', '/api/administration/billing')).status).toBe(404);
  const { checklist } = (await call('GET', '/api/dashboard')).data;
  expect(checklist.map(({ step }: { step: string }) => step)).not.toContain('plan');
  await free.close();
});
