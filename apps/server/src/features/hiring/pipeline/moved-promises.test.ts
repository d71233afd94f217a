import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { applicants, newAddress, postOpenJob } from '../applications/test-applying.ts';
import { type PlantedJob, plantApplicant, plantJob } from './test-pipeline.ts';

const now = new Date('2026-11-21T10:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
let clock = now;
let service: TestApp;
let ours: { readonly companyId: number; readonly call: Caller };
let job: PlantedJob;

beforeAll(async () => {
  service = await createTestApp({ now: () => clock });
  ours = await people(service).found();
  job = await plantJob(service, ours.call);
});
afterAll(() => service.close());

const apply = (given = {}) => plantApplicant(service, { companyId: ours.companyId, job, given });
const unread = (applicationID: number) =>
  service.owner.query('update applications set is_unread = true where id = $1', [applicationID]);
const read = async (applicationID: number) =>
  (await ours.call('GET', `/api/pipeline/applications/${applicationID}`)).data;
const later = (applicationID: number, body: object, call = ours.call) =>
  call('POST', `/api/pipeline/applications/${applicationID}/reply`, { why: '', ...body });
const dashboard = async (query = '', call = ours.call) =>
  (await call('GET', `/api/dashboard${query}`)).data;
const promises = async () => (await ours.call('GET', '/api/reports/hiring')).data.promises;

test('a promise is moved by two days, and the candidate is told until when and why', async () => {
  const { applicationID, email } = await apply({ replyBy: inHours(20) });
  const reply = await later(applicationID, { version: 1, why: 'Our engineer is ill.' });
  const day = inHours(20 + 48);
  expect(reply.data).toEqual({ replyBy: day.toISOString(), version: 2 });
  expect(await read(applicationID)).toMatchObject({
    replyBy: day.toISOString(),
    replyMovedFrom: inHours(20).toISOString(),
    version: 2,
  });
  const [mail] = await service.mailsTo(email);
  expect(mail?.subject).toContain('a later answer');
  expect(mail?.text).toContain('Our engineer is ill.');
  expect(mail?.text).toContain('November 24, 2026');
  expect((await people(service).auditOf(ours.companyId)).at(-1)).toBe('application.reply-moved');
});

test('without a reason the usual words are sent, and a passed promise begins anew today', async () => {
  const { applicationID, email } = await apply({ replyBy: inHours(-30) });
  const reply = await later(applicationID, { version: 1 });
  expect(reply.data.replyBy).toBe(inHours(48).toISOString());
  expect((await service.mailsTo(email))[0]?.text).toContain('takes longer than was thought');
});

test('of a promise that is long overdue nobody is told two days, and its application stays unread', async () => {
  const { applicationID, email } = await apply({ replyBy: inHours(-12 * 24), stage: 2 });
  await unread(applicationID);
  await later(applicationID, { version: 1 });
  const [mail] = await service.mailsTo(email);
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/two days|not been read|decided/i);
  expect(mail?.text).toContain('November 23, 2026');
  expect(await read(applicationID)).toMatchObject({
    isUnread: true,
    replyBy: inHours(48).toISOString(),
  });
});

test('a promise is moved once in a stage, of what was promised, and of nobody who is decided', async () => {
  const { applicationID, email } = await apply({ replyBy: inHours(5), stage: 1 });
  await later(applicationID, { version: 1 });
  expect((await later(applicationID, { version: 2 })).code).toBe('moved_before');
  expect((await later(applicationID, { version: 1 })).code).toBe('changed_meanwhile');
  expect(await service.mailsTo(email)).toHaveLength(1);
  const unpromised = await apply();
  expect((await later(unpromised.applicationID, { version: 1 })).code).toBe('no_promise');
  const decided = await apply({ replyBy: inHours(5) });
  await ours.call('POST', '/api/pipeline/rejections', {
    applications: [{ applicationID: decided.applicationID, version: 1 }],
    ...{ reason: 'Skills do not match', mail: null },
  });
  expect((await later(decided.applicationID, { version: 2 })).code).toBe('wrong_status');
});

test('taken back to the stage before, what was put off in the stage that is left can be put off there', async () => {
  const { applicationID } = await apply({ replyBy: inHours(5) });
  const { data } = await ours.call('POST', '/api/pipeline/moves', {
    applications: [{ applicationID, version: 1 }],
    stageID: job.stages[1],
  });
  const promised = 'update applications set reply_by = $2 where id = $1';
  await service.owner.query(promised, [applicationID, inHours(30)]);
  await later(applicationID, { version: 2 });
  const { moveID } = data.results[0];
  await ours.call('POST', '/api/pipeline/undo', { moves: [{ applicationID, moveID }] });
  expect(await read(applicationID)).toMatchObject({
    stageID: job.stages[0],
    replyBy: inHours(5).toISOString(),
    replyMovedFrom: null,
  });
  expect((await later(applicationID, { version: 4 })).status).toBe(200);
});

test('taken back to where a promise was put off, it still is, and cannot be put off again', async () => {
  const { applicationID } = await apply({ replyBy: inHours(5) });
  await later(applicationID, { version: 1 });
  const { data } = await ours.call('POST', '/api/pipeline/moves', {
    applications: [{ applicationID, version: 2 }],
    stageID: job.stages[1],
  });
  const { moveID } = data.results[0];
  await ours.call('POST', '/api/pipeline/undo', { moves: [{ applicationID, moveID }] });
  expect(await read(applicationID)).toMatchObject({
    replyBy: inHours(5 + 48).toISOString(),
    replyMovedFrom: inHours(5).toISOString(),
  });
  expect((await later(applicationID, { version: 4 })).code).toBe('moved_before');
});

test('[D2] another company’s promise is none to move, and its application none to open', async () => {
  const theirs = await people(service).found();
  const { applicationID } = await apply({ replyBy: inHours(5) });
  await unread(applicationID);
  expect((await later(applicationID, { version: 1 }, theirs.call)).status).toBe(404);
  await theirs.call('POST', '/api/pipeline/opened', { applicationIDs: [applicationID] });
  expect(await read(applicationID)).toMatchObject({ isUnread: true, version: 1 });
});

test('an application is unread until somebody opens it or takes a step', async () => {
  const [opened, moved] = [await apply(), await apply()];
  for (const { applicationID } of [opened, moved]) await unread(applicationID);
  const before = await dashboard();
  const ids = before.unread.items.map(
    ({ applicationID }: { applicationID: number }) => applicationID,
  );
  expect(ids).toEqual(expect.arrayContaining([opened.applicationID, moved.applicationID]));
  const list = await ours.call('POST', '/api/aggregator/Company/getcandidatesbyfilter', {
    unread: 'yes',
  });
  expect(list.data.total.count).toBe(before.unread.total);
  await ours.call('POST', '/api/pipeline/opened', { applicationIDs: [opened.applicationID] });
  await ours.call('POST', '/api/pipeline/moves', {
    applications: [{ applicationID: moved.applicationID, version: 1 }],
    stageID: job.stages[1],
  });
  expect((await read(opened.applicationID)).isUnread).toBe(false);
  expect((await read(moved.applicationID)).isUnread).toBe(false);
  expect((await dashboard()).unread.total).toBe(before.unread.total - 2);
});

test('who applies on the career page is unread', async () => {
  const openJob = await postOpenJob(ours.call, { title: 'Welder' });
  const email = newAddress();
  const pass = (ms: number) => void (clock = new Date(clock.getTime() + ms));
  await applicants(service, { pass }).applyTo(openJob, { email });
  clock = now;
  const { rows } = await service.owner.query(
    'select is_unread from applications where company_id = $1 and job_id = $2',
    [ours.companyId, openJob],
  );
  expect(rows).toEqual([{ is_unread: true }]);
});

test('whoever may only look leaves it unread', async () => {
  const { applicationID } = await apply();
  await unread(applicationID);
  const privileges = [{ featureId: 4, activityId: 0 }];
  const looker = await people(service).plantMember(ours.companyId, { privileges });
  const reply = await looker.call('POST', '/api/pipeline/opened', {
    applicationIDs: [applicationID],
  });
  expect(reply.status).toBe(403);
  expect((await read(applicationID)).isUnread).toBe(true);
});

test('the dashboard shows what is due by tomorrow, of all jobs or of the caller’s own', async () => {
  const { applicationID } = await apply({ replyBy: inHours(23) });
  await apply({ replyBy: inHours(25) });
  const all = await dashboard();
  expect(all.dueSoon.items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ applicationID, version: 1, isMoved: false }),
    ]),
  );
  const colleague = await people(service).plantMember(ours.companyId, { role: 'COMPANY_ADMIN' });
  const none = await dashboard('?whose=mine', colleague.call);
  expect([none.dueSoon.total, none.openJobs, none.activeCandidates.count]).toEqual([0, 0, 0]);
  expect((await dashboard('?whose=mine')).dueSoon.total).toBe(all.dueSoon.total);
});

test('who leads a job hears before how many answers are due, each once, on whatever morning', async () => {
  const founded = await people(service).found();
  const own = await plantJob(service, founded.call);
  const promise = async (hours: number) => {
    const given = { replyBy: inHours(hours) };
    return await plantApplicant(service, { companyId: founded.companyId, job: own, given });
  };
  /** What is new of it: every notice is told once. */
  const heard: string[] = [];
  const morning = async (hours = 0) => {
    clock = inHours(hours);
    await service.runJob('tell-due-replies');
    clock = now;
    const { data } = await founded.call('GET', '/api/notifications?kind=reply');
    const titles = data.notifications.map(({ title }: { title: string }) => title).toReversed();
    const fresh = titles.slice(heard.length);
    heard.push(...fresh);
    return fresh;
  };
  // Of a day or less, of the day after, and of none of them.
  for (const hours of [5, 30, 40, 80, -24 * 4]) await promise(hours);
  expect(await morning()).toEqual(['3 answers are due within two days']);
  expect(await morning()).toEqual([]);
  expect(await morning(24)).toEqual([]);
  expect(await morning(48)).toEqual(['1 answer is due within two days']);
  // Nothing ran the day before.
  await promise(-20);
  expect(await morning()).toEqual(['1 answer is late']);
  await promise(20);
  await promise(-20);
  expect(await morning()).toEqual(['2 answers are due within two days, 1 of them late']);
  expect(await morning()).toEqual([]);
});

test('nobody hears of answers that are due to people of the sample data', async () => {
  const founded = await people(service).found();
  const own = await plantJob(service, founded.call);
  const given = { replyBy: inHours(5) };
  const planted = await plantApplicant(service, { companyId: founded.companyId, job: own, given });
  await service.owner.query(
    `with sample as (
       insert into sample_data (company_id, state, asked_by, asked_at)
       select company_id, 'here', account_id, now() from memberships where company_id = $1
       returning company_id)
     insert into sample_parts (company_id, kind, object_id)
     select company_id, 'candidate', $2::bigint from sample`,
    [founded.companyId, planted.candidateID],
  );
  await service.runJob('tell-due-replies');
  const { data } = await founded.call('GET', '/api/notifications?kind=reply');
  expect(data.notifications).toEqual([]);
});

test('a report counts promises that were kept, kept two days later, and broken', async () => {
  const before = await promises();
  const [kept, moved, broken] = [
    await apply({ replyBy: inHours(5) }),
    await apply({ replyBy: inHours(5) }),
    await apply({ replyBy: inHours(-5) }),
  ];
  await later(moved.applicationID, { version: 1 });
  await ours.call('POST', '/api/pipeline/moves', {
    applications: [
      { applicationID: kept.applicationID, version: 1 },
      { applicationID: moved.applicationID, version: 2 },
    ],
    stageID: job.stages[2],
  });
  expect(broken.applicationID).toBeGreaterThan(0);
  expect(await promises()).toEqual({
    kept: before.kept + 1,
    keptLater: before.keptLater + 1,
    broken: before.broken + 1,
  });
});
