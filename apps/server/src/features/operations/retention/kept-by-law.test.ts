import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applicants, newAddress, postOpenJob } from '../../hiring/applications/test-applying.ts';
import { insideOf, memberOf } from '../../hiring/candidate-page/test-page.ts';
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
/** Chosen for the company's jobs, as late as that may be. */
const follow = (companyId: number) =>
  service.owner.query("update jobs set jurisdiction = 'us-ca' where company_id = $1", [companyId]);
/** Its notice stood beside the job when they applied, or in the terms of their interview. */
const told = (table: 'candidate_consents' | 'attempts', companyId: number) =>
  service.owner.query(`update ${table} set told_law = 'us-ca' where company_id = $1`, [companyId]);
const heard = async (companyId: number) => {
  await told('candidate_consents', companyId);
  await told('attempts', companyId);
};
const tables = ['applications', 'attempts', 'proctoring_sessions', 'candidates'];
const held = async (kept: { readonly companyId: number }) => {
  const found: number[] = [];
  for (const table of tables) found.push(await count(table, kept));
  return found;
};
const [ALL, NONE] = [tables.map(() => 1), tables.map(() => 0)];

test('of a job that follows California, application, interview and notes stay for four years; the recording goes as was told', async () => {
  const kept = await plantKept(service, alone.companyId);
  await heard(kept.companyId);
  await at(1461);
  expect(await count('recordings', kept, 'deleted_at is null')).toBe(0);
  // The interview stays a year longer than that after its end, and what it belongs to with it.
  await at(1827, -1);
  expect(await held(kept)).toEqual(ALL);
  await at(1827);
  expect(await held(kept)).toEqual(NONE);
  expect(service.problems).toEqual([]);
});

test('an application goes after four years with an interview whose terms named no law', async () => {
  const kept = await plantKept(service, alone.companyId);
  await told('candidate_consents', kept.companyId);
  await at(1461, -1);
  expect(await held(kept)).toEqual(ALL);
  await at(1461);
  expect(await held(kept)).toEqual(NONE);
});

test('what stood beside the job when somebody applied is kept with their consent', async () => {
  const of = await people(service).found();
  const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
  const call = await memberOf(service, of);
  for (const jurisdiction of ['us-ca', null]) {
    const jobID = await postOpenJob(call, { jurisdiction });
    const email = newAddress();
    await applicants(service, clock).applyTo(jobID, { email });
    const { rows } = await service.owner.query(
      `select k.purpose, k.told_law from candidate_consents k join candidates c on c.id = k.candidate_id
        where c.company_id = $1 and c.email = $2 and k.purpose = 'application'`,
      [of.companyId, email],
    );
    expect(rows).toEqual([{ purpose: 'application', told_law: jurisdiction }]);
  }
});

test('an interview stays as long as its application is undecided, and four years after a late decision', async () => {
  const kept = await plantKept(service, alone.companyId, { status: 'active' });
  await heard(kept.companyId);
  await at(2000);
  expect(await count('attempts', kept)).toBe(1);
  await service.owner.query(
    "update applications set status = 'rejected', status_changed_at = $2 where company_id = $1",
    [kept.companyId, after(2000)],
  );
  await at(3461, -1);
  expect(await held(kept)).toEqual(ALL);
  await at(3461);
  expect(await held(kept)).toEqual(NONE);
});

test('who agreed to words that named no law keeps the promise that they had, whatever is chosen later', async () => {
  const kept = await plantKept(service, alone.companyId);
  await service.owner.query('update candidate_consents set version = 4 where company_id = $1', [
    kept.companyId,
  ]);
  await follow(kept.companyId);
  await at(365);
  expect(await count('applications', kept)).toBe(0);
  expect(await count('attempts', kept)).toBe(0);
});

test('an interview whose terms promised four years is not taken along by an application of older words', async () => {
  const kept = await plantKept(service, alone.companyId);
  await told('attempts', kept.companyId);
  await at(365);
  await at(1827, -1);
  expect(await count('applications', kept)).toBe(1);
  expect(await count('attempts', kept)).toBe(1);
  await at(1827);
  expect(await held(kept)).toEqual(NONE);
});

test('taking the law off a job breaks no promise either', async () => {
  const kept = await plantKept(service, alone.companyId);
  await heard(kept.companyId);
  await service.owner.query('update jobs set jurisdiction = null where company_id = $1', [
    kept.companyId,
  ]);
  await at(1461);
  expect(await held(kept)).toEqual(ALL);
});

test('erasing goes before: the four years bind what goes by itself', async () => {
  const company = await foundKeeper(service);
  const kept = await plantKept(service, company.companyId);
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
  expect((await look()).isKeptByLaw).toBe(false);
  await told('candidate_consents', of.companyId);
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

test('erasing on one’s own page goes before the four years, unless the company holds it back', async () => {
  const of = await people(service).found();
  const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
  const { browser, token, email, candidateID } = await insideOf(service, { of, clock });
  await told('candidate_consents', of.companyId);
  const call = await memberOf(service, of);
  const hold = `/api/retention/holds/${candidateID}` as const;
  expect((await call('PUT', hold, { because: 'A dispute.' })).status).toBe(200);
  const refused = await browser.post('erasure', { token, email });
  expect([refused.status, refused.code]).toEqual([409, 'candidate_held']);
  expect(await count('applications', of)).toBe(1);
  expect((await call('DELETE', hold)).status).toBe(200);
  expect((await browser.post('erasure', { token, email })).status).toBe(200);
  expect(await count('applications', of)).toBe(0);
});
