import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import { brokenChains } from '../audit/test-audit.ts';
import {
  begin,
  factsOf,
  giveBackUnbegun,
  paidFor,
  pass,
  pay,
  plansOf,
  plantPrices,
  unpaid,
} from './test-billing.ts';

let service: TestApp;
let office: Entered;

const path = '/api/companies/own/plan-change';
const changeOf = async (call: Caller) => (await call('GET', path)).data;
const plan = (call: Caller, planID: string | null) => call('PUT', path, { planID });
const atOnce = (call: Caller, planID = 'pro', provider = 'test') =>
  call('POST', '/api/billing/payments', { planID, provider, intent: randomUUID(), isAtOnce: true });
const chosenOf = async (call: Caller) =>
  (await plansOf(call)).plans.find(({ isChosen }: { isChosen: boolean }) => isChosen)?.planID;
const refund = (paymentID: number) =>
  office.send('POST', `/api/administration/payments/${paymentID}/refund`, { reason: 'Wrong.' });

beforeAll(async () => {
  service = await createTestApp();
  office = await enter(service, 'SUPER_ADMIN');
  await plantPrices(service);
  await service.owner.query(
    `insert into billing_plans (plan_id, name, includes, period) values ('pro', 'Pro', 'More', 'month'), ('basic', 'Basic', 'Less', 'month')`,
  );
  await service.owner.query(
    `insert into billing_prices values ('pro', '2026-01-01', 9900, 'EUR'), ('basic', '2026-01-01', 1900, 'EUR')`,
  );
});
afterAll(() => service.close());

/** Has paid for Team. */
const onTeam = () => paidFor(service);

/** How many days from now the last period of a plan ends. */
async function daysLeft(companyId: number, planId: string): Promise<number> {
  const text = `select extract(epoch from max(ends_at) - now())::float / 86400 as days from plan_periods where company_id = $1 and plan_id = $2`;
  return Number((await service.owner.query(text, [companyId, planId])).rows[0].days);
}

test('[PY-1] a dearer plan begins at once, and what is unused of the one before is taken off', async () => {
  const { call, companyId } = await onTeam();
  await pass(service, companyId, 15);
  const { end, planned, running, atOnce: offers } = await changeOf(call);
  expect(end).toMatchObject({ planID: 'team', planName: 'Team' });
  expect([planned, running]).toEqual([null, 'Team']);
  const [offer] = offers.filter(({ planID }: { planID: string }) => planID === 'pro');
  expect(offer.credited).toBeGreaterThan(2200);
  expect(offer.credited).toBeLessThan(2600);
  expect(offer.net).toBe(9900 - offer.credited);
  const { data } = await atOnce(call);
  expect(data).toMatchObject({ planName: 'Pro', state: 'open', net: offer.net });
  expect(data.credited).toBe(offer.credited);
  expect(await chosenOf(call)).toBe('team');
  await pay(call, data.paymentID);
  expect(await chosenOf(call)).toBe('pro');
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: true });
  expect(await daysLeft(companyId, 'pro')).toBeGreaterThan(27.9);
  expect(await daysLeft(companyId, 'team')).toBeLessThanOrEqual(0);
});

test('a plan that costs less than what is unused does not begin at once, nor the running one', async () => {
  const { call } = await onTeam();
  expect((await atOnce(call, 'basic')).code).toBe('not_at_once');
  expect((await atOnce(call, 'team')).code).toBe('not_at_once');
  const newcomer = await unpaid(service);
  expect((await atOnce(newcomer.call)).code).toBe('not_at_once');
  expect((await changeOf(newcomer.call)).atOnce).toEqual([]);
});

test('by invoice what is used of the plan before until the money comes shortens the new one', async () => {
  const { call, companyId } = await onTeam();
  const { paymentID, credited } = (await atOnce(call, 'pro', 'invoice')).data;
  expect(credited).toBeGreaterThan(4800);
  await pass(service, companyId, 15);
  expect(await chosenOf(call)).toBe('team');
  await office.send('POST', `/api/administration/payments/${paymentID}/paid`, { reference: 'B 7' });
  expect(await chosenOf(call)).toBe('pro');
  const days = await daysLeft(companyId, 'pro');
  expect(days).toBeGreaterThan(21);
  expect(days).toBeLessThan(24.5);
});

test('what was paid for behind the running plan begins when the new one ends', async () => {
  const { call, companyId } = await onTeam();
  await pay(call, (await begin(call)).data.paymentID);
  await pay(call, (await atOnce(call)).data.paymentID);
  expect(await chosenOf(call)).toBe('pro');
  const [pro, team] = [await daysLeft(companyId, 'pro'), await daysLeft(companyId, 'team')];
  expect(team - pro).toBeGreaterThan(27.9);
  await pass(service, companyId, Math.ceil(pro));
  expect(await chosenOf(call)).toBe('team');
});

test('[SH-6] a change that is given back leaves the plan before as it was, for the time that it had left', async () => {
  const { call, companyId } = await onTeam();
  await pass(service, companyId, 10);
  const { paymentID } = (await atOnce(call)).data;
  await pay(call, paymentID);
  await pass(service, companyId, 5);
  expect((await refund(paymentID)).status).toBe(200);
  expect(await chosenOf(call)).toBe('team');
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: true });
  const days = await daysLeft(companyId, 'team');
  expect(days).toBeGreaterThan(17.9);
  expect(days).toBeLessThan(21.1);
});

test('the same where both are given back: nothing is left', async () => {
  const { call, paymentID: first } = await onTeam();
  const { paymentID } = (await atOnce(call)).data;
  await pay(call, paymentID);
  await refund(first);
  expect(await chosenOf(call)).toBe('pro');
  await refund(paymentID);
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: false });
});

test('of two changes that are given back, one after the other, the first plan has the time that it had left', async () => {
  const { call, companyId } = await onTeam();
  await service.owner.query(
    `insert into billing_plans (plan_id, name, includes, period) values ('max', 'Max', 'All', 'month') on conflict do nothing`,
  );
  await service.owner.query(
    `insert into billing_prices values ('max', '2026-01-01', 29900, 'EUR') on conflict do nothing`,
  );
  const pro = (await atOnce(call)).data.paymentID;
  await pay(call, pro);
  const max = (await atOnce(call, 'max')).data.paymentID;
  await pay(call, max);
  await refund(pro);
  expect(await chosenOf(call)).toBe('max');
  await refund(max);
  expect(await chosenOf(call)).toBe('team');
  expect(await daysLeft(companyId, 'team')).toBeGreaterThan(27.9);
});

test('[SH-6] a change whose whole time is over, given back: the plan before goes on for the time that it had left', async () => {
  const { call, companyId } = await onTeam();
  await pass(service, companyId, 10);
  const { paymentID } = (await atOnce(call)).data;
  await pay(call, paymentID);
  await pass(service, companyId, 40);
  expect((await changeOf(call)).running).toBeNull();
  expect((await refund(paymentID)).status).toBe(200);
  expect(await chosenOf(call)).toBe('team');
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: true });
  const days = await daysLeft(companyId, 'team');
  expect(days).toBeGreaterThan(17.9);
  expect(days).toBeLessThan(21.1);
});

test('the same while another plan is paid for: it goes on behind that, and again nothing where yet another took its place', async () => {
  const { call, companyId, paymentID: first } = await onTeam();
  const pro = (await atOnce(call)).data.paymentID;
  await pay(call, pro);
  await pass(service, companyId, 40);
  const next = (await begin(call)).data.paymentID;
  await pay(call, next);
  const dearer = (await atOnce(call)).data.paymentID;
  await pay(call, dearer);
  // What runs was bought with the rest of `next`, which came after the change that is over.
  await refund(pro);
  expect(await chosenOf(call)).toBe('pro');
  expect(await daysLeft(companyId, 'team')).toBeGreaterThan(55);
  await refund(next);
  expect(await daysLeft(companyId, 'team')).toBeGreaterThan(55);
  await refund(dearer);
  expect(await chosenOf(call)).toBe('team');
  const days = await daysLeft(companyId, 'team');
  expect(days).toBeGreaterThan(27);
  expect(days).toBeLessThan(31.1);
  await refund(first);
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: false });
});

test('an invoice says the time that was sold, whatever a change of plan makes of it', async () => {
  const { call, companyId, paymentID } = await onTeam();
  const sold = async () => {
    const text =
      'select sold_from, sold_until from plan_periods where company_id = $1 and payment_id = $2';
    return (await service.owner.query(text, [companyId, paymentID])).rows;
  };
  const before = await sold();
  await pay(call, (await atOnce(call)).data.paymentID);
  expect(await daysLeft(companyId, 'team')).toBeLessThanOrEqual(0);
  expect(await sold()).toEqual(before);
});

test('what is offered no more is not promised for the end', async () => {
  const { call, companyId } = await onTeam();
  await service.owner.query(
    `insert into billing_plans (plan_id, name, includes) values ('gone', 'Gone', 'Soon') on conflict do nothing`,
  );
  await plan(call, 'gone');
  await service.owner.query(`update billing_plans set is_offered = false where plan_id = 'gone'`);
  await pass(service, companyId, 25);
  await service.runJob('follow-payments');
  const { rows } = await service.owner.query(
    'select email from accounts a join memberships m on m.account_id = a.id where m.company_id = $1',
    [companyId],
  );
  const mail = (await service.mailsTo(rows[0].email)).find(({ subject }) =>
    subject.startsWith('Team ends'),
  );
  expect(mail?.text).toContain('Nothing renews by itself');
  expect(mail?.text).not.toContain('Gone');
});

test('[SH-6] Free is chosen for the end of the period, can be undone until then, and begins by itself', async () => {
  const { call, companyId } = await onTeam();
  expect((await plan(call, 'free')).status).toBe(200);
  expect((await changeOf(call)).planned).toEqual({ planID: 'free', planName: 'Free' });
  expect(await chosenOf(call)).toBe('team');
  expect((await call('DELETE', path)).status).toBe(200);
  expect((await changeOf(call)).planned).toBeNull();
  expect((await call('DELETE', path)).status).toBe(200);
  await call('PUT', '/api/companies/own/plan', { planID: 'free' });
  expect((await changeOf(call)).planned).toEqual({ planID: 'free', planName: 'Free' });
  await pass(service, companyId, 31);
  expect(await chosenOf(call)).toBe('free');
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: true });
  expect(await changeOf(call)).toMatchObject({ end: null, planned: null, ended: null, atOnce: [] });
});

test('[SH-6] a cheaper plan is paid for by the end; else the company is asked, and its choice stands', async () => {
  const { call, companyId } = await onTeam();
  await plan(call, 'basic');
  await pass(service, companyId, 31);
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: false });
  expect((await changeOf(call)).planned).toEqual({ planID: 'basic', planName: 'Basic' });
  const body = { planID: 'basic', provider: 'test', intent: randomUUID() };
  await pay(call, (await call('POST', '/api/billing/payments', body)).data.paymentID);
  expect(await chosenOf(call)).toBe('basic');
  expect((await changeOf(call)).planned).toBeNull();
});

test('[SH-6] cancelled, a plan ends on its day, and the company chooses again', async () => {
  const { call, companyId } = await onTeam();
  expect((await plan(call, null)).status).toBe(200);
  expect(await changeOf(call)).toMatchObject({ planned: { planID: null }, ended: null });
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: true });
  await pass(service, companyId, 31);
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: false });
  await giveBackUnbegun(service, companyId);
  expect((await changeOf(call)).ended).toMatchObject({ planName: 'Team', isGivenBack: false });
  const { rows } = await service.owner.query(
    `select "before", "after" from audit_log where company_id = $1 and action = 'company.plan-change'`,
    [companyId],
  );
  expect(rows).toEqual([{ before: { planned: null }, after: { planned: 'none' } }]);
  await call('PUT', '/api/companies/own/plan', { planID: 'free' });
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: true });
});

test('nothing is planned where nothing ends, or what nobody offers', async () => {
  const { call } = await people(service).found();
  expect((await plan(call, null)).code).toBe('nothing_ends');
  const paid = await onTeam();
  expect((await plan(paid.call, 'gold')).code).toBe('unknown_plan');
});

test('whoever runs the company is told of a change, of the end a week ahead, and when it has come; each once', async () => {
  const { call, companyId } = await onTeam();
  const { rows } = await service.owner.query(
    'select email from accounts a join memberships m on m.account_id = a.id where m.company_id = $1',
    [companyId],
  );
  const subjects = async () => {
    await service.runJob('follow-payments');
    await service.runJob('follow-payments');
    const found = (await service.mailsTo(rows[0].email)).map(({ subject }) => subject);
    return found.toReversed().filter((subject) => /plan|Team (ends|has)/.test(subject));
  };
  await plan(call, null);
  expect((await subjects()).join()).toMatch(/^Your plan is cancelled for \d+ \w+ \d{4}$/);
  await call('DELETE', path);
  expect((await subjects()).slice(1)).toEqual(['Your plan stays as it was']);
  await pass(service, companyId, 25);
  expect((await subjects()).slice(2)).toEqual([expect.stringMatching(/^Team ends on/)]);
  await pass(service, companyId, 6);
  expect((await subjects()).slice(3)).toEqual(['Team has ended']);
});

test('the chains of all companies verify', async () => {
  expect(await brokenChains(service)).toEqual([]);
});
