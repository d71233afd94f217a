import { FEW_ROWS } from '@candor/contract/fields';
import { createJob } from '@candor/contract/hiring/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from './features/people/companies/test-company.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const MORE = FEW_ROWS + 2;
let service: TestApp;
let company: Awaited<ReturnType<ReturnType<typeof people>['found']>>;

beforeAll(async () => {
  service = await createTestApp({});
  company = await people(service).found();
  for (let n = 0; n < MORE; n += 1) {
    await company.call('POST', '/api/jobs', createJob.example.body);
  }
  await service.owner.query(
    `insert into candidates (company_id, email, first_name, last_name, phone, last_activity_at)
     select $1, 'ada' || n || '@example.com', 'Ada', 'L', '+47 22 22 22 22', now() + n * interval '1 minute'
       from generate_series(1, $2::int) n`,
    [company.companyId, MORE],
  );
});
afterAll(() => service.close());

test('the first candidates are those of the whole list, and the next page follows them', async () => {
  const ask = async (body: object) =>
    (await company.call('POST', '/api/aggregator/Company/getcandidatesbyfilter', body)).data;
  const whole = await ask({ keywords: 'ada' });
  const few = await ask({ keywords: 'ada', few: 'yes' });
  const idsOf = (list: typeof whole) =>
    list.candidates.map(({ candidateID }: { candidateID: number }) => candidateID);
  expect(idsOf(few)).toEqual(idsOf(whole).slice(0, FEW_ROWS));
  const next = await ask({ keywords: 'ada', cursor: few.nextCursor });
  expect([...idsOf(few), ...idsOf(next)]).toEqual(idsOf(whole));
});

test('the first jobs are those of the whole list, and nobody is counted for them', async () => {
  const whole = (await company.call('GET', '/api/jobs')).data.jobs;
  const { data } = await company.call('GET', '/api/jobs?few=yes');
  const uncounted = whole.map((job: object) => ({ ...job, applicants: null }));
  expect(whole).toHaveLength(MORE);
  expect(data.jobs).toEqual(uncounted.slice(0, FEW_ROWS));
});

test.each(['/api/interviews', '/api/live-interviews', '/api/questions'])(
  'the first rows of %s are asked in its own form',
  async (path) => {
    const whole = await company.call('GET', path);
    const { status, data } = await company.call('GET', `${path}?few=yes`);
    expect(status).toBe(200);
    expect(Object.keys(data)).toEqual(Object.keys(whole.data));
    expect(await company.call('GET', `${path}?few=all`)).toMatchObject({ status: 422 });
  },
);
