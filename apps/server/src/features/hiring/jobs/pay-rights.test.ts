import { createJob } from '@candor/contract/hiring/jobs';
import { rights } from '@candor/contract/people/right-rules';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { namedPay, withPay } from './salary-rules.ts';

let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;

beforeAll(async () => {
  service = await createTestApp();
  ours = await people(service).found();
});
afterAll(() => service.close());

const whole = createJob.example.body;
const { salaryMin, salaryMax, salaryCurrency, salaryPeriod, ...withoutPay } = whole;
const pay = { salaryMin, salaryMax, salaryCurrency, salaryPeriod };

const memberWith = (...activities: number[]) =>
  people(service).plantMember(ours.companyId, {
    privileges: activities.map((activityId) => ({ featureId: 2, activityId })),
  });

const postedByAdmin = async (): Promise<number> =>
  (await ours.call('POST', '/api/jobs', whole)).data.jobID;

const fieldsOf = (data: object) => Object.keys(data).filter((name) => name.startsWith('salary'));

test.each([
  ['view', 4, ''],
  ['edit', 2, '/edit'],
])(
  'who may %s a job reads nothing of its pay without that right',
  async (_what, activity, path) => {
    const jobID = await postedByAdmin();
    const without = await (await memberWith(activity)).call('GET', `/api/jobs/${jobID}${path}`);
    expect([without.status, fieldsOf(without.data)]).toEqual([200, []]);
    const { call } = await memberWith(activity, rights.salary);
    expect((await call('GET', `/api/jobs/${jobID}${path}`)).data).toMatchObject(pay);
  },
);

test.each(Object.entries(pay))(
  '%s is refused by its own name, and nothing is written',
  async (field, value) => {
    const jobID = await postedByAdmin();
    const { call } = await memberWith(1, 2);
    for (const sent of [value, null]) {
      const body = { ...withoutPay, title: 'Other', [field]: sent };
      const save = await call('PUT', `/api/jobs/${jobID}`, { ...body, version: 1 });
      expect([save.status, save.code]).toEqual([403, 'salary_not_yours']);
      expect((await call('POST', '/api/jobs', body)).code).toBe('salary_not_yours');
    }
    const { data } = await ours.call('GET', `/api/jobs/${jobID}`);
    expect(data).toMatchObject({ ...pay, title: whole.title, version: 1 });
    expect(namedPay({ [field]: null })).toBe(field);
  },
);

test('a save without pay leaves what is stored, and a draft begun without it pays nothing', async () => {
  const jobID = await postedByAdmin();
  const { call } = await memberWith(1, 2);
  const body = { ...withoutPay, title: 'Renamed', version: 1 };
  expect((await call('PUT', `/api/jobs/${jobID}`, body)).status).toBe(200);
  const saved = await ours.call('GET', `/api/jobs/${jobID}`);
  expect(saved.data).toMatchObject({ ...pay, title: 'Renamed' });

  const own = (await call('POST', '/api/jobs', withoutPay)).data.jobID;
  expect(fieldsOf((await call('GET', `/api/jobs/${own}/draft`)).data)).toEqual([]);
  const again = { ...body, ...pay };
  expect((await call('PUT', `/api/jobs/${own}/draft`, again)).code).toBe('salary_not_yours');
  expect((await call('PUT', `/api/jobs/${own}/draft`, body)).status).toBe(200);
  expect((await ours.call('GET', `/api/jobs/${own}`)).data).toMatchObject({ salaryMin: null });
});

test('a copy carries the pay only for who may see it', async () => {
  const jobID = await postedByAdmin();
  const copyBy = async (...activities: number[]) => {
    const { call } = await memberWith(1, ...activities);
    const copy = await call('POST', `/api/jobs/${jobID}/clone`);
    return (await ours.call('GET', `/api/jobs/${copy.data.jobID}`)).data;
  };
  expect(await copyBy()).toMatchObject({ salaryMin: null, salaryMax: null, salaryCurrency: null });
  expect(await copyBy(rights.salary)).toMatchObject(pay);
});

test('who may not set the pay publishes none that the career page does not show already', async () => {
  const jobID = await postedByAdmin();
  const { call } = await memberWith(2);
  const publish = (by: typeof call, version: number) =>
    by('POST', `/api/jobs/${jobID}/publish`, { version });
  const shown = async () => (await ours.call('GET', `/api/careers/jobs/${jobID}`)).data;
  expect((await publish(call, 1)).code).toBe('salary_not_yours');
  expect((await ours.call('GET', `/api/careers/jobs/${jobID}`)).status).toBe(404);
  expect((await publish(ours.call, 1)).status).toBe(200);
  const renamed = { ...withoutPay, title: 'Renamed', version: 1 };
  expect((await call('PUT', `/api/jobs/${jobID}`, renamed)).status).toBe(200);
  expect((await publish(call, 2)).status).toBe(200);
  const raised = { ...whole, salaryMax: (salaryMax ?? 0) + 100_000, version: 2 };
  expect((await ours.call('PUT', `/api/jobs/${jobID}`, raised)).status).toBe(200);
  expect((await publish(call, 3)).code).toBe('salary_not_yours');
  expect(await shown()).toMatchObject({ ...pay, title: 'Renamed' });
});

test('each field of pay stays, or goes, by itself', () => {
  const kept = { ...pay, salaryMin: 1 };
  expect(withPay({}, kept)).toEqual(kept);
  expect(withPay({ salaryMax: null }, kept)).toEqual({ ...kept, salaryMax: null });
  expect(withPay(pay, { ...kept, salaryPeriod: null })).toEqual(pay);
});

test('a role of before that saw jobs keeps seeing what they pay', async () => {
  const role = (activityId: number) =>
    people(service).plantRole(ours.companyId, `Before ${activityId}`, [
      { featureId: 2, activityId },
    ]);
  const ids = [await role(4), await role(2), await role(1), await role(5)];
  const file = new URL('../../../migrations/0076_pay_is_a_right.sql', import.meta.url);
  await service.owner.query(await readFile(file, 'utf8'));
  const text = `select role_id from role_privileges
    where feature_id = 2 and activity_id = 29 and role_id = any ($1) order by role_id`;
  const { rows } = await service.owner.query(text, [ids]);
  expect(rows.map((row) => Number(row.role_id))).toEqual(ids.slice(0, 3));
});
