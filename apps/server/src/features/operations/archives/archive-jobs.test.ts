import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveKinds } from '@candor/contract/operations/archive-rules';
import { createJob } from '@candor/contract/hiring/jobs';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';

import {
  type Company,
  made as madeBy,
  preview as look,
  take as takeInto,
} from './test-archives.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const found = (): Promise<Company> => people(app).found();

async function open(company: Company, change: object = {}): Promise<number> {
  const body = { ...createJob.example.body, title: 'Welder', ...change };
  const { jobID } = (await company.call('POST', '/api/jobs', body)).data;
  const published = await company.call('POST', `/api/jobs/${jobID}/publish`, { version: 1 });
  expect(published.status).toBe(200);
  return jobID;
}
const close = async (company: Company, jobID: number) => {
  const closed = await company.call('POST', `/api/jobs/${jobID}/close`);
  expect(closed.status).toBe(200);
};
const apply = async (company: Company, jobID: number, firstName: string) => {
  const email = `${firstName.toLowerCase()}@example.net`;
  const body = { firstName, lastName: 'Hopper', email };
  const added = await company.call('POST', `/api/pipeline/jobs/${jobID}/applications`, body);
  expect(added.status).toBe(200);
};
const made = (company: Company) => madeBy(app, company);

/** How many of each kind are new. */
const newOf = ({ counts }: { counts: { kind: string; new: number }[] }) =>
  Object.fromEntries(counts.map((one) => [one.kind, one.new]));
const take = async (company: Company, bytes: Buffer) => newOf(await takeInto(app, company, bytes));
const preview = async (company: Company, bytes: Buffer) => newOf(await look(app, company, bytes));

/** Who stands in which job, by what the jobs say. */
async function placesOf({ companyId }: Company): Promise<string[]> {
  return app.db.inCompany(companyId, async (tx) => {
    const rows = await tx
      .selectFrom('applications as a')
      .innerJoin('candidates as c', 'c.id', 'a.candidateId')
      .innerJoin('jobs as j', 'j.id', 'a.jobId')
      .select(['c.firstName', 'j.description', 'j.status'])
      .where('a.companyId', '=', companyId)
      .execute();
    return rows
      .map(({ firstName, description, status }) => `${firstName}: ${description}, ${status}`)
      .toSorted();
  });
}

test('the own file is known, where an older job of the same name is closed', async () => {
  const company = await found();
  await close(company, await open(company, { description: 'Days' }));
  await apply(company, await open(company, { description: 'Nights' }), 'Ada');
  const none = Object.fromEntries(archiveKinds.map((kind) => [kind, 0]));
  expect(await preview(company, await made(company))).toEqual(none);
});

test('a second file, of after the first of two jobs was closed, puts nobody into the wrong one', async () => {
  const [from, to] = [await found(), await found()];
  const first = await open(from, { description: 'Days' });
  const second = await open(from, { description: 'Nights' });
  await apply(from, first, 'Ada');
  await take(to, await made(from));
  await close(from, first);
  await apply(from, second, 'Grace');
  expect(await take(to, await made(from))).toMatchObject({ jobs: 0, people: 1, applications: 1 });
  expect(await placesOf(to)).toEqual(['Ada: Days, paused', 'Grace: Nights, paused']);
});

test('nobody is put into a job that was closed here', async () => {
  const [from, to] = [await found(), await found()];
  await apply(from, await open(from, { description: 'Days' }), 'Ada');
  await close(to, await open(to, { description: 'Days' }));
  expect(await take(to, await made(from))).toMatchObject({ jobs: 1, applications: 1 });
  expect(await placesOf(to)).toEqual(['Ada: Days, paused']);
});

test('an open job in the middle of an edit arrives as a draft, and keeps nothing else from arriving', async () => {
  const [from, to] = [await found(), await found()];
  const jobID = await open(from);
  await open(from, { title: 'Fitter' });
  const half = { ...createJob.example.body, title: 'Welder', description: '', version: 1 };
  expect((await from.call('PUT', `/api/jobs/${jobID}`, half)).status).toBe(200);
  expect(await take(to, await made(from))).toMatchObject({ jobs: 2 });
  const { data } = await to.call('GET', '/api/jobs');
  const states = data.jobs.map(({ title, status }: Record<string, string>) => `${title} ${status}`);
  expect(states.toSorted()).toEqual(['Fitter paused', 'Welder draft']);
});
