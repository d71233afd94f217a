import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';

export const begin = (call: Caller, provider = 'test', intent: string = randomUUID()) =>
  call('POST', '/api/billing/payments', { planID: 'team', provider, intent });
export const pay = (call: Caller, paymentID: number, card = 'good') =>
  call('POST', `/api/billing/payments/${paymentID}/pay`, { card });
export const resend = (call: Caller, paymentID: number) =>
  call('POST', `/api/billing/payments/${paymentID}/resend`);
export const checkOut = (call: Caller, paymentID: number) =>
  call('POST', `/api/billing/payments/${paymentID}/checkout`);
export const stateOf = async (call: Caller, paymentID: number) =>
  (await call('GET', `/api/billing/payments/${paymentID}`)).data.state;
export const plansOf = async (call: Caller) => (await call('GET', '/api/companies/plans')).data;
export const factsOf = async (call: Caller) => (await call('GET', '/api/accounts/me')).data;

/** A plan that costs 49 euros a month, with a quarter more in Norway. */
export async function plantPrices({ owner }: TestApp): Promise<void> {
  await owner.query(
    `insert into billing_plans (plan_id, name, includes, period) values ('team', 'Team', $1, 'month')`,
    ['Ten interviews\nSupport'],
  );
  await owner.query(`insert into billing_prices values ('team', '2026-01-01', 4900, 'EUR')`);
  await owner.query(`insert into tax_rates values ('NO', '2026-01-01', 2500)`);
}

/** A company without a plan. */
export async function unpaid(service: TestApp) {
  const company = await people(service).found();
  const of = [company.companyId];
  await service.owner.query('delete from plan_periods where company_id = $1', of);
  await service.owner.query('update companies set plan = null where company_id = $1', of);
  return company;
}

/** A company that stands on the page of its payment at Stripe. */
export async function atThePage(service: TestApp) {
  const { call, companyId } = await unpaid(service);
  const { paymentID } = (await begin(call, 'stripe')).data;
  const { url } = (await checkOut(call, paymentID)).data;
  return { call, companyId, paymentID, page: String(url).split('/').at(-1) ?? '' };
}

/** Makes everything of a company older, as if this many days had passed. */
export async function pass(service: TestApp, companyId: number, days: number) {
  const by = [companyId, `${days} days`];
  await service.owner.query(
    'update plan_periods set begins_at = begins_at - $2::interval, ends_at = ends_at - $2::interval, replaced_until = replaced_until - $2::interval where company_id = $1',
    by,
  );
  await service.owner.query(
    'update payments set created_at = created_at - $2::interval where company_id = $1',
    by,
  );
  await service.runJob('follow-payments');
}

/** How often something happened to a company. */
export async function counted({ owner }: TestApp, companyId: number) {
  const count = async (table: string) => {
    const text = `select count(*) from ${table} where company_id = $1`;
    return Number((await owner.query(text, [companyId])).rows[0].count);
  };
  return {
    charges: await count('pretended_charges'),
    transfers: await count('ledger_transfers'),
    periods: await count('plan_periods'),
  };
}

export async function balancesOf({ owner }: TestApp, companyId: number) {
  const { rows } = await owner.query(
    'select account, balance::int from ledger_balances where company_id = $1 order by account',
    [companyId],
  );
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
}

/** As a super admin names whoever sells. */
export const seller = {
  name: 'Candor Hosting AS',
  address: 'Bryggen 1\n5003 Bergen',
  country: 'NO',
  taxNumber: 'NO 999888777',
  account: 'NO93 8601 1117 947',
  bic: 'DNBANOKK',
  email: 'billing@candor.example',
  dueDays: 10,
};

/** A period of the dearer plan that was paid for and given back before it began: it ends where it begins, a moment ago. */
export async function giveBackUnbegun(service: TestApp, companyId: number): Promise<void> {
  await service.owner.query(
    `insert into plan_periods (company_id, plan_id, begins_at, ends_at, sold_from, sold_until)
     select company_id, 'pro', ends_at, ends_at, ends_at, ends_at + interval '1 month'
       from plan_periods where company_id = $1 order by id desc limit 1`,
    [companyId],
  );
}

/** A company that has paid for Team. */
export async function paidFor(service: TestApp) {
  const company = await unpaid(service);
  const { paymentID } = (await begin(company.call)).data;
  await pay(company.call, paymentID);
  return { ...company, paymentID };
}
