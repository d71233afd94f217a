import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insideOf } from '../../hiring/candidate-page/test-page.ts';
import { people } from '../../people/companies/test-company.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { after, foundKeeper, looksAt, over, plantKept } from './test-kept.ts';

let now = over;
let service: TestApp;
let alone: { readonly companyId: number };
let count: ReturnType<typeof looksAt>['count'];

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ({ count } = looksAt(service));
});
beforeEach(async () => {
  now = over;
  const { rows } = await service.owner.query('insert into tenants default values returning id');
  alone = { companyId: Number(rows[0].id) };
});
afterAll(() => service.close());

/** The run of this night, after that of the night before: a first one only looks. */
const at = async (days: number, ms = 0) => {
  for (const night of [days - 1, days]) {
    now = after(night, ms);
    await service.runJob('apply-retention');
  }
};
const follow = (companyId: number) =>
  service.owner.query("update jobs set jurisdiction = 'us-ca' where company_id = $1", [companyId]);
const heard = (companyId: number) =>
  service.owner.query('update candidate_consents set version = 4 where company_id = $1', [
    companyId,
  ]);

test('of a job that follows California, application, interview and notes stay for four years; the recording goes as was told', async () => {
  const kept = await plantKept(service, alone.companyId);
  await follow(kept.companyId);
  await heard(kept.companyId);
  await at(1461, -1);
  expect(await count('recordings', kept, 'deleted_at is null')).toBe(0);
  for (const table of ['applications', 'attempts', 'proctoring_sessions', 'candidates']) {
    expect([table, await count(table, kept)]).toEqual([table, 1]);
  }
  await at(1461);
  for (const table of ['applications', 'attempts', 'proctoring_sessions', 'candidates']) {
    expect([table, await count(table, kept)]).toEqual([table, 0]);
  }
  expect(service.problems).toEqual([]);
});

test('an interview without an end of its application stays for five, so that a decision can follow', async () => {
  const kept = await plantKept(service, alone.companyId, { status: 'active' });
  await follow(kept.companyId);
  await at(1826);
  expect(await count('attempts', kept)).toBe(1);
  await at(1827);
  expect(await count('attempts', kept)).toBe(0);
});

test('who agreed to words that named no law keeps the promise that they had', async () => {
  const kept = await plantKept(service, alone.companyId);
  await follow(kept.companyId);
  await at(365);
  expect(await count('applications', kept)).toBe(0);
});

test('erasing goes before: the four years bind what goes by itself', async () => {
  const company = await foundKeeper(service);
  const kept = await plantKept(service, company.companyId);
  await follow(kept.companyId);
  await heard(kept.companyId);
  now = after(2);
  const admin = await company.admin();
  const asked = { candidateID: kept.candidateId, email: kept.email, because: 'Asked for it.' };
  expect((await admin('POST', '/api/retention/erasures', asked)).status).toBe(200);
  expect(await count('applications', kept)).toBe(0);
});
test('the page says that a law has it kept, and until when', async () => {
  const of = await people(service).found();
  const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
  const { browser, token } = await insideOf(service, { of, clock });
  const look = async () => (await browser.open(token)).data;
  expect((await look()).isKeptByLaw).toBe(false);
  await follow(of.companyId);
  expect((await look()).isKeptByLaw).toBe(true);
  const endedAt = now;
  await service.owner.query(
    "update applications set status = 'withdrawn', status_changed_at = $2 where company_id = $1",
    [of.companyId, endedAt],
  );
  const [application] = (await look()).applications;
  const until = new Date(endedAt.getTime() + 1461 * 86_400_000);
  expect(application.keptUntil).toBe(until.toISOString());
});
