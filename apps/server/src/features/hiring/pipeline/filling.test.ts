import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { plantApplicant, plantJob } from './test-pipeline.ts';

const now = new Date('2026-11-21T10:00:00Z');
let service: TestApp;
let ours: { readonly companyId: number; readonly accountId: number; readonly call: Caller };

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
});
afterAll(() => service.close());

/** A published job of so many openings, and what is done about it. */
async function openJob(openings: number) {
  const job = await plantJob(service, ours.call);
  const { jobID } = job;
  await service.owner.query('update jobs set openings = $2 where id = $1', [jobID, openings]);
  await ours.call('POST', `/api/jobs/${jobID}/publish`, { version: 1 });
  const read = async () => (await ours.call('GET', `/api/jobs/${jobID}`)).data;
  return {
    jobID,
    status: async () => (await read()).status,
    isPublic: async () => (await read()).publicPath !== null,
    close: () => ours.call('POST', `/api/jobs/${jobID}/close`, {}),
    applicants: (n: number) =>
      Promise.all(
        Array.from({ length: n }, () =>
          plantApplicant(service, { companyId: ours.companyId, job }),
        ),
      ),
  };
}

type Applicant = { readonly applicationID: number };

const hire = async (applicants: readonly Applicant[]) => {
  const applications = applicants.map(({ applicationID }) => ({ applicationID, version: 1 }));
  const body = { applications, stageID: null };
  return (await ours.call('POST', '/api/pipeline/moves', body)).data.results;
};
/** The first of these. */
const takeBack = (hired: readonly { readonly applicationID: number; readonly moveID: number }[]) =>
  ours.call('POST', '/api/pipeline/undo', {
    moves: hired.slice(0, 1).map(({ applicationID, moveID }) => ({ applicationID, moveID })),
  });

const told = async () => {
  const text = "select title from notifications where account_id = $1 and title like 'The last%'";
  return (await service.owner.query(text, [ours.accountId])).rows.length;
};

test('whoever is hired by hand as the last closes the job, with a word to its team', async () => {
  const job = await openJob(2);
  const [one, other] = await job.applicants(2);
  if (one === undefined || other === undefined) throw new Error('there are two');
  await hire([one]);
  expect([await job.status(), await told()]).toEqual(['open', 0]);
  await hire([other]);
  expect([await job.status(), await job.isPublic(), await told()]).toEqual(['closed', false, 1]);
  expect((await people(service).auditOf(ours.companyId)).slice(-2)).toEqual([
    'application.hired',
    'job.closed',
  ]);
});

test('taking the last hiring back opens the job that closed by it', async () => {
  const job = await openJob(2);
  const results = await hire(await job.applicants(2));
  expect(await job.status()).toBe('closed');
  expect((await takeBack(results)).status).toBe(200);
  expect([await job.status(), await job.isPublic()]).toEqual(['open', true]);
  const applications = [{ applicationID: results[1].applicationID, version: 2 }];
  await ours.call('POST', '/api/pipeline/reopenings', { applications });
  expect(await job.status()).toBe('open');
});

test('a job that somebody closed stays closed, whoever is not hired after all', async () => {
  const job = await openJob(1);
  const results = await hire(await job.applicants(1));
  await ours.call('POST', `/api/jobs/${job.jobID}/publish`, { version: 1 });
  await job.close();
  await takeBack(results);
  expect(await job.status()).toBe('closed');
});

test('what was written and not published stays off the page until somebody publishes it', async () => {
  const job = await openJob(1);
  await service.owner.query('update jobs set version = 2 where id = $1', [job.jobID]);
  const results = await hire(await job.applicants(1));
  await takeBack(results);
  expect(await job.status()).toBe('closed');
});

test('two who are hired at once as the last close the job', async () => {
  const job = await openJob(2);
  const both = await job.applicants(2);
  await Promise.all(both.map((one) => hire([one])));
  expect(await job.status()).toBe('closed');
});
