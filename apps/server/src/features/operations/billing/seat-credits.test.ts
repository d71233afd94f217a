import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openMonday, type Studio } from '../../interviews/appointments/test-studio.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import { brokenChains } from '../audit/test-audit.ts';
import { findDifferences } from './ledger-store.ts';
import { pay, plantPrices } from './test-billing.ts';

const { service, ours } = await openMonday();
const base = '/api/administration/credits';
let office: Entered;
let payer: Caller;

beforeAll(async () => {
  office = await enter(service, 'SUPER_ADMIN');
  await plantPrices(service);
  payer = (
    await people(service).plantMember(ours.companyId, {
      privileges: [{ featureId: 6, activityId: 0 }],
    })
  ).call;
});

const setPrice = (credits: number) =>
  office.send('PUT', `${base}/prices`, { kind: 'live-seat', credits });
const balance = async () => (await payer('GET', '/api/billing/credits')).data.balance;
const moves = async () =>
  (await payer('GET', '/api/billing/credits/moves')).data.moves.map(
    ({ reason, credits }: { reason: string; credits: number }) => [reason, credits],
  );
const costsFor = async (applicationID: number) =>
  (await ours.call('GET', `/api/live-interviews/choices?applicationID=${applicationID}`)).data
    .credits;

async function buy(): Promise<void> {
  const body = { planID: 'ten-credits', provider: 'test', intent: randomUUID() };
  const { paymentID } = (await payer('POST', '/api/billing/payments', body)).data;
  await pay(payer, paymentID);
}

/** The candidate picks a time, or another one. */
async function pick(of: { id: number; token: string }, startsAt: string): Promise<void> {
  const { revision } = await ours.read(of.id);
  const wish = { timeZone: 'Europe/Oslo', reason: 'Late.', note: '', startsAt };
  const picked = await ours.send('/pick', { token: of.token, revision, ...wish });
  expect(picked.status).toBe(200);
}

const seatsOf = async (count: number) => {
  const sitters: Awaited<ReturnType<Studio['colleague']>>[] = [];
  for (let one = 0; one < count; one += 1) sitters.push(await ours.colleague());
  return sitters.map(({ accountId }) => [{ accountID: accountId }]);
};

test('[PY-1] a live interview costs its seats once; too few credits ask nobody and mail nobody', async () => {
  const { applicationID, email } = await ours.applicant();
  expect(await costsFor(applicationID)).toBeNull();
  await office.send('POST', `${base}/packs`, { name: 'Ten credits', credits: 10, amount: 9900 });
  expect((await setPrice(2)).status).toBe(200);
  expect((await office.send('GET', base)).data).toMatchObject({ price: 0, seatPrice: 2 });
  expect(await costsFor(applicationID)).toEqual({ price: 2, left: 0 });
  const admin = await people(service).plantMember(ours.companyId, { role: 'COMPANY_ADMIN' });
  const rounds = [ours.round(await seatsOf(2)), ours.round(await seatsOf(1))];
  const body = ours.bodyOf(applicationID, rounds);
  const ask = () => ours.call('POST', '/api/live-interviews', body);
  expect((await ask()).code).toBe('no_credit');
  expect(await service.mailsTo(email)).toEqual([]);
  await buy();
  // Whoever clicks twice, or asks again after an answer was lost, pays once.
  const both = await Promise.all([ask(), ask()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await ask()).status).toBe(200);
  const few = ['Your company has 4 credits left'];
  expect((await service.mailsTo(admin.email)).map(({ subject }) => subject)).toEqual(few);
  expect((await payer('GET', '/api/billing/credits')).data).toMatchObject({ isLow: true });
  expect(await moves()).toEqual([
    ['used', -2],
    ['used', -4],
    ['bought', 10],
  ]);
  const [first] = both[0]?.data.interviewScheduleIDs ?? [];
  expect((await ours.act(first, 'cancel', { reason: 'The job is filled.' })).status).toBe(200);
  // The round that waited for it ends with it.
  for (const _ of [1, 2]) await service.runJob('return-credits');
  expect(await balance()).toBe(10);
});

test('what was held stays paid, also where it is moved and cancelled after it began', async () => {
  const before = await balance();
  const asked = await ours.ask(await seatsOf(1));
  await pick(asked, '2027-01-20T08:00:00.000Z');
  await service.owner.query(
    `update appointment_events set starts_at = $3 where company_id = $1 and schedule_id = $2 and what = 'booked'`,
    [ours.companyId, asked.id, new Date(service.clock().getTime() - 60_000)],
  );
  await pick(asked, '2027-01-20T10:00:00.000Z');
  expect((await ours.act(asked.id, 'cancel', { reason: 'We talked.' })).status).toBe(200);
  await service.runJob('return-credits');
  expect(await balance()).toBe(before - 2);
});

test('a price that changed, a move and a withdrawal by link: what was paid comes back', async () => {
  const before = await balance();
  const asked = await ours.ask(await seatsOf(2));
  expect(await balance()).toBe(before - 4);
  const priced = (credits: number) =>
    service.owner.query(`update credit_prices set credits = $1 where kind = 'live-seat'`, [
      credits,
    ]);
  await priced(3);
  await pick(asked, '2027-01-21T08:00:00.000Z');
  await pick(asked, '2027-01-21T10:00:00.000Z');
  expect(await balance()).toBe(before - 4);
  const leave = { token: asked.token, isUnable: true, reason: 'Another job.' };
  expect((await ours.send('/withdrawal', leave)).status).toBe(200);
  await service.runJob('return-credits');
  expect(await balance()).toBe(before);
  await priced(2);
});

test('what found no time stays paid until it is cancelled', async () => {
  const before = await balance();
  const open = await ours.ask(await seatsOf(1));
  await service.owner.query(
    `update interview_schedules set opens_at = $3::timestamptz - interval '1 day', closes_at = $3
      where company_id = $1 and id = $2`,
    [ours.companyId, open.id, new Date(service.clock().getTime() - 60_000)],
  );
  await service.runJob('return-credits');
  expect(await balance()).toBe(before - 2);
  await ours.act(open.id, 'cancel', { reason: 'Nobody had time.' });
  await service.runJob('return-credits');
  expect(await balance()).toBe(before);
  expect(await service.db.inCompany(ours.companyId, findDifferences)).toEqual([]);
  expect(await brokenChains(service)).toEqual([]);
});

test('whoever was told another price is told so and nobody is asked; a repeat of what was asked is not', async () => {
  const before = await balance();
  const { applicationID, email } = await ours.applicant();
  const body = ours.bodyOf(applicationID, [ours.round(await seatsOf(1))]);
  const ask = (seatPrice: number) =>
    ours.call('POST', '/api/live-interviews', { ...body, seatPrice });
  const refused = await ask(1);
  expect(refused).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  expect(await service.mailsTo(email)).toEqual([]);
  expect(await balance()).toBe(before);
  expect((await ask(2)).status).toBe(200);
  expect((await ask(1)).status).toBe(200);
  expect(await balance()).toBe(before - 2);
});

test('the list and the file say what a credit was used for, also once the interview was deleted', async () => {
  const { id } = await ours.ask(await seatsOf(1));
  await ours.act(id, 'cancel', { reason: 'Nobody had time.' });
  await service.runJob('return-credits');
  await service.owner.query(
    'update credit_moves set schedule_id = null where company_id = $1 and schedule_id = $2',
    [ours.companyId, id],
  );
  const { moves: all } = (await payer('GET', '/api/billing/credits/moves')).data;
  expect(all[0]).toMatchObject({ reason: 'returned', kind: 'live-seat' });
  expect(all[1]).toMatchObject({ reason: 'used', kind: 'live-seat' });
  const { csv } = (await payer('GET', '/api/billing/credits/export')).data;
  expect(csv).toContain(',Live interview,-2,');
  expect(csv).toContain(',Live interview cancelled,2,');
});

test('two that spend the last credits: one is refused', async () => {
  const { rows } = await service.owner.query(
    `update ledger_balances set balance = 2 where company_id = $1 and account = 'credits' returning 1`,
    [ours.companyId],
  );
  expect(rows).toHaveLength(1);
  const asked = await Promise.all(
    [1, 2].map(async () => {
      const { applicationID } = await ours.applicant();
      return ours.schedule(applicationID, [ours.round(await seatsOf(1))]);
    }),
  );
  expect(asked.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
});
