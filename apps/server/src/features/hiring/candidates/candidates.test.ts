import { createJob } from '@candor/contract/hiring/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { plantInterviews } from '../../interviews/review/test-interviews.ts';
import { crowd, type Planted } from './test-crowd.ts';

const now = new Date('2026-11-21T10:00:00Z');
let service: TestApp;
let company: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let other: typeof company;
const ids: Record<string, number> = {};
let jobID: number;

const SEARCH = '/api/aggregator/Company/getcandidatesbyfilter';

async function plant(companyId: number, names: Record<string, Planted>) {
  for (const [name, values] of Object.entries(names)) {
    const row = { company_id: companyId, email: `${name}.x${companyId}@example.com`, ...values };
    const places = Object.keys(row).map((_, index) => `$${index + 1}`);
    const { rows } = await service.owner.query(
      `insert into candidates (${Object.keys(row).join(', ')}) values (${places.join(', ')}) returning id::int`,
      Object.values(row),
    );
    ids[name] = rows[0].id;
  }
}

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  company = await people(service).found();
  other = await people(service).found();
  const { first_name, last_name, headline, skills } = crowd['welder'] ?? {};
  await plant(other.companyId, { theirs: { first_name, last_name, headline, skills } });
  await plant(company.companyId, crowd);
  const { data } = await company.call('POST', '/api/jobs', createJob.example.body);
  jobID = data.jobID;
  await company.call('POST', `/api/jobs/${jobID}/publish`, { version: 1 });
});
afterAll(() => service.close());

const byName = (a?: string, b?: string) => (a ?? '').localeCompare(b ?? '');
const nameOf = (id: number) => Object.keys(ids).find((name) => ids[name] === id);
const namesIn = (reply: { data: { candidates: { candidateID: number }[] } }) =>
  reply.data.candidates.map(({ candidateID }) => nameOf(candidateID));
const found = async (filter: object, call = company.call) => {
  const reply = await call('POST', SEARCH, filter);
  expect(reply.status).toBe(200);
  expect(reply.data.total).toEqual({ count: reply.data.candidates.length, isMore: false });
  return namesIn(reply);
};

test.each([
  [{}, ['intern', 'welder', 'coder']],
  [{ keywords: 'welder' }, ['intern', 'welder']],
  [{ keywords: 'weld' }, ['intern', 'welder']],
  [{ keywords: '"weld"' }, []],
  [{ keywords: 'welder NOT intern' }, ['welder']],
  [{ keywords: 'ships AND (welder OR engineer)' }, ['welder', 'coder']],
  [{ keywords: 'intern OR "node.js engineer"' }, ['intern', 'coder']],
  [{ keywords: '"engineer node"' }, []],
  [{ keywords: 'NOT ships' }, ['intern']],
  [{ keywords: 'NOT (intern OR engineer)' }, ['welder']],
  [{ keywords: 'node.js' }, ['coder']],
  [{ keywords: 'C++' }, ['coder']],
  [{ keywords: 'jose ASE' }, []],
  [{ keywords: 'JOSE or' }, []],
  [{ keywords: 'ÅSE OR josé' }, ['welder', 'coder']],
  [{ keywords: 'silver' }, ['welder']],
  [{ keywords: 'example' }, []],
  [{ keywords: "'%_ --;" }, ['intern', 'welder', 'coder']],
  [{ keywords: "weld% OR 1=1' --" }, ['intern', 'welder']],
  [{ skills: ['welding'] }, ['intern', 'welder']],
  [{ skills: ['Welding', 'TIG welding'] }, ['welder']],
  [{ skills: ['tig welding', 'c++'], skillsMatch: 'any' }, ['welder', 'coder']],
  [{ skills: ['node'] }, []],
  [{ tags: ['Silver Medal'] }, ['welder']],
  [{ experienceMin: 4 }, ['welder', 'coder']],
  [{ experienceMin: 1, experienceMax: 4 }, ['coder']],
  [{ city: 'berg' }, ['intern', 'welder']],
  [{ city: 'Bergen' }, ['welder']],
  [{ country: 'NO' }, ['welder', 'coder']],
  [{ availableBy: '2026-12-01' }, ['welder']],
  [{ activeSince: '2026-11-01' }, ['intern', 'welder']],
  [{ sort: 'name' }, ['welder', 'intern', 'coder']],
  [{ sort: 'newest', country: 'NO' }, ['coder', 'welder']],
])('[PY-4] the filter %j', async (filter, names) => {
  expect((await found(filter)).toSorted(byName)).toEqual(names.toSorted(byName));
  if (!('sort' in filter) || filter.sort === 'name') expect(await found(filter)).toEqual(names);
});

test('[PY-4] another company finds its own candidates only', async () => {
  expect(await found({ keywords: 'welder' }, other.call)).toEqual(['theirs']);
  expect(await found({ jobID }, other.call)).toEqual([]);
});

test('[PY-4] what is wrong with the words is said at their field', async () => {
  const privileges = [{ featureId: 4, activityId: 0 }];
  const { email } = await people(service).plantMember(company.companyId, { privileges });
  const { token } = (await people(service).signIn(email)).reply.data;
  const reply = await service.app.inject({
    method: 'POST',
    url: SEARCH,
    headers: { authorization: `Bearer ${token}` },
    payload: { keywords: '(welder' },
  });
  const message = 'The parenthesis is never closed.';
  const path = 'body.keywords';
  expect(reply.json().errors).toEqual([{ code: 'keywords_misread', message, path }]);
});

test('[E10] 50 kB of keywords are answered', async () => {
  const reply = await company.call('POST', SEARCH, { keywords: 'a OR '.repeat(10_000) });
  expect(reply).toMatchObject({ status: 422, code: 'keywords_misread' });
});

test.each(['activity', 'newest', 'name', 'score'])(
  '[PY-4] pages in the order %s hold everybody once, whatever is alike',
  async (sort) => {
    const crowded = await people(service).found();
    await service.owner.query(
      `insert into candidates (company_id, email, first_name, last_name, created_at, last_activity_at, last_score)
       select $1, 'p' || n || '@example.com', 'P', 'Q' || n / 7, now(), timestamptz '2026-01-01' + n / 9 * interval '1 microsecond',
              nullif(n % 5, 0)
         from generate_series(1, 120) n`,
      [crowded.companyId],
    );
    const seen: number[] = [];
    let cursor: string | null | undefined;
    const sizes: number[] = [];
    while (cursor !== null) {
      const { data } = await crowded.call('POST', SEARCH, { sort, ...(cursor ? { cursor } : {}) });
      seen.push(...data.candidates.map(({ candidateID }: { candidateID: number }) => candidateID));
      sizes.push(data.candidates.length);
      cursor = data.nextCursor;
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(120);
    const { data } = await crowded.call('POST', SEARCH, { sort });
    const wrong = await crowded.call('POST', SEARCH, {
      sort: sort === 'name' ? 'score' : 'name',
      cursor: data.nextCursor,
    });
    expect(wrong).toMatchObject({ status: 422, code: 'cursor_refused' });
  },
);

test('a count ends where nobody reads on', async () => {
  const big = await people(service).found();
  await service.owner.query('alter table candidates disable trigger candidate_words_renewed');
  await service.owner.query(
    `insert into candidates (company_id, email, first_name, last_name)
     select $1, n || '@example.com', 'Ada', 'L' from generate_series(1, 10001) n`,
    [big.companyId],
  );
  await service.owner.query('alter table candidates enable trigger candidate_words_renewed');
  // They came in one stroke, and a plan made without their number takes forty times as long.
  await service.owner.query('analyze candidates');
  const { data } = await big.call('POST', SEARCH, {});
  expect(data.total).toEqual({ count: 10_000, isMore: true });
});

test('an application gives its stage, and is found by job, stage and status together', async () => {
  const body = { candidateIDs: [ids['welder'], ids['coder']], jobID };
  expect((await company.call('POST', '/api/applicants/add-to-job', body)).data).toEqual({
    added: 2,
    already: 0,
  });
  expect((await company.call('POST', '/api/applicants/add-to-job', body)).data).toEqual({
    added: 0,
    already: 2,
  });
  expect((await found({ jobID })).toSorted(byName)).toEqual(['coder', 'welder']);
  expect(
    (await found({ stageKind: 'applied', applicationStatus: 'active' })).toSorted(byName),
  ).toEqual(['coder', 'welder']);
  expect(await found({ stageKind: 'offer' })).toEqual([]);
  expect(await found({ jobID, applicationStatus: 'rejected' })).toEqual([]);
  const { data } = await company.call('POST', SEARCH, { jobID, keywords: 'welder' });
  expect(data.candidates[0].application).toMatchObject({
    jobID,
    stageName: 'Applied',
    status: 'active',
  });
  const foreign = { candidateIDs: [ids['welder'], ids['theirs']], jobID };
  expect((await company.call('POST', '/api/applicants/add-to-job', foreign)).status).toBe(404);
  expect(
    (
      await other.call('POST', '/api/applicants/add-to-job', {
        ...body,
        candidateIDs: [ids['theirs']],
      })
    ).status,
  ).toBe(404);
});

test('the score of the last interview that ended filters and sorts', async () => {
  const { schedule } = await plantInterviews(service.owner, company.companyId);
  const attempt = { status: 'submitted', correct_count: 3, question_count: 4 };
  await schedule({ candidate: { first_name: 'Scored', email: 'scored@example.com' }, attempt });
  const { data } = await company.call('POST', SEARCH, { scoreMin: 70, scoreMax: 75 });
  expect(data.candidates).toMatchObject([{ email: 'scored@example.com', lastScore: 75 }]);
  expect((await company.call('POST', SEARCH, { scoreMin: 76 })).data.candidates).toEqual([]);
  const { data: best } = await company.call('POST', SEARCH, { sort: 'score' });
  expect(best.candidates[0].email).toBe('scored@example.com');
});

test('tags are put on and taken off several at once', async () => {
  const tag = (body: object) => company.call('POST', '/api/applicants/tags', body);
  const both = [ids['welder'], ids['intern']];
  expect((await tag({ candidateIDs: both, add: [' Shift  Work '], remove: [] })).data).toEqual({
    changed: 2,
  });
  expect((await found({ tags: ['shift work'] })).toSorted(byName)).toEqual(['intern', 'welder']);
  expect((await tag({ candidateIDs: both, add: [], remove: ['SHIFT WORK'] })).data).toEqual({
    changed: 2,
  });
  expect(await found({ tags: ['shift work'] })).toEqual([]);
  expect(await found({ tags: ['silver medal'] })).toEqual(['welder']);
  const foreign = { candidateIDs: [ids['intern'], ids['theirs']], add: ['x'], remove: [] };
  expect((await tag(foreign)).status).toBe(404);
  expect(await found({ tags: ['x'] })).toEqual([]);
  const many = Array.from({ length: 50 }, (_, n) => `t${n}`);
  expect((await tag({ candidateIDs: [ids['welder']], add: many, remove: [] })).code).toBe(
    'too_many_tags',
  );
});

test('[E7] an export runs no formula, needs its own right, and is in the log', async () => {
  await plant(company.companyId, {
    formula: { first_name: '=HYPERLINK("http://x")', last_name: '+1', headline: '@SUM(A1)' },
  });
  const mayExport = await people(service).plantMember(company.companyId, {
    privileges: [{ featureId: 4, activityId: 20 }],
  });
  const mayView = await people(service).plantMember(company.companyId, {
    privileges: [{ featureId: 4, activityId: 0 }],
  });
  const body = { candidateIDs: [ids['formula']] };
  expect((await mayView.call('POST', '/api/applicants/export', body)).code).toBe('not_allowed');
  const { data } = await mayExport.call('POST', '/api/applicants/export', body);
  expect(data).toMatchObject({ fileName: 'candidates-2026-11-21.csv', count: 1, isMore: false });
  const [heading, line] = data.csv.split('\r\n');
  expect(heading).toContain('Name,E-mail,Phone');
  expect(line).toMatch(
    /^"'=HYPERLINK\(""http:\/\/x""\) \+1",formula\.x\d+@example\.com,,'@SUM\(A1\),/,
  );
  expect(await people(service).auditOf(company.companyId)).toContain('candidate.exported');
  const all = await mayExport.call('POST', '/api/applicants/export', { keywords: 'welder' });
  expect(all.data.count).toBe(2);
  const theirs = await mayExport.call('POST', '/api/applicants/export', {
    candidateIDs: [ids['theirs']],
  });
  expect(theirs.data.count).toBe(0);
  await service.owner.query('delete from candidates where id = $1', [ids['formula']]);
});

test('the choices are what is in use, and colleagues who may see candidates', async () => {
  const blind = await people(service).plantMember(company.companyId, { privileges: [] });
  const { data } = await company.call('GET', '/api/applicants/choices');
  expect(data.skills).toEqual(['c++', 'node.js', 'tig welding', 'welding']);
  expect(data.countries).toEqual(['IT', 'NO']);
  expect(data.jobs).toContainEqual({ jobID, title: 'Robotics engineer' });
  const members = data.colleagues.map(({ membershipID }: { membershipID: number }) => membershipID);
  expect(members).not.toContain(blind.membershipId);
  expect(members.length).toBeGreaterThan(1);
  expect((await other.call('GET', '/api/applicants/choices')).data.jobs).toEqual([]);
});
