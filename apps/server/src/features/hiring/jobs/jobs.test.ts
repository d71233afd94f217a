import { createJob } from '@candor/contract/hiring/jobs';
import { rights } from '@candor/contract/people/right-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';

const now = new Date('2026-11-21T10:00:00Z');
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let theirs: typeof ours;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
  theirs = await people(service).found();
});
afterAll(() => service.close());

const whole = createJob.example.body;

async function post(call: Caller, change: object = {}): Promise<number> {
  const { data } = await call('POST', '/api/jobs', { ...whole, ...change });
  return Number(data.jobID);
}

async function postOpen(call: Caller, change: object = {}): Promise<number> {
  const jobID = await post(call, change);
  const reply = await call('POST', `/api/jobs/${jobID}/publish`, { version: 1 });
  expect(reply).toMatchObject({ status: 200, data: { jobID, version: 1 } });
  return jobID;
}

const memberWith = (...activities: number[]) =>
  people(service).plantMember(ours.companyId, {
    privileges: activities.map((activityId) => ({ featureId: 2, activityId })),
  });

const stranger = () => people(service).caller();

test('[RT-11] what is posted comes back as it was written, with its author as owner', async () => {
  const jobID = await post(ours.call);
  const { data } = await ours.call('GET', `/api/jobs/${jobID}`);
  expect(data).toMatchObject({
    ...whole,
    team: [{ role: 'owner', name: 'Ingrid Solberg' }],
    jobID,
    version: 1,
    status: 'draft',
    publishedAt: null,
    publicPath: null,
    hasUnpublishedChanges: false,
    interviews: 0,
  });
});

test('a draft may be empty, and says what is missing when it is to be published', async () => {
  const empty = { title: '', description: '', location: '', country: null, workplace: null };
  const jobID = await post(ours.call, { ...empty, employmentType: null, stages: [], skills: [] });
  const publish = await ours.call('POST', `/api/jobs/${jobID}/publish`, { version: 1 });
  expect([publish.status, publish.code]).toEqual([422, 'not_publishable']);
  expect((await ours.call('GET', `/api/jobs/${jobID}`)).data.status).toBe('draft');
});

test('two stages of one name are refused at their field', async () => {
  const stage = { name: 'Talk', kind: 'interview' };
  const reply = await ours.call('POST', '/api/jobs', { ...whole, stages: [stage, stage] });
  expect([reply.status, reply.code]).toEqual([422, 'validation_failed']);
});

test('a save counts the version on, and one from an older version changes nothing', async () => {
  const jobID = await post(ours.call);
  const path = `/api/jobs/${jobID}`;
  const first = await ours.call('PUT', path, { ...whole, title: 'One', version: 1 });
  expect(first.data).toEqual({ jobID, version: 2 });
  const late = await ours.call('PUT', path, { ...whole, title: 'Two', version: 1 });
  expect([late.status, late.code]).toEqual([409, 'changed_meanwhile']);
  const early = await ours.call('POST', `${path}/publish`, { version: 1 });
  expect(early.code).toBe('changed_meanwhile');
  expect((await ours.call('GET', path)).data).toMatchObject({ title: 'One', version: 2 });
});

test('of saves at the same time one wins', async () => {
  const jobID = await post(ours.call);
  const save = (title: string) =>
    ours.call('PUT', `/api/jobs/${jobID}`, { ...whole, title, version: 1 });
  const replies = await Promise.all(['A', 'B', 'C'].map(save));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test('a save that changes nothing writes nothing', async () => {
  const jobID = await post(ours.call);
  const team = (await ours.call('GET', `/api/jobs/${jobID}`)).data.team.map(
    ({ membershipID, role }: { membershipID: number; role: string }) => ({ membershipID, role }),
  );
  const before = (await people(service).auditOf(ours.companyId)).length;
  const reply = await ours.call('PUT', `/api/jobs/${jobID}`, { ...whole, team, version: 1 });
  expect(reply.data).toEqual({ jobID, version: 1 });
  expect((await people(service).auditOf(ours.companyId)).length).toBe(before);
});

test('a published job is on the career page as it was published, whatever is saved later', async () => {
  const jobID = await postOpen(ours.call, { title: 'Welder' });
  const visible = () => stranger()('GET', `/api/careers/jobs/${jobID}`);
  expect((await visible()).data).toMatchObject({
    title: 'Welder',
    companyID: ours.companyId,
    companyName: 'Larkfield Robotics',
    publicPath: `/jobs/career/${ours.companyId}/${jobID}-welder`,
    skills: whole.skills,
  });
  await ours.call('PUT', `/api/jobs/${jobID}`, { ...whole, title: 'Chief welder', version: 1 });
  expect((await visible()).data.title).toBe('Welder');
  const own = (await ours.call('GET', `/api/jobs/${jobID}`)).data;
  expect(own).toMatchObject({ status: 'open', hasUnpublishedChanges: true });
  await ours.call('POST', `/api/jobs/${jobID}/publish`, { version: 2 });
  expect((await visible()).data.title).toBe('Chief welder');
});

test('visitors see nothing of hiring team, stages and notes of the house', async () => {
  const jobID = await postOpen(ours.call);
  const { data } = await stranger()('GET', `/api/careers/jobs/${jobID}`);
  for (const name of ['team', 'stages', 'version', 'status', 'interviews', 'createdBy']) {
    expect(data).not.toHaveProperty(name);
  }
});

test('a job pauses, goes on and closes, and only an open one can be opened by visitors', async () => {
  const jobID = await postOpen(ours.call);
  const statusOf = async () => {
    const { data } = await ours.call('GET', `/api/jobs/${jobID}`);
    const visit = await stranger()('GET', `/api/careers/jobs/${jobID}`);
    return [data.status, data.publicPath !== null, visit.status];
  };
  const paths = ['pause', 'publish', 'close'] as const;
  const seen = [];
  for (const path of paths) {
    const body = path === 'publish' ? { version: 1 } : undefined;
    expect((await ours.call('POST', `/api/jobs/${jobID}/${path}`, body)).status).toBe(200);
    seen.push(await statusOf());
  }
  expect(seen).toEqual([
    ['paused', false, 404],
    ['open', true, 200],
    ['closed', false, 404],
  ]);
  const refused = await ours.call('POST', `/api/jobs/${jobID}/pause`);
  expect([refused.status, refused.code]).toEqual([409, 'wrong_status']);
});

test('a job whose last day is over, or whose company is suspended, cannot be opened', async () => {
  const jobID = await postOpen(theirs.call, { closesOn: '2026-11-21' });
  const visit = async () => (await stranger()('GET', `/api/careers/jobs/${jobID}`)).status;
  expect(await visit()).toBe(200);
  const { owner } = service;
  await owner.query(`update job_adverts set closes_on = '2026-11-20' where job_id = $1`, [jobID]);
  expect(await visit()).toBe(404);
  await owner.query(`update job_adverts set closes_on = null where job_id = $1`, [jobID]);
  const suspend = 'update tenants set suspended_at = $2 where id = $1';
  await owner.query(suspend, [theirs.companyId, now]);
  expect(await visit()).toBe(404);
  const page = await stranger()('GET', `/api/careers/companies/${theirs.companyId}`);
  expect(page.status).toBe(404);
  await owner.query(suspend, [theirs.companyId, null]);
});

test('a clone is a draft of its own with the same text', async () => {
  const jobID = await postOpen(ours.call, { slug: 'the-job' });
  const { data } = await ours.call('POST', `/api/jobs/${jobID}/clone`);
  expect(data.jobID).not.toBe(jobID);
  const clone = (await ours.call('GET', `/api/jobs/${data.jobID}`)).data;
  expect(clone).toMatchObject({
    title: 'Robotics engineer (copy)',
    slug: '',
    status: 'draft',
    description: whole.description,
    stages: whole.stages,
    skills: whole.skills,
    closesOn: null,
  });
});

test('a company that cannot be is as good as none', async () => {
  const reply = await stranger()('GET', '/api/careers/companies/9007199254740992');
  expect([reply.status, reply.code]).toEqual([404, 'not_found']);
});

test('the company page follows the company, and the lists its name', async () => {
  const jobID = await postOpen(ours.call);
  const profile = (await ours.call('GET', '/api/companies/own')).data;
  const { companyID: _id, logo: _logo, domains: _domains, planID: _plan, ...body } = profile;
  await ours.call('PUT', '/api/companies/own', { ...body, name: 'Larkfield AS' });
  const page = await stranger()('GET', `/api/careers/companies/${ours.companyId}`);
  expect(page.data).toMatchObject({ name: 'Larkfield AS', city: 'Bergen' });
  const advert = await stranger()('GET', `/api/careers/jobs/${jobID}`);
  expect(advert.data.companyName).toBe('Larkfield AS');
  await ours.call('PUT', '/api/companies/own', body);
});

test('[PR-3] who may post works on own drafts only, until they are published', async () => {
  const poster = await memberWith(1, rights.salary);
  const foreign = await post(ours.call);
  const own = await post(poster.call);
  const statuses = async (jobID: number) => {
    const save = { ...whole, title: 'Mine', version: 1 };
    const get = await poster.call('GET', `/api/jobs/${jobID}/draft`);
    const put = await poster.call('PUT', `/api/jobs/${jobID}/draft`, save);
    return [get.status, put.status];
  };
  expect(await statuses(foreign)).toEqual([404, 404]);
  expect(await statuses(own)).toEqual([200, 200]);
  const publish = `/api/jobs/${own}/draft/publish`;
  expect((await poster.call('POST', publish, { version: 2 })).status).toBe(200);
  expect(await statuses(own)).toEqual([404, 404]);
  expect((await poster.call('DELETE', `/api/jobs/${own}/draft`)).status).toBe(404);
  const other = await post(poster.call);
  expect((await poster.call('DELETE', `/api/jobs/${other}/draft`)).status).toBe(200);
  expect((await ours.call('GET', `/api/jobs/${other}`)).status).toBe(404);
});

test('[PR-3] each activity opens its own doors and no other', async () => {
  const jobID = await post(ours.call);
  const doors = [
    [1, 'POST', '/api/jobs', whole],
    [1, 'POST', `/api/jobs/${jobID}/clone`, undefined],
    [2, 'GET', `/api/jobs/${jobID}/edit`, undefined],
    [2, 'PUT', `/api/jobs/${jobID}`, { ...whole, version: 1 }],
    [2, 'POST', `/api/jobs/${jobID}/publish`, { version: 99 }],
    [2, 'POST', `/api/jobs/${jobID}/close`, undefined],
    [4, 'GET', `/api/jobs/${jobID}`, undefined],
  ] as const;
  for (const activity of [1, 2, 4, 5]) {
    // The bodies below say what the job pays.
    const { call } = await memberWith(activity, rights.salary);
    expect((await call('GET', '/api/jobs')).status).toBe(200);
    for (const [needed, method, path, body] of doors) {
      const { status } = await call(method, path, body);
      expect([activity, method, path, status === 403]).toEqual([
        activity,
        method,
        path,
        needed !== activity,
      ]);
    }
  }
  const nobody = await people(service).plantMember(ours.companyId, { privileges: [] });
  expect((await nobody.call('GET', '/api/jobs')).status).toBe(403);
});

test("[D2] another company's job looks like one that never was, and no list of theirs has it", async () => {
  const jobID = await postOpen(ours.call, { title: 'Unfindable zymurgist' });
  const tries = [
    ['GET', ''],
    ['GET', '/edit'],
    ['GET', '/draft'],
    ['POST', '/clone'],
    ['POST', '/pause'],
    ['POST', '/close'],
    ['DELETE', '/draft'],
  ] as const;
  for (const [method, end] of tries) {
    const crossed = await theirs.call(method, `/api/jobs/${jobID}${end}`);
    expect(crossed).toEqual(await theirs.call(method, `/api/jobs/999999999${end}`));
    expect(crossed.status).toBe(404);
  }
  expect((await theirs.call('GET', '/api/jobs?search=zymurgist')).data.total).toBe(0);
  expect((await ours.call('GET', '/api/jobs?search=zymurgist')).data.total).toBe(1);
  expect((await stranger()('GET', `/api/careers/jobs/${jobID}`)).status).toBe(200);
});

test('[D2] nobody of another company joins a hiring team', async () => {
  const foreigner = await people(service).plantMember(theirs.companyId);
  const team = [{ membershipID: foreigner.membershipId, role: 'owner' }];
  const reply = await ours.call('POST', '/api/jobs', { ...whole, team });
  expect([reply.status, reply.code]).toEqual([422, 'unknown_member']);
});

test('every change is in the audit, with what was published', async () => {
  const company = await people(service).found();
  const jobID = await postOpen(company.call);
  await company.call('PUT', `/api/jobs/${jobID}`, { ...whole, title: 'Other', version: 1 });
  await company.call('POST', `/api/jobs/${jobID}/pause`);
  await company.call('POST', `/api/jobs/${jobID}/close`);
  const actions = await people(service).auditOf(company.companyId);
  expect(actions.filter((action) => action.startsWith('job.'))).toEqual([
    'job.created',
    'job.published',
    'job.updated',
    'job.paused',
    'job.closed',
  ]);
});
