import { webhookEvents } from '@candor/contract/operations/webhook-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestRooms, start } from '../../interviews/attempts/test-room.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { plantJob } from '../../hiring/pipeline/test-pipeline.ts';
import { monitorsOf, type Rooms, violation } from '../../interviews/proctoring/test-proctoring.ts';
import { openOffice } from '../../interviews/scheduling/test-scheduling.ts';

let rooms: Rooms;
beforeAll(async () => {
  rooms = await createTestRooms();
});
afterAll(() => rooms.app.close());

/** Somebody who wants to hear of everything in this company. */
async function listenTo(companyId: number) {
  await rooms.app.owner.query(
    `insert into webhook_endpoints (company_id, url, events, secret_sealed, created_by, created_at)
     select $1, 'https://hooks.example.com/', $2, '', id, now() from accounts limit 1`,
    [companyId, [...webhookEvents]],
  );
}

/** What they were told since, and is due. */
async function told(companyId: number): Promise<[string, Record<string, unknown>][]> {
  const { rows } = await rooms.app.owner.query(
    `with sent as (delete from webhook_outbox where owner_id = $1 returning delivery_id)
     select event, body::jsonb->'data' as data from webhook_deliveries join sent on delivery_id = id
      where company_id = $1 order by id`,
    [companyId],
  );
  return rows.map(({ event, data }) => [event, data]);
}

test('applications tell that they are there, where they go, and that they go back', async () => {
  const { companyId, call } = await people(rooms.app).found();
  await listenTo(companyId);
  const { jobID, stages } = await plantJob(rooms.app, call);
  const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'told@example.net' };
  const { data } = await call('POST', `/api/pipeline/jobs/${jobID}/applications`, person);
  const { applicationID } = data;
  const [created] = await told(companyId);
  expect(created).toMatchObject([
    'application.created',
    { applicationID, jobID, source: 'added', candidateID: expect.any(Number) },
  ]);
  const applications = [{ applicationID, version: 1 }];
  await call('POST', '/api/pipeline/moves', { applications, stageID: stages[1] });
  expect(await told(companyId)).toMatchObject([
    [
      'application.moved',
      { applicationID, kind: 'moved', fromStage: 'Applied', toStage: 'Screening' },
    ],
  ]);
  const reasons = await call('GET', '/api/pipeline/rejection-reasons');
  const [{ name: reason }] = reasons.data.reasons;
  const rejected = { applications: [{ applicationID, version: 2 }], reason, mail: null };
  const outcome = await call('POST', '/api/pipeline/rejections', rejected);
  expect(await told(companyId)).toMatchObject([
    ['application.rejected', { applicationID, status: 'rejected', reason }],
  ]);
  const moves = [{ applicationID, moveID: outcome.data.results[0].moveID }];
  await call('POST', '/api/pipeline/undo', { moves });
  expect(await told(companyId)).toMatchObject([
    ['application.moved', { applicationID, kind: 'undone', status: 'active' }],
  ]);
});

test('a withdrawal tells of itself', async () => {
  const { companyId, call } = await people(rooms.app).found();
  const { jobID } = await plantJob(rooms.app, call);
  const email = 'withdraws@example.net';
  const person = { firstName: 'Ada', lastName: 'Lovelace', email };
  const { data } = await call('POST', `/api/pipeline/jobs/${jobID}/applications`, person);
  await listenTo(companyId);
  await people(rooms.app).plantAccount(email, 'CANDIDATE');
  const body = { email, password: 'Correct#Horse1', type: 'candidate' };
  const signedIn = await people(rooms.app).caller()('POST', '/api/accounts/sign-in', body);
  const own = people(rooms.app).caller(signedIn.data.token);
  const place = `/api/candidates/applications/${companyId}/${data.applicationID}`;
  expect((await own('POST', `${place}/withdraw`)).status).toBe(200);
  expect(await told(companyId)).toMatchObject([
    ['application.withdrawn', { applicationID: data.applicationID, jobID }],
  ]);
});

test('invitations tell of themselves, and of their end', async () => {
  const { companyId, inviteOne, act, jobID } = await openOffice(rooms.app);
  await listenTo(companyId);
  const interviewScheduleID = await inviteOne('invited@example.net');
  expect(await told(companyId)).toMatchObject([
    ['interview.invited', { interviewScheduleID, jobID }],
  ]);
  await act(interviewScheduleID, 'cancel', { reason: 'Filled.', tellsCandidate: false });
  expect(await told(companyId)).toEqual([['interview.cancelled', { interviewScheduleID }]]);
});

test('an interview tells of its start, its end, a verdict and a decision', async () => {
  rooms.after(0);
  const { invitation, room } = await rooms.arrive();
  const { companyId, scheduleId: interviewScheduleID } = invitation;
  const monitored = 'update blueprints set facial_tracking = true where company_id = $1';
  await rooms.app.owner.query(monitored, [companyId]);
  await listenTo(companyId);
  const { data } = await room.enter({ facialTermsAccepted: true });
  expect(await told(companyId)).toEqual([['interview.started', { interviewScheduleID }]]);
  const monitors = monitorsOf(rooms, invitation, { started: data });
  await monitors.start();
  await monitors.report({ NoFace: 1, violation: violation(1, start.getTime() + 60_000) });
  await room.submit(1);
  expect(await told(companyId)).toEqual([
    [
      'interview.submitted',
      { interviewScheduleID, state: 'submitted', answeredCount: 0, questionCount: 3 },
    ],
  ]);
  const { call } = await admin(companyId);
  const review = await call('GET', `/api/interviews/${interviewScheduleID}/proctoring`);
  const { eventKey } = review.data.episodes[0];
  const verdict = { eventKey, verdict: 'technical', reason: 'The camera failed.' };
  await call('POST', `/api/interviews/${interviewScheduleID}/proctoring/verdicts`, verdict);
  const decision = { decision: 'hold', reason: 'Wait.', version: 0, application: null };
  await call('POST', `/api/interviews/${interviewScheduleID}/decisions`, decision);
  expect(await told(companyId)).toEqual([
    ['flag.judged', { interviewScheduleID, eventKey, verdict: 'technical' }],
    ['interview.decided', { interviewScheduleID, decision: 'hold' }],
  ]);
});

test('an interview that nobody submits tells that its time was over', async () => {
  rooms.after(0);
  const { invitation } = await rooms.started();
  const { companyId, scheduleId: interviewScheduleID } = invitation;
  await listenTo(companyId);
  rooms.after(40);
  await rooms.app.runJob('close-overdue-attempts');
  rooms.after(0);
  expect(await told(companyId)).toMatchObject([
    ['interview.submitted', { interviewScheduleID, state: 'timed-out' }],
  ]);
});

test('an erasure tells of itself', async () => {
  const { companyId, call } = await people(rooms.app).found();
  const { jobID } = await plantJob(rooms.app, call);
  const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'erased@example.net' };
  await call('POST', `/api/pipeline/jobs/${jobID}/applications`, person);
  await listenTo(companyId);
  const { rows } = await rooms.app.owner.query(
    'select id::int from candidates where company_id = $1',
    [companyId],
  );
  const candidateID: number = rows[0].id;
  const body = { candidateID, email: person.email, because: 'She asked for it.' };
  expect((await call('POST', '/api/retention/erasures', body)).status).toBe(200);
  expect(await told(companyId)).toEqual([['candidate.erased', { candidateID }]]);
});

const admin = (companyId: number) =>
  people(rooms.app).plantMember(companyId, { role: 'COMPANY_ADMIN' });

const hook = { url: 'https://hooks.example.com/', description: '', events: ['flag.judged'] };
const create = async (call: Caller) =>
  Number((await call('POST', '/api/webhooks', hook)).data.webhookID);

test('[E8] an address inside is refused where it is typed', async () => {
  const { call } = await people(rooms.app).found();
  const webhookID = await create(call);
  for (const url of ['http://hooks.example.com/', 'https://127.0.0.1/', 'https://localhost/']) {
    const refused = { code: 'url_refused', status: 422 };
    expect(await call('POST', '/api/webhooks', { ...hook, url })).toMatchObject(refused);
    expect(await call('PUT', `/api/webhooks/${webhookID}`, { ...hook, url })).toMatchObject(
      refused,
    );
  }
});

test('[D2] another company’s webhook is as good as none, and members who are no admins see none', async () => {
  const company = await people(rooms.app).found();
  const webhookID = await create(company.call);
  const { data } = await company.call('POST', `/api/webhooks/${webhookID}/test`);
  const deliveryID = Number(data.deliveryID);
  const other = await people(rooms.app).found();
  const body = hook;
  const tries = [
    ['PUT', `/api/webhooks/${webhookID}`, body],
    ['DELETE', `/api/webhooks/${webhookID}`],
    ['POST', `/api/webhooks/${webhookID}/secret`],
    ['POST', `/api/webhooks/${webhookID}/test`],
    ['POST', `/api/webhooks/${webhookID}/switch`, { isOn: false }],
    ['GET', `/api/webhooks/${webhookID}/deliveries`],
    ['GET', `/api/webhooks/${webhookID}/deliveries/${deliveryID}`],
    ['POST', `/api/webhooks/${webhookID}/deliveries/${deliveryID}/replay`],
  ] as const;
  const own = await create(other.call);
  for (const [method, path, given] of tries) {
    expect([path, await other.call(method, path, given)]).toMatchObject([
      path,
      { code: 'not_found' },
    ]);
  }
  const crossed = `/api/webhooks/${own}/deliveries/${deliveryID}`;
  expect((await other.call('GET', crossed)).code).toBe('not_found');
  const { call } = await people(rooms.app).plantMember(company.companyId, {
    privileges: [{ featureId: 5, activityId: 0 }],
  });
  expect((await call('GET', '/api/webhooks')).code).toBe('not_allowed');
  const listed = await company.call('GET', '/api/webhooks');
  expect(listed.data.webhooks).toMatchObject([{ webhookID, state: 'active', url: hook.url }]);
});

test('every change of a webhook is written down, without its secret', async () => {
  const company = await people(rooms.app).found();
  const webhookID = await create(company.call);
  const path = `/api/webhooks/${webhookID}`;
  const body = { ...hook, description: 'New' };
  await company.call('PUT', path, body);
  await company.call('POST', `${path}/switch`, { isOn: false });
  await company.call('POST', `${path}/switch`, { isOn: true });
  await company.call('POST', `${path}/secret`);
  await company.call('DELETE', path);
  const audit = await people(rooms.app).auditOf(company.companyId);
  expect(audit.filter((action) => action.startsWith('webhook.'))).toEqual([
    ...['webhook.created', 'webhook.changed', 'webhook.switched-off', 'webhook.switched-on'],
    ...['webhook.secret-rotated', 'webhook.removed'],
  ]);
});
