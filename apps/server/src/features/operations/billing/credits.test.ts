import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { openOffice, type Office } from '../../interviews/scheduling/test-scheduling.ts';
import { people } from '../../people/companies/test-company.ts';
import type { Caller } from '../../people/companies/test-company.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import { brokenChains } from '../audit/test-audit.ts';
import { lockBalance } from './credit-store.ts';
import { findDifferences } from './ledger-store.ts';
import { createCreditSpender } from './move-credits.ts';
import { pay, plantPrices, resend } from './test-billing.ts';

let service: TestApp;
let office: Entered;
let now = new Date('2026-11-21T10:00:00Z');
let made = 0;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  office = await enter(service, 'SUPER_ADMIN');
  await plantPrices(service);
});
afterAll(() => service.close());

const base = '/api/administration/credits';
const address = (): string => {
  made += 1;
  return `credited${made}@example.com`;
};

/** Whoever pays for a company that invites. */
async function payerOf({ companyId }: Office): Promise<Caller> {
  const { call } = await people(service).plantMember(companyId, {
    privileges: [{ featureId: 6, activityId: 0 }],
  });
  return call;
}
const creditsOf = async (call: Caller) => (await call('GET', '/api/billing/credits')).data;
const movesOf = async (call: Caller) =>
  (await call('GET', '/api/billing/credits/moves')).data.moves.map(
    ({ reason, credits }: { reason: string; credits: number }) => [reason, credits],
  );

async function buy(call: Caller, planID = 'ten-credits') {
  const body = { planID, provider: 'test', intent: crypto.randomUUID() };
  const { paymentID } = (await call('POST', '/api/billing/payments', body)).data;
  expect((await pay(call, paymentID)).data).toMatchObject({ state: 'paid' });
  return Number(paymentID);
}

test('without a price interviews cost nothing, and a price needs a pack that can be bought', async () => {
  const ours = await openOffice(service);
  const call = await payerOf(ours);
  expect(await creditsOf(call)).toMatchObject({ balance: 0, price: 0, seatPrice: 0, coming: [] });
  await ours.inviteOne(address());
  expect(await movesOf(call)).toEqual([]);
  const price = (credits: number) => office.send('PUT', `${base}/prices`, { credits });
  expect((await price(3)).errors).toMatchObject([{ code: 'no_pack', path: 'body.credits' }]);
  const pack = { name: 'Ten credits', credits: 10, amount: 9900 };
  expect((await office.send('POST', `${base}/packs`, pack)).data).toEqual({
    planID: 'ten-credits',
  });
  expect((await price(3)).status).toBe(200);
  expect((await office.send('GET', base)).data).toMatchObject({
    ...{ currency: 'EUR', price: 3 },
    history: [{ kind: 'bot-interview', credits: 3, from: now.toISOString() }],
    packs: [{ planID: 'ten-credits', credits: 10, amount: 9900, isOffered: true }],
  });
});

test('[PY-1] bought credits pay for invitations; too few invite nobody', async () => {
  const ours = await openOffice(service);
  const call = await payerOf(ours);
  const refused = await ours.schedule([address()]);
  expect(refused.code).toBe('no_credit');
  const paymentID = await buy(call);
  expect(await creditsOf(call)).toMatchObject({ balance: 10, price: 3, seatPrice: 0, isLow: true });
  await resend(call, paymentID);
  expect((await ours.schedule([address(), address()])).status).toBe(200);
  expect(await creditsOf(call)).toMatchObject({ balance: 4 });
  const both = await ours.schedule([address(), address()]);
  expect(both.code).toBe('no_credit');
  expect(await movesOf(call)).toEqual([
    ['used', -3],
    ['used', -3],
    ['bought', 10],
  ]);
  const { moves } = (await call('GET', '/api/billing/credits/moves')).data;
  expect(moves[0]).toMatchObject({ jobTitle: 'Engineer', candidateName: 'Ada Lovelace' });
  // A pack is no plan: nothing else changed.
  const { plans, packs } = (await call('GET', '/api/companies/plans')).data;
  expect(plans.map(({ planID }: { planID: string }) => planID)).not.toContain('ten-credits');
  expect(packs).toMatchObject([{ planID: 'ten-credits', price: { net: 9900, gross: 12_375 } }]);
});

test('what nobody used comes back once; who is given longer pays again; what has begun stays paid', async () => {
  const ours = await openOffice(service);
  const call = await payerOf(ours);
  await buy(call);
  const [taken, cancelled] = [await ours.inviteOne(address()), await ours.inviteOne(address())];
  const missed = await ours.inviteOne(address());
  await service.owner.query('update interview_schedules set is_begun = true where id = $1', [
    taken,
  ]);
  expect((await ours.act(cancelled, 'cancel', { reason: '', tellsCandidate: false })).status).toBe(
    200,
  );
  for (const _ of [1, 2]) await service.runJob('return-credits');
  expect(await creditsOf(call)).toMatchObject({ balance: 4 });
  const before = now;
  now = new Date(now.getTime() + 80 * 3_600_000);
  await service.runJob('return-credits');
  now = before;
  expect(await creditsOf(call)).toMatchObject({ balance: 7 });
  const longer = { closesAt: ours.hours(200), timeZone: 'Europe/Oslo', tellsCandidate: false };
  expect((await ours.act(missed, 'extend', longer)).status).toBe(200);
  expect((await ours.act(missed, 'extend', { ...longer, closesAt: ours.hours(300) })).status).toBe(
    200,
  );
  expect(await creditsOf(call)).toMatchObject({ balance: 4 });
  expect(await service.db.inCompany(ours.companyId, findDifferences)).toEqual([]);
});

test('what comes back of very many comes at once, and nobody waits where nothing does', async () => {
  const ours = await openOffice(service);
  const call = await payerOf(ours);
  const pack = { name: 'Many credits', credits: 1000, amount: 99_000 };
  await office.send('POST', `${base}/packs`, pack);
  await buy(call, 'many-credits');
  const { data } = await ours.schedule(Array.from({ length: 120 }, address));
  const begun = data.invitations[0].interviewScheduleID;
  await service.owner.query('update interview_schedules set is_begun = true where id = $1', [
    begun,
  ]);
  expect(await creditsOf(call)).toMatchObject({ balance: 640 });
  await service.db.inCompany(ours.companyId, async (tx) => {
    await lockBalance(tx, ours.companyId);
    await service.runJob('return-credits');
  });
  const before = now;
  now = new Date(now.getTime() + 80 * 3_600_000);
  await service.runJob('return-credits');
  now = before;
  expect(await creditsOf(call)).toMatchObject({ balance: 997 });
  expect(await service.db.inCompany(ours.companyId, findDifferences)).toEqual([]);
});

test('what was paid for comes back where the candidate is erased, unless the interview has begun', async () => {
  const ours = await openOffice(service);
  const call = await payerOf(ours);
  const admin = (await people(service).plantMember(ours.companyId, { role: 'COMPANY_ADMIN' })).call;
  await buy(call);
  for (const isBegun of [false, true]) {
    const email = address();
    const id = await ours.inviteOne(email);
    await service.owner.query('update interview_schedules set is_begun = $2 where id = $1', [
      ...[id, isBegun],
    ]);
    const { candidateID } = await ours.invitation(id);
    const erasure = { candidateID, email, because: 'Asked.' };
    expect((await admin('POST', '/api/retention/erasures', erasure)).status).toBe(200);
  }
  await service.runJob('return-credits');
  expect(await movesOf(call)).toEqual([
    ['used', -3],
    ['returned', 3],
    ['used', -3],
    ['bought', 10],
  ]);
  expect(await service.db.inCompany(ours.companyId, findDifferences)).toEqual([]);
});

test('a pack that is given back takes its credits along, also those that were used', async () => {
  const ours = await openOffice(service);
  const call = await payerOf(ours);
  const paymentID = await buy(call);
  const paid = await ours.inviteOne(address());
  const path = `/api/administration/payments/${paymentID}/refund`;
  expect((await office.send('POST', path, { reason: 'Paid twice.' })).status).toBe(200);
  expect(await creditsOf(call)).toMatchObject({ balance: -3 });
  expect((await ours.schedule([address()])).code).toBe('no_credit');
  // Whose invitation was paid for is given longer all the same.
  const longer = { closesAt: ours.hours(200), timeZone: 'Europe/Oslo', tellsCandidate: false };
  expect((await ours.act(paid, 'extend', longer)).status).toBe(200);
});

test('fifty spend the last credits at once: one wins, in each of five rounds', async () => {
  const ours = await openOffice(service);
  const call = await payerOf(ours);
  const spend = createCreditSpender(service.work);
  const { rows } = await service.owner.query(
    'select account_id::int as id from memberships where company_id = $1 limit 1',
    [ours.companyId],
  );
  const by = { companyId: ours.companyId, accountId: rows[0].id, now };
  const many = Array.from({ length: 50 }, address);
  await service.owner.query('update credit_prices set credits = 0');
  await buy(call);
  const invited = (await ours.schedule(many)).data.invitations;
  await service.owner.query('update credit_prices set credits = 3');
  const ids: number[] = invited.map(
    (one: { interviewScheduleID: number }) => one.interviewScheduleID,
  );
  for (let round = 0; round < 5; round += 1) {
    await service.owner.query(
      'update ledger_balances set balance = 3 where company_id = $1 and currency = $2',
      [ours.companyId, 'CRD'],
    );
    const outcomes = await Promise.allSettled(
      ids.map((id) => service.db.inCompany(ours.companyId, (tx) => spend(tx, by, [id]))),
    );
    const won = outcomes.flatMap(({ status }, at) => (status === 'fulfilled' ? [at] : []));
    expect(won.length).toBe(1);
    // Whoever has paid would pay nothing more.
    ids.splice(won[0] ?? 0, 1);
    expect(await creditsOf(call)).toMatchObject({ balance: 0 });
  }
});

test('whoever runs the company is told once when few are left, and again after more was bought', async () => {
  const ours = await openOffice(service);
  const call = await payerOf(ours);
  const admin = await people(service).plantMember(ours.companyId, { role: 'COMPANY_ADMIN' });
  const subjects = async () => (await service.mailsTo(admin.email)).map(({ subject }) => subject);
  await buy(call);
  await buy(call);
  expect((await ours.schedule([address()])).status).toBe(200);
  expect(await subjects()).toEqual([]);
  await ours.schedule([address()]);
  await ours.schedule([address()]);
  expect(await subjects()).toEqual(['Your company has 14 credits left']);
  await buy(call);
  now = new Date(now.getTime() + 60_000);
  await ours.schedule([address(), address(), address()]);
  expect((await subjects()).toSorted((one, other) => one.localeCompare(other))).toEqual([
    ...['Your company has 12 credits left', 'Your company has 14 credits left'],
  ]);
});

test('they are told again once credits came back and fell again, and not of a price that rises alone', async () => {
  const ours = await openOffice(service);
  const call = await payerOf(ours);
  const admin = await people(service).plantMember(ours.companyId, { role: 'COMPANY_ADMIN' });
  const told = async () => (await service.mailsTo(admin.email)).length;
  await buy(call);
  await buy(call);
  const later = () => {
    now = new Date(now.getTime() + 60_000);
  };
  const price = async (credits: number) => {
    later();
    expect((await office.send('PUT', `${base}/prices`, { credits })).status).toBe(200);
  };
  await ours.inviteOne(address());
  const unwanted = await ours.inviteOne(address());
  expect([(await creditsOf(call)).balance, await told()]).toEqual([14, 1]);
  const quietly = { reason: '', tellsCandidate: false };
  expect((await ours.act(unwanted, 'cancel', quietly)).status).toBe(200);
  await service.runJob('return-credits');
  later();
  await ours.inviteOne(address());
  expect([(await creditsOf(call)).balance, await told()]).toEqual([14, 2]);
  await price(6);
  await ours.inviteOne(address());
  expect([(await creditsOf(call)).balance, await told()]).toEqual([8, 2]);
  await price(3);
});

test('whose credits became few because the price rose is told once, at the next use', async () => {
  const ours = await openOffice(service);
  const call = await payerOf(ours);
  const admin = await people(service).plantMember(ours.companyId, { role: 'COMPANY_ADMIN' });
  const told = async () => (await service.mailsTo(admin.email)).map(({ subject }) => subject);
  for (const _pack of [1, 2, 3]) await buy(call);
  now = new Date(now.getTime() + 60_000);
  await office.send('PUT', `${base}/prices`, { credits: 7 });
  await ours.inviteOne(address());
  expect(await told()).toEqual(['Your company has 23 credits left']);
  now = new Date(now.getTime() + 60_000);
  await ours.inviteOne(address());
  expect(await told()).toHaveLength(1);
  await office.send('PUT', `${base}/prices`, { credits: 3 });
});

test('what came and went is exported, with an entry in the company’s chain', async () => {
  const ours = await openOffice(service);
  const call = await payerOf(ours);
  await buy(call);
  await ours.inviteOne(address());
  const { data } = await call('GET', '/api/billing/credits/export');
  expect(data).toMatchObject({ count: 2, isMore: false, fileName: 'credits-2026-11-21.csv' });
  expect(data.csv).toContain(',Invitation,-3,Ada Lovelace,Engineer,');
  expect(data.csv).toContain(',Bought,10,,,');
});

test('nobody without the right sees credits, and the chains verify', async () => {
  const ours = await openOffice(service);
  expect((await ours.call('GET', '/api/billing/credits')).code).toBe('not_allowed');
  expect(await brokenChains(service)).toEqual([]);
});
