import { contract, type Endpoint } from '@candor/contract';
import { KEY_REQUESTS_MOST, keyScopes, type KeyScope } from '@candor/contract/operations/key-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { plantApplicant, plantJob, type PlantedJob } from '../../hiring/pipeline/test-pipeline.ts';

type Company = Awaited<ReturnType<ReturnType<typeof people>['found']>>;

let made = 0;
let now = new Date('2026-11-21T10:00:00Z');
let service: TestApp;
let company: Company;
let job: PlantedJob;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  company = await people(service).found();
  job = await plantJob(service, company.call);
});
afterAll(() => service.close());

/** Whoever holds a new key of the company. */
async function holder(scopes: readonly KeyScope[] = keyScopes, of: Company = company) {
  const body = { name: 'Payroll', scopes, expiresInDays: 30 };
  const { data } = await of.call('POST', '/api/keys', body);
  const { keyID, key } = data as { keyID: number; key: string };
  return { keyID, key, call: people(service).caller(key) };
}

test('a key is shown once and stored as a hash; its list shows how it begins', async () => {
  const { keyID, key } = await holder(['read:jobs']);
  expect(key).toMatch(/^candor_[0-9a-z]+_[0-9A-Za-z]{49}$/);
  const { data } = await company.call('GET', '/api/keys');
  const listed = data.keys.find((one: { keyID: number }) => one.keyID === keyID);
  expect(listed).toMatchObject({
    ...{ name: 'Payroll', scopes: ['read:jobs'], state: 'active', lastUsedAt: null },
    ...{ createdByName: 'Ingrid Solberg', expiresAt: '2026-12-21T10:00:00.000Z' },
  });
  expect(key.startsWith(listed.prefix)).toBe(true);
  expect(key.length - listed.prefix.length).toBeGreaterThan(40);
  const stored = await service.owner.query('select k::text as row from api_keys k');
  const log = await service.owner.query('select a::text as row from audit_log a');
  for (const { row } of [...stored.rows, ...log.rows]) {
    expect(row).not.toContain(key.slice(listed.prefix.length));
  }
});

test('each scope opens its endpoints and no other', async () => {
  const { applicationID, candidateID } = await plantOne();
  const paths: Record<KeyScope, readonly ['GET' | 'POST', string, object?][]> = {
    'read:jobs': [
      ['GET', '/api/v1/jobs'],
      ['GET', `/api/jobs/${job.jobID}`],
    ],
    'read:candidates': [
      ['GET', `/api/applicants/${candidateID}`],
      ['POST', '/api/aggregator/Company/getcandidatesbyfilter', {}],
    ],
    'read:applications': [
      ['GET', '/api/v1/applications'],
      ['GET', `/api/pipeline/applications/${applicationID}`],
    ],
    'write:applications': [
      ['POST', `/api/pipeline/jobs/${job.jobID}/applications`, newPerson('scopes')],
    ],
    'read:interviews': [
      ['GET', '/api/v1/interviews'],
      ['GET', '/api/interviews/999'],
    ],
  };
  for (const own of keyScopes) {
    const { call } = await holder([own]);
    for (const scope of keyScopes) {
      for (const [method, path, body] of paths[scope]) {
        const { status } = await call(method, path, body);
        const wanted = scope === own ? (path.endsWith('999') ? 404 : 200) : 403;
        expect([own, path, status]).toEqual([own, path, wanted]);
      }
    }
  }
});

test('what names no scope refuses every key: people, roles, settings, keys, exports', async () => {
  const { call } = await holder();
  const takesKeys: string[] = [];
  for (const group of Object.values(contract)) {
    for (const [name, { access }] of Object.entries(group as Record<string, Endpoint>)) {
      if (access.kind === 'company' && access.key !== undefined) takesKeys.push(name);
    }
  }
  expect(takesKeys.toSorted()).toEqual([
    ...['addApplicant', 'getApplication', 'getCandidateProfile', 'getCandidatesByFilter'],
    ...['getInterviewReport', 'getJob', 'listApplicationFeed', 'listInterviewFeed', 'listJobFeed'],
  ]);
  for (const path of ['/api/keys', '/api/companies/users', '/api/audit', '/api/accounts/me']) {
    expect([path, await call('GET', path)]).toMatchObject([path, { code: 'not_allowed' }]);
  }
});

test('an expired, revoked or misspelt key is none', async () => {
  const { keyID, key, call } = await holder();
  expect((await call('GET', '/api/v1/jobs')).status).toBe(200);
  const misspelt = people(service).caller(key.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
  expect(await misspelt('GET', '/api/v1/jobs')).toMatchObject({ code: 'not_signed_in' });
  const before = now;
  now = new Date(before.getTime() + 30 * 86_400_000);
  expect(await call('GET', '/api/v1/jobs')).toMatchObject({ code: 'not_signed_in' });
  now = before;
  expect((await call('GET', '/api/v1/jobs')).status).toBe(200);
  expect((await company.call('DELETE', `/api/keys/${keyID}`)).status).toBe(200);
  expect(await call('GET', '/api/v1/jobs')).toMatchObject({ status: 401, code: 'not_signed_in' });
  expect((await company.call('DELETE', `/api/keys/${keyID}`)).status).toBe(200);
  const audit = await people(service).auditOf(company.companyId);
  expect(audit.filter((action) => action === 'api-key.revoked')).toHaveLength(1);
});

test('a key dies with its company’s suspension, and not with its maker’s departure', async () => {
  const { call } = await holder();
  const suspend = 'update tenants set suspended_at = $2 where id = $1';
  await service.owner.query(suspend, [company.companyId, now]);
  expect(await call('GET', '/api/v1/jobs')).toMatchObject({ code: 'not_signed_in' });
  await service.owner.query(suspend, [company.companyId, null]);
  const membership = `update memberships set status = $2 where company_id = $1`;
  await service.owner.query(membership, [company.companyId, 'suspended']);
  expect((await call('GET', '/api/v1/jobs')).status).toBe(200);
  await service.owner.query(membership, [company.companyId, 'active']);
});

test('[D2] another company’s key reads nothing of ours, and its admin revokes nothing of ours', async () => {
  const other = await people(service).found();
  const { applicationID, candidateID } = await plantOne();
  const { call } = await holder(keyScopes, other);
  expect((await call('GET', '/api/v1/applications')).data.applications).toEqual([]);
  for (const path of [
    `/api/jobs/${job.jobID}`,
    `/api/applicants/${candidateID}`,
    `/api/pipeline/applications/${applicationID}`,
  ]) {
    expect([path, await call('GET', path)]).toMatchObject([path, { code: 'not_found' }]);
  }
  const ours = await holder();
  expect((await other.call('DELETE', `/api/keys/${ours.keyID}`)).code).toBe('not_found');
  expect((await ours.call('GET', '/api/v1/jobs')).status).toBe(200);
});

test('a key that still opens is listed, however many were revoked after it', async () => {
  const other = await people(service).found();
  const { keyID } = await holder(['read:jobs'], other);
  await service.owner.query(
    `insert into api_keys (company_id, name, key_hash, prefix, scopes, created_by, created_at, revoked_at)
     select company_id, name, 'x' || n, prefix, scopes, created_by, created_at, created_at
       from api_keys, generate_series(1, 250) n where company_id = $1 and id = $2`,
    [other.companyId, keyID],
  );
  const { data } = await other.call('GET', '/api/keys');
  const listed = data.keys as { keyID: number; state: string }[];
  expect(listed.at(-1)).toMatchObject({ keyID, state: 'active' });
  expect(listed).toHaveLength(200);
  expect(listed.map((key) => key.keyID)).toEqual(
    listed.map((key) => key.keyID).toSorted((a, b) => b - a),
  );
});

test('only admins make keys', async () => {
  const { call } = await people(service).plantMember(company.companyId, {
    privileges: [{ featureId: 4, activityId: 0 }],
  });
  const body = { name: 'Mine', scopes: ['read:candidates'], expiresInDays: null };
  expect((await call('POST', '/api/keys', body)).code).toBe('not_allowed');
});

test('a key makes so many requests a minute, all processes together, and is told when to go on', async () => {
  const { key, keyID } = await holder(['read:jobs']);
  await service.owner.query('update api_keys set counted = $2, counted_minute = $3 where id = $1', [
    ...[keyID, KEY_REQUESTS_MOST - 1, now],
  ]);
  const headers = { authorization: `Bearer ${key}` };
  const get = () => service.app.inject({ method: 'GET', url: '/api/v1/jobs', headers });
  expect((await get()).statusCode).toBe(200);
  const refused = await get();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  now = new Date(now.getTime() + 60_000);
  expect((await get()).statusCode).toBe(200);
});

test('a whole list is read in order, and what is added meanwhile comes at its end', async () => {
  const fresh = await plantJob(service, company.call);
  const ids = await plantMany(fresh, 130);
  const { call } = await holder(['read:applications']);
  const read: number[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const from: string = after === 0 ? '' : `&after=${after}`;
    const { data } = await call('GET', `/api/v1/applications?jobID=${fresh.jobID}${from}`);
    for (const { applicationID } of data.applications) read.push(applicationID);
    if (read.length === 100) ids.push(...(await plantMany(fresh, 1)));
    after = data.next;
  }
  expect(read).toEqual(ids);
});

test('an application that a key adds is written down as the key’s', async () => {
  const { keyID, call } = await holder(['write:applications', 'read:applications']);
  const path = `/api/pipeline/jobs/${job.jobID}/applications`;
  const { data } = await call('POST', path, newPerson('audited'));
  const shown = await call('GET', `/api/pipeline/applications/${data.applicationID}`);
  expect(shown.data.moves).toMatchObject([{ kind: 'applied' }]);
  const { rows } = await service.owner.query(
    `select actor_kind, after->>'keyID' as key from audit_log
      where company_id = $1 and action = 'application.added' and object_id = $2`,
    [company.companyId, String(data.applicationID)],
  );
  expect(rows).toEqual([{ actor_kind: 'key', key: String(keyID) }]);
});

test('the page of endpoints says what the contract says, and its requests work', async () => {
  const { data } = await company.call('GET', '/api/keys/endpoints');
  expect(data.endpoints).toHaveLength(9);
  const feed = data.endpoints.find(({ name }: { name: string }) => name === 'listApplicationFeed');
  expect(feed).toMatchObject({ scope: 'read:applications', path: '/api/v1/applications' });
  expect(feed.request).toBe(
    `curl 'http://localhost/api/v1/applications?jobID=1' \\\n  -H "Authorization: Bearer $CANDOR_KEY"`,
  );
  expect(JSON.parse(feed.reply).applications[0]).toMatchObject({
    applicationID: 'integer',
    appliedAt: 'instant',
    status: 'active | rejected | withdrawn | hired',
  });
});

const newPerson = (name: string) => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: `${name}@example.net`,
});

const plantOne = () => plantApplicant(service, { companyId: company.companyId, job });

/** Numbers of new applications, in order. */
async function plantMany({ jobID, stages }: PlantedJob, count: number): Promise<number[]> {
  made += 1;
  const { rows } = await service.owner.query(
    `with people as (
       insert into candidates (company_id, email, first_name, last_name)
       select $1, 'many' || $5 || '.' || n || '@example.net', 'Ada', 'Number' || n
         from generate_series(1, $4) n returning id)
     insert into applications (company_id, job_id, candidate_id, stage_id, source, applied_at, stage_since)
     select $1, $2, id, $3, 'added', now(), now() from people order by id returning id::int`,
    [company.companyId, jobID, stages[0], count, made],
  );
  return rows.map(({ id }) => id);
}
