import { createJob } from '@candor/contract/hiring/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { prefixQuery } from './search-rules.ts';

let now = new Date('2026-11-21T10:00:00Z');
let service: TestApp;
let company: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
const ids: Record<string, number> = {};

const jobs = {
  welder: { title: 'Welder', department: 'Works', location: 'Bergen', closesOn: '2027-03-01' },
  analyst: {
    title: 'analyst',
    department: 'Data',
    location: 'Oslo',
    workplace: 'remote',
    description: 'You love **zymology** and C++.',
  },
  cook: { title: 'Cook', department: 'Works', employmentType: 'part-time', closesOn: '2027-01-01' },
};

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  company = await people(service).found();
  const { call } = company;
  for (const [name, job] of Object.entries(jobs)) {
    now = new Date(now.getTime() + 60_000);
    const body = { ...createJob.example.body, closesOn: null, ...job };
    ids[name] = (await call('POST', '/api/jobs', body)).data.jobID;
  }
  for (const name of ['welder', 'analyst']) {
    now = new Date(now.getTime() + 60_000);
    await call('POST', `/api/jobs/${ids[name]}/publish`, { version: 1 });
  }
});
afterAll(() => service.close());

const nameOf = (jobID: number) => Object.keys(ids).find((name) => ids[name] === jobID);
const found = async (query: string) => {
  const { data } = await company.call('GET', `/api/jobs?${query}`);
  expect(data.total).toBe(data.jobs.length);
  return data.jobs.map(({ jobID }: { jobID: number }) => nameOf(jobID));
};

test.each([
  ['', ['analyst', 'welder', 'cook']],
  ['status=draft', ['cook']],
  ['status=open', ['analyst', 'welder']],
  ['department=Works', ['welder', 'cook']],
  ['employmentType=part-time', ['cook']],
  ['workplace=remote', ['analyst']],
  ['workplace=remote&status=draft', []],
  ['search=weld', ['welder']],
  ['search=OSLO%20zymo', ['analyst']],
  ['search=oslo%20welder', []],
  ['search=%27)%20|%20!(', ['analyst', 'welder', 'cook']],
  ['sort=newest', ['cook', 'analyst', 'welder']],
  ['sort=oldest', ['welder', 'analyst', 'cook']],
  ['sort=title', ['analyst', 'cook', 'welder']],
  ['sort=closing', ['cook', 'welder', 'analyst']],
])('the list with ?%s', async (query, names) => {
  expect(await found(query)).toEqual(names);
});

test('a row names its owner and says whose draft it is', async () => {
  const { data } = await company.call('GET', '/api/jobs?status=draft');
  expect(data.jobs[0]).toMatchObject({
    ownerName: 'Ingrid Solberg',
    isOwnDraft: true,
    hasUnpublishedChanges: false,
    openings: 2,
    interviews: 0,
  });
});

test('a page after the last one is empty and still knows the total', async () => {
  const { data } = await company.call('GET', '/api/jobs?page=2');
  expect(data).toMatchObject({ jobs: [], total: 3, pageSize: 50 });
});

test('the choices are colleagues and the words in use', async () => {
  const { data } = await company.call('GET', '/api/jobs/choices');
  expect(data.departments).toEqual(['Works', 'Data']);
  expect(data.skills).toEqual(['TypeScript']);
  expect(data.members).toEqual([{ membershipID: expect.any(Number), name: 'Ingrid Solberg' }]);
});

test('visitors find what is open, by words, kind and company', async () => {
  const visible = async (query: string) => {
    const { data } = await people(service).caller()('GET', `/api/careers/jobs?${query}`);
    return data.jobs.map(({ jobID }: { jobID: number }) => nameOf(jobID));
  };
  expect(await visible('')).toEqual(['analyst', 'welder']);
  expect(await visible('search=larkfield%20weld')).toEqual(['welder']);
  expect(await visible('workplace=remote')).toEqual(['analyst']);
  expect(await visible(`companyID=${company.companyId}`)).toEqual(['analyst', 'welder']);
  expect(await visible(`companyID=${company.companyId + 1}`)).toEqual([]);
  expect(await visible('page=2')).toEqual([]);
});

test('what is typed becomes words, and nothing else reaches the query', () => {
  expect(prefixQuery('C++ & (senior | ünï)')).toBe("'c':* & 'senior':* & 'ünï':*");
  expect(prefixQuery("' \\ : * !")).toBeNull();
  expect(prefixQuery('a b c d e f g h i j')?.split('&')).toHaveLength(8);
});

test('a job says how many applied and where they stand, to who may see candidates', async () => {
  const { rows } = await service.owner.query(
    'select id, name from job_stages where job_id = $1 order by position limit 2',
    [ids['welder']],
  );
  const insert = async (n: number, stageId: number, status: string) => {
    const candidate = await service.owner.query(
      'insert into candidates (company_id, email, first_name, last_name) values ($1, $2, $3, $3) returning id',
      [company.companyId, `counted${n}@example.com`, 'C'],
    );
    await service.owner.query(
      `insert into applications (company_id, job_id, candidate_id, stage_id, status, source, applied_at, stage_since)
       values ($1, $2, $3, $4, $5, 'added', $6, $6)`,
      [company.companyId, ids['welder'], candidate.rows[0].id, stageId, status, now],
    );
  };
  await insert(1, rows[0].id, 'active');
  await insert(2, rows[0].id, 'active');
  await insert(3, rows[0].id, 'rejected');
  await insert(4, rows[1].id, 'active');
  const applicantsOf = async (call: typeof company.call) => {
    const { data } = await call('GET', '/api/jobs?search=welder');
    return data.jobs[0].applicants;
  };
  const [first, second] = rows.map(({ id, name }) => ({ stageID: Number(id), name }));
  expect(await applicantsOf(company.call)).toEqual({
    count: 4,
    stages: [
      { ...first, count: 2 },
      { ...second, count: 1 },
    ],
  });
  const privileges = [{ featureId: 2, activityId: 4 }];
  const { call } = await people(service).plantMember(company.companyId, { privileges });
  expect(await applicantsOf(call)).toBeNull();
});
