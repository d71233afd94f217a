import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { deleteWholeApplications } from './deletion.ts';
import { after, foundKeeper, looksAt, over, plantKept } from './test-kept.ts';

let now = over;
let service: TestApp;
let companyId: number;
let remove: TestApp['objects']['remove'];
let looks: ReturnType<typeof looksAt>;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ({ remove } = service.objects);
  looks = looksAt(service);
});
beforeEach(async () => {
  now = over;
  const { rows } = await service.owner.query('insert into tenants default values returning id');
  companyId = Number(rows[0].id);
});
afterEach(() => {
  Object.assign(service.objects, { remove });
});
afterAll(() => service.close());

const at = async (days: number, ms = 0) => {
  now = after(days, ms);
  await service.runJob('apply-retention');
};

test('[F6] an interview after the decision begins the time of an application anew', async () => {
  const kept = await plantKept(service, companyId);
  await service.owner.query(
    'update applications set status_changed_at = $2 where company_id = $1',
    [...[companyId, after(-400)]],
  );
  await at(6);
  await at(7);
  expect((await looks.heldOf(kept)).length).toBe(7);
  expect(await looks.count('attempts', kept)).toBe(1);
  await at(364);
  await at(365, -1);
  expect(await looks.count('applications', kept)).toBe(1);
  await at(365);
  expect(await looks.count('applications', kept)).toBe(0);
});

test('[F6] so does a form that was sent again', async () => {
  const kept = await plantKept(service, companyId);
  await service.owner.query(
    `insert into application_forms (company_id, form_key, application_id, is_repeat, applicant, answers, cover_letter, sent_at)
     values ($1, 'again', $2, true, '{}', '[]', 'I learned much since.', $3)`,
    [companyId, kept.applicationId, after(360)],
  );
  await at(365);
  await at(366);
  expect(await looks.count('application_forms', kept)).toBe(1);
  await at(724);
  expect(await looks.count('application_forms', kept)).toBe(1);
  await at(725);
  expect(await looks.count('application_forms', kept)).toBe(0);
});

test('the first run there is deletes nothing: what is due can be looked at for a day', async () => {
  const company = await foundKeeper(service);
  const kept = await plantKept(service, company.companyId);
  await at(800);
  expect((await looks.heldOf(kept)).length).toBe(7);
  const call = await company.admin();
  const { data } = await call('GET', '/api/retention');
  expect(data.lastRun).toEqual({
    ...{ startedAt: after(800).toISOString(), finishedAt: null },
    ...{ deleted: [], isWaiting: true },
  });
  await at(801);
  expect(await looks.heldOf(kept)).toEqual([]);
});

test('a clock that jumps a year ahead deletes nothing for a day', async () => {
  const kept = await plantKept(service, companyId);
  await at(0);
  await at(1);
  await at(366);
  await at(366, 600_000);
  expect((await looks.heldOf(kept)).length).toBe(7);
  // Set right again: another jump, and nothing is due.
  await at(2);
  await at(3);
  expect((await looks.heldOf(kept)).length).toBe(7);
  // Not a mistake: the server was away.
  await at(500);
  expect((await looks.heldOf(kept)).length).toBe(7);
  await at(501);
  expect(await looks.heldOf(kept)).toEqual([]);
});

test.each([
  ['held back', `update candidates set held_because = 'A complaint.', held_at = now()`],
  ['taken up again', `update applications set status = 'active'`],
])('what was found to be over stays whole when it is %s before it goes', async (_, text) => {
  const kept = await plantKept(service, companyId);
  const { db, objects } = service;
  await service.owner.query(`${text} where company_id = $1`, [companyId]);
  const nothing = async () => {};
  const untold = { forgetMails: nothing, releaseSeats: nothing, returnCredits: nothing };
  const parts = { db, objects, clock: () => after(365), ...untold };
  await deleteWholeApplications(parts, { companyId, ids: [kept.applicationId] });
  for (const table of ['attempts', 'interview_schedules', 'applications']) {
    expect([table, await looks.count(table, kept)]).toEqual([table, 1]);
  }
  expect((await looks.heldOf(kept)).length).toBe(7);
});

test('an interview that begins during an erasure goes on', async () => {
  const company = await foundKeeper(service);
  const kept = await plantKept(service, company.companyId);
  const { rows } = await service.owner.query(
    `insert into interview_schedules (company_id, job_id, candidate_id, blueprint_id, opens_at, closes_at)
     select company_id, job_id, candidate_id, blueprint_id, opens_at, $2 from interview_schedules where company_id = $1
     returning id::int`,
    [company.companyId, after(2)],
  );
  Object.assign(service.objects, {
    remove: async (key: string) => {
      if (key.includes(`/${company.companyId}/`)) {
        await service.owner.query(
          `insert into attempts (company_id, schedule_id, status, question_count, started_at, deadline_at)
           values ($1, $2, 'in-progress', 1, $3, $4) on conflict do nothing`,
          [company.companyId, rows[0].id, now, after(1)],
        );
      }
      await remove(key);
    },
  });
  const call = (await people(service).signIn(company.email)).call;
  const reply = await call('POST', '/api/retention/erasures', {
    ...{ candidateID: kept.candidateId, email: kept.email, because: 'They asked.' },
  });
  expect(reply.status).toBe(409);
  expect(await looks.count('attempts', kept, "status = 'in-progress'")).toBe(1);
});
