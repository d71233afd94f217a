import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { plantApplicant, plantJob } from '../pipeline/test-pipeline.ts';

const now = new Date('2026-11-21T10:00:00Z');
const soon = new Date(now.getTime() + 5 * 3_600_000);
let service: TestApp;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
});
afterAll(() => service.close());

test('a career page says how many promised answers were given in time, once 20 were, of what stands', async () => {
  const { companyId, call } = await people(service).found();
  const job = await plantJob(service, call);
  await call('POST', `/api/jobs/${job.jobID}/publish`, { version: 1 });
  const shown = async () =>
    (await call('GET', `/api/careers/companies/${companyId}`)).data.keptPercent;
  const apply = async () =>
    (await plantApplicant(service, { companyId, job, given: { replyBy: soon } })).applicationID;
  const answer = async (applicationID: number) => {
    const { data } = await call('POST', '/api/pipeline/moves', {
      applications: [{ applicationID, version: 1 }],
      stageID: job.stages[2],
    });
    return { applicationID, moveID: data.results[0].moveID };
  };
  const answered = [];
  for (let at = 0; at < 20; at += 1) answered.push(await answer(await apply()));
  // Nobody reads it unless the company wants that.
  expect(await shown()).toBeNull();
  await call('PUT', '/api/careers/rules', { keptRate: 'yes' });
  expect(await shown()).toBe(100);
  await call('POST', '/api/pipeline/undo', { moves: [answered[0]] });
  expect(await shown()).toBeNull();
  // Its letter leaves after the day that was promised.
  await call('POST', '/api/pipeline/rejections', {
    applications: [{ applicationID: await apply(), version: 1 }],
    reason: 'Skills do not match',
    mail: { subject: 'Your application', body: 'We cannot go on.', delayMinutes: 1440 },
  });
  expect(await shown()).toBe(95);
});

test('only the 500 promises that ended last are told of, answered or not', async () => {
  const { companyId, call } = await people(service).found();
  const job = await plantJob(service, call);
  await call('POST', `/api/jobs/${job.jobID}/publish`, { version: 1 });
  await call('PUT', '/api/careers/rules', { keptRate: 'yes' });
  const { applicationID } = await plantApplicant(service, { companyId, job });
  const long = new Date(now.getTime() - 300 * 24 * 3_600_000);
  for (let at = 0; at < 50; at += 1) {
    await plantApplicant(service, { companyId, job, given: { replyBy: long } });
  }
  const shown = async () =>
    (await call('GET', `/api/careers/companies/${companyId}`)).data.keptPercent;
  expect(await shown()).toBe(0);
  await service.owner.query(
    `insert into application_moves (company_id, application_id, kind, to_stage, from_status, to_status, moved_at, reply_by_before)
     select $1, $2, 'moved', 'Screening', 'active', 'active', $3, $3 from generate_series(1, 500)`,
    [companyId, applicationID, new Date(now.getTime() - 3_600_000)],
  );
  expect(await shown()).toBe(100);
});
