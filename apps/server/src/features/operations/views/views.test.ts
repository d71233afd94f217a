import { areas, rights } from '@candor/contract/people/right-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';

let service: TestApp;
let company: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let other: typeof company;
let recruiter: Awaited<ReturnType<ReturnType<typeof people>['plantMember']>>;

const path = '/api/views';
type Call = typeof company.call;
type Kept = { name: string; list: string; isDefault: boolean; isOwn: boolean };

beforeAll(async () => {
  service = await createTestApp();
  company = await people(service).found();
  other = await people(service).found();
  recruiter = await people(service).plantMember(company.companyId, {
    privileges: [{ featureId: areas.jobs, activityId: rights.viewJobs }],
  });
});
afterAll(() => service.close());

const view = { query: 'status=open&hide=Owner', isShared: false, isDefault: false };
const keep = async (call: Call, list: string, given: object) =>
  call('POST', path, { ...view, list, ...given });
const keptBy = async (call: Call): Promise<Kept[]> => (await call('GET', path)).data.views;
const namesOf = async (call: Call) => (await keptBy(call)).map(({ name }) => name);

test('a view is its owner’s, and shared with colleagues of the company only', async () => {
  const { viewID } = (await keep(company.call, 'jobs', { name: 'Open', isShared: true })).data;
  await keep(company.call, 'jobs', { name: 'Mine' });
  expect((await keep(company.call, 'jobs', { name: ' Open ' })).code).toBe('name_taken');
  expect((await keep(company.call, 'questions', { name: 'Open' })).status).toBe(200);
  expect((await keep(company.call, 'jobs', { name: '  ' })).code).toBe('validation_failed');
  expect(await namesOf(company.call)).toEqual(['Mine', 'Open', 'Open']);
  expect(await namesOf(recruiter.call)).toEqual(['Open']);
  expect(await namesOf(other.call)).toEqual([]);
  const change = { ...view, name: 'Taken over' };
  for (const { call } of [recruiter, other]) {
    expect((await call('PUT', `${path}/${viewID}`, change)).status).toBe(404);
    expect((await call('DELETE', `${path}/${viewID}`)).status).toBe(404);
  }
  await company.call('PUT', `${path}/${viewID}`, { ...change, name: 'Open now' });
  expect(await namesOf(recruiter.call)).toEqual([]);
  expect(await namesOf(company.call)).toContain('Open now');
  await company.call('DELETE', `${path}/${viewID}`);
  expect(await namesOf(company.call)).toEqual(['Mine', 'Open']);
});

test('a view of a list is shown to, and kept by, whoever may ask the list', async () => {
  const shared = { name: 'Everybody', isShared: true };
  const { viewID } = (await keep(company.call, 'users', shared)).data;
  expect(await namesOf(recruiter.call)).toEqual([]);
  const chosen = await recruiter.call('PUT', `${path}/${viewID}/default`, { isDefault: true });
  expect(chosen.status).toBe(404);
  expect((await keep(recruiter.call, 'users', { name: 'Team' })).status).toBe(404);
  expect((await keep(recruiter.call, 'jobs', { name: 'Mine' })).status).toBe(200);
});

test('a list opens with one view, each for themselves; a colleague’s may be it', async () => {
  const first = { name: 'First', isShared: true, isDefault: true };
  const one = (await keep(company.call, 'jobs', first)).data.viewID;
  const defaults = async (call: Call) =>
    (await keptBy(call)).filter(({ isDefault }) => isDefault).map(({ name }) => name);
  expect(await defaults(company.call)).toEqual(['First']);
  expect(await defaults(recruiter.call)).toEqual([]);
  await recruiter.call('PUT', `${path}/${one}/default`, { isDefault: true });
  expect(await defaults(recruiter.call)).toEqual(['First']);
  await keep(company.call, 'jobs', { name: 'Second', isDefault: true });
  expect(await defaults(company.call)).toEqual(['Second']);
  await recruiter.call('PUT', `${path}/${one}/default`, { isDefault: false });
  expect(await defaults(recruiter.call)).toEqual([]);
  // What is not shared any more opens nobody else's list.
  await recruiter.call('PUT', `${path}/${one}/default`, { isDefault: true });
  await company.call('PUT', `${path}/${one}`, { ...view, name: 'First' });
  expect(await defaults(recruiter.call)).toEqual([]);
});

test('what one tab changes of a view stays when another, which knew the older, changes the rest', async () => {
  const { viewID } = (await keep(company.call, 'kits', { name: 'Old' })).data;
  const change = (given: object) =>
    company.call('PUT', `${path}/${viewID}`, { ...view, name: 'Old', ...given });
  await change({ query: 'status=closed', only: ['query'] });
  await company.call('PUT', `${path}/${viewID}/default`, { isDefault: true });
  expect((await change({ name: 'New', only: ['name'] })).status).toBe(200);
  expect((await change({ only: [] })).status).toBe(200);
  const found = (await keptBy(company.call)).find(({ list }) => list === 'kits');
  expect(found).toMatchObject({ name: 'New', query: 'status=closed', isDefault: true });
  // A page of the release before says all of it.
  await change({ name: 'Whole' });
  const whole = (await keptBy(company.call)).find(({ list }) => list === 'kits');
  expect(whole).toMatchObject({ name: 'Whole', query: view.query, isDefault: false });
});

test('somebody keeps at most a hundred views', async () => {
  await service.owner.query(
    `insert into list_views (company_id, owner_id, list, name, query, is_shared, created_at)
     select $1, account_id, 'kits', 'Kept ' || n, '', false, now()
       from memberships, generate_series(1, 100) n where company_id = $1`,
    [other.companyId],
  );
  expect((await keep(other.call, 'jobs', { name: 'One more' })).code).toBe('too_many_views');
});

test('of two views that take one name at once, one is refused, and each time in words', async () => {
  for (let round = 0; round < 8; round += 1) {
    const ids: number[] = [];
    for (const name of [`Left ${round}`, `Right ${round}`]) {
      ids.push((await keep(recruiter.call, 'jobs', { name })).data.viewID);
    }
    const answers = await Promise.all(
      ids.map((id) => recruiter.call('PUT', `${path}/${id}`, { ...view, name: `Both ${round}` })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  }
});

test('a view that is deleted while somebody chooses it is chosen or gone', async () => {
  for (let round = 0; round < 8; round += 1) {
    const shared = { name: `Passing ${round}`, isShared: true };
    const { viewID } = (await keep(company.call, 'jobs', shared)).data;
    const [chosen, deleted] = await Promise.all([
      recruiter.call('PUT', `${path}/${viewID}/default`, { isDefault: true }),
      company.call('DELETE', `${path}/${viewID}`),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 404]).toContain(chosen.status);
  }
});

test('who presses again because no answer came has one view, and no refusal', async () => {
  const again = async () => (await keep(recruiter.call, 'jobs', { name: 'Twice' })).data.viewID;
  expect(await again()).toBe(await again());
});
