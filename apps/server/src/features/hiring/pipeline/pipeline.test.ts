import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { type PlantedJob, plantApplicant, plantJob } from './test-pipeline.ts';

let now = new Date('2026-11-21T10:00:00Z');
/** Access tokens live ten minutes; a member signs in without a second factor. */
const later = async (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
  const { call } = await people(service).signIn(ours.email);
  ours = { ...ours, call };
};
const mayFind = [0, 21, 22].map((activityId) => ({ featureId: 4, activityId }));
let service: TestApp;
let ours: { readonly companyId: number; readonly email: string; readonly call: Caller };
let theirs: { readonly companyId: number; readonly call: Caller };
let job: PlantedJob;
let other: PlantedJob;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  const founded = await people(service).found();
  theirs = await people(service).found();
  job = await plantJob(service, founded.call);
  const { companyId } = founded;
  const recruiter = await people(service).plantMember(companyId, { privileges: mayFind });
  ours = { ...recruiter, companyId };
  other = await plantJob(service, theirs.call);
});
afterAll(() => service.close());

const apply = (given = {}) => plantApplicant(service, { companyId: ours.companyId, job, given });
const read = async (applicationID: number) =>
  (await ours.call('GET', `/api/pipeline/applications/${applicationID}`)).data;
const stage = (index: number) => job.stages[index] ?? 0;
const move = (applications: readonly object[], stageID: number | null, call = ours.call) =>
  call('POST', '/api/pipeline/moves', { applications, stageID });
const undo = (applicationID: number, moveID: number) =>
  ours.call('POST', '/api/pipeline/undo', { moves: [{ applicationID, moveID }] });

const reason = 'Skills do not match';
const mail = { subject: '{{jobTitle}}', body: 'Hello {{firstName}},\n\nno.', delayMinutes: 60 };
const reject = (applications: readonly object[], words: object | null = mail) =>
  ours.call('POST', '/api/pipeline/rejections', { applications, reason, mail: words });

/** By as many processes at once. */
const runPlannedMails = (processes = 1) =>
  Promise.all(Array.from({ length: processes }, () => service.runDue('planned-mail')));

test('[RT-11] a move enters the stage with its promise of a reply, and is written down', async () => {
  const { applicationID } = await apply();
  await later(3600);
  const reply = await move([{ applicationID, version: 1 }], stage(1));
  expect(reply.data.results).toMatchObject([{ applicationID, code: null, version: 2 }]);
  expect(await read(applicationID)).toMatchObject({
    stageID: stage(1),
    version: 2,
    stageSince: now.toISOString(),
    replyBy: new Date(now.getTime() + 2 * 86_400_000).toISOString(),
    moves: [{ kind: 'moved', fromStage: 'Applied', toStage: 'Screening', by: 'Ada Lovelace' }, {}],
  });
  expect((await people(service).auditOf(ours.companyId)).at(-1)).toBe('application.moved');
});

test('of two recruiters who move one card the second hears that it has changed', async () => {
  const { applicationID } = await apply();
  const colleague = await people(service).plantMember(ours.companyId, {
    privileges: mayFind,
  });
  const replies = await Promise.all([
    move([{ applicationID, version: 1 }], stage(1)),
    move([{ applicationID, version: 1 }], stage(2), colleague.call),
  ]);
  const codes = replies.map(({ status, code }) => `${status} ${code ?? 'done'}`);
  expect(codes.toSorted()).toEqual(['200 done', '409 changed_meanwhile']);
  expect((await read(applicationID)).moves).toHaveLength(2);
});

test('a bulk move does what can be done and says of each what became of it', async () => {
  const [fresh, stale, decided] = [await apply(), await apply(), await apply()];
  await move([{ applicationID: stale.applicationID, version: 1 }], stage(1));
  await move([{ applicationID: decided.applicationID, version: 1 }], null);
  const wanted = [
    { applicationID: fresh.applicationID, version: 1 },
    { applicationID: stale.applicationID, version: 1 },
    { applicationID: decided.applicationID, version: 2 },
    { applicationID: 999_999_999, version: 1 },
  ];
  const { status, data } = await move(wanted, stage(2));
  expect(status).toBe(200);
  expect(data.results.map(({ code }: { code: string | null }) => code)).toEqual([
    null,
    'changed_meanwhile',
    'wrong_status',
    'not_found',
  ]);
  expect(await read(stale.applicationID)).toMatchObject({ stageID: stage(1), version: 2 });
});

test('moving somebody to where they stand writes nothing', async () => {
  const { applicationID } = await apply();
  const { data } = await move([{ applicationID, version: 1 }], stage(0));
  expect(data.results).toEqual([{ applicationID, code: null, version: 1, moveID: null }]);
  expect((await read(applicationID)).moves).toHaveLength(1);
});

test('a move that is taken back leaves stage, clock and promise as they were', async () => {
  const replyBy = new Date('2026-11-25T10:00:00Z');
  const { applicationID } = await apply({ replyBy });
  const before = await read(applicationID);
  await later(5000);
  const { data } = await move([{ applicationID, version: 1 }], stage(2));
  expect((await undo(applicationID, data.results[0].moveID)).data.results).toMatchObject([
    { code: null, version: 3 },
  ]);
  const after = await read(applicationID);
  expect(after).toMatchObject({ ...before, version: 3, moves: [{ kind: 'undone' }, {}, {}] });
});

test("a move is not taken back once a colleague's came after it, nor twice", async () => {
  const { applicationID } = await apply();
  const first = await move([{ applicationID, version: 1 }], stage(1));
  await move([{ applicationID, version: 2 }], stage(2));
  const { moveID } = first.data.results[0];
  expect(await undo(applicationID, moveID)).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  });
  expect(await read(applicationID)).toMatchObject({ stageID: stage(2), version: 3 });
  const [newest] = (await read(applicationID)).moves;
  expect((await undo(applicationID, newest.moveID)).status).toBe(200);
  expect((await undo(applicationID, newest.moveID)).code).toBe('changed_meanwhile');
});

test('a rejection keeps its reason, and its mail leaves when its time has come, exactly once', async () => {
  const { applicationID, email } = await apply({ firstName: 'Grace' });
  const { data } = await reject([{ applicationID, version: 1 }]);
  expect(data.results).toMatchObject([{ code: null, version: 2 }]);
  expect(await read(applicationID)).toMatchObject({
    status: 'rejected',
    stageID: stage(0),
    moves: [{ kind: 'rejected', reason }, {}],
    mails: [{ subject: 'Robotics engineer', state: 'waiting' }],
  });
  await later(3590);
  await runPlannedMails();
  expect(await service.mailsTo(email)).toEqual([]);
  await later(20);
  await runPlannedMails(3);
  const mails = await service.mailsTo(email);
  expect(mails).toMatchObject([{ subject: 'Robotics engineer' }]);
  expect(mails[0]?.text).toContain('Hello Grace,\n\nno.');
  expect((await read(applicationID)).mails).toMatchObject([{ state: 'sent' }]);
});

test('a mail that was taken back never leaves; one that had left is told', async () => {
  const { applicationID, email } = await apply();
  const now0 = { ...mail, delayMinutes: 0 };
  const first = await reject([{ applicationID, version: 1 }], now0);
  await later(6);
  await runPlannedMails();
  const back = await undo(applicationID, first.data.results[0].moveID);
  expect(back.data).toMatchObject({ results: [{ code: null }], mailsSent: 0 });
  expect((await service.owner.query('select from due_work')).rowCount).toBe(0);
  expect(await read(applicationID)).toMatchObject({
    status: 'active',
    mails: [{ state: 'cancelled' }],
  });
  await later(3600);
  await runPlannedMails();
  expect(await service.mailsTo(email)).toEqual([]);

  const second = await reject([{ applicationID, version: 3 }], now0);
  await later(60);
  await runPlannedMails();
  const late = await undo(applicationID, second.data.results[0].moveID);
  expect(late.data).toMatchObject({ results: [{ code: null }], mailsSent: 1 });
  expect(await service.mailsTo(email)).toHaveLength(1);
});

test('whoever is reopened stands in their stage again, and a waiting rejection is called back', async () => {
  const { applicationID, email } = await apply({ stage: 1 });
  await reject([{ applicationID, version: 1 }]);
  await later(60);
  const { data } = await ours.call('POST', '/api/pipeline/reopenings', {
    applications: [{ applicationID, version: 2 }],
  });
  expect(data.results).toMatchObject([{ code: null, version: 3 }]);
  expect(await read(applicationID)).toMatchObject({
    ...{ status: 'active', stageID: stage(1), stageSince: now.toISOString() },
    mails: [{ state: 'cancelled' }],
  });
  await later(7200);
  await runPlannedMails();
  expect(await service.mailsTo(email)).toEqual([]);
});

test('nobody is rejected for a reason that is not in the list, nor moved to what is no stage', async () => {
  const { applicationID } = await apply();
  const applications = [{ applicationID, version: 1 }];
  const odd = await ours.call('POST', '/api/pipeline/rejections', {
    ...{ applications, reason: 'Unfriendly', mail: null },
  });
  expect([odd.status, odd.code]).toEqual([422, 'unknown_reason']);
  const nowhere = await move(applications, 999_999_999);
  expect([nowhere.status, nowhere.code]).toEqual([422, 'unknown_stage']);
  expect(await read(applicationID)).toMatchObject({ version: 1, status: 'active' });
});

test('[D2] applications, stages and moves of another company are none', async () => {
  const { applicationID } = await plantApplicant(service, {
    companyId: theirs.companyId,
    job: other,
  });
  const own = await apply();
  const applications = [{ applicationID, version: 1 }];
  const get = await ours.call('GET', `/api/pipeline/applications/${applicationID}`);
  expect([get.status, get.code]).toEqual([404, 'not_found']);
  for (const path of ['board', 'applications', `column?stageID=${other.stages[0]}`]) {
    const reply = await ours.call('GET', `/api/pipeline/jobs/${other.jobID}/${path}`);
    expect([path, reply.status]).toEqual([path, 404]);
  }
  expect((await move(applications, stage(1))).code).toBe('not_found');
  expect((await move(applications, null)).code).toBe('not_found');
  expect((await reject(applications)).code).toBe('not_found');
  expect(
    (await move([{ applicationID: own.applicationID, version: 1 }], other.stages[0] ?? 0)).code,
  ).toBe('unknown_stage');
  const mixed = await move(
    [...applications, { applicationID: own.applicationID, version: 1 }],
    null,
  );
  expect(mixed.data.results).toMatchObject([{ code: 'not_found', version: null }, { code: null }]);
  const { moveID } = mixed.data.results[1];
  expect((await undo(applicationID, moveID)).code).toBe('not_found');
  expect((await undo((await apply()).applicationID, moveID)).code).toBe('changed_meanwhile');
  const { rows } = await service.owner.query(
    'select version, status from applications where id = $1',
    [applicationID],
  );
  expect(rows).toEqual([{ version: 1, status: 'active' }]);
});

test('who may not reject takes no reopening back, because that would reject', async () => {
  const { call } = await people(service).plantMember(ours.companyId, {
    privileges: [0, 21].map((activityId) => ({ featureId: 4, activityId })),
  });
  const { applicationID } = await apply();
  await reject([{ applicationID, version: 1 }], null);
  const applications = [{ applicationID, version: 2 }];
  const reopened = await call('POST', '/api/pipeline/reopenings', { applications });
  const { moveID } = reopened.data.results[0];
  const body = { moves: [{ applicationID, moveID }] };
  expect(await call('POST', '/api/pipeline/undo', body)).toMatchObject({
    ...{ status: 403, code: 'not_allowed' },
  });
  expect(await read(applicationID)).toMatchObject({ status: 'active', version: 3 });
  expect((await undo(applicationID, moveID)).status).toBe(200);
  expect((await read(applicationID)).status).toBe('rejected');
});

test('who may only see jobs reads no board', async () => {
  const { call } = await people(service).plantMember(ours.companyId, {
    privileges: [1, 2, 4, 5].map((activityId) => ({ featureId: 2, activityId })),
  });
  expect((await call('GET', `/api/pipeline/jobs/${job.jobID}/board`)).status).toBe(403);
});

test('somebody who is added by hand stands in the first stage, once', async () => {
  const path = `/api/pipeline/jobs/${job.jobID}/applications`;
  const person = { firstName: ' Mary ', lastName: 'Shelley', email: 'Mary@Example.org ' };
  const { data } = await ours.call('POST', path, person);
  expect(await read(data.applicationID)).toMatchObject({
    ...{ name: 'Mary Shelley', email: 'mary@example.org', source: 'added', stageID: stage(0) },
    moves: [{ kind: 'applied', by: 'Ada Lovelace' }],
  });
  const again = await ours.call('POST', path, { ...person, firstName: 'M.' });
  expect([again.status, again.code]).toEqual([409, 'already_applied']);
  const nameless = await ours.call('POST', path, { ...person, lastName: ' ' });
  expect(nameless.code).toBe('validation_failed');
  const elsewhere = await ours.call(
    'POST',
    path.replace(String(job.jobID), String(other.jobID)),
    person,
  );
  expect(elsewhere.status).toBe(404);
});
