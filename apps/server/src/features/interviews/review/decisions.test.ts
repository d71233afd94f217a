import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { hours, now, type Planted, plantInterviews } from './test-interviews.ts';

type Company = Awaited<ReturnType<ReturnType<typeof people>['found']>> & { plant: Planted };

let app: TestApp;
let mine: Company;
let other: Company;

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  const founded = async () => {
    const company = await people(app).found();
    return { ...company, plant: await plantInterviews(app.owner, company.companyId) };
  };
  [mine, other] = [await founded(), await founded()];
});
afterAll(() => app.close());

const over = { status: 'submitted', correct_count: 3, answered_count: 4 };
const reviewOf = async (scheduleId: number, call = mine.call) =>
  (await call('GET', `/api/interviews/${scheduleId}/review`)).data;
const decide = (scheduleId: number, body: object, call = mine.call) =>
  call('POST', `/api/interviews/${scheduleId}/decisions`, {
    reason: '',
    version: 0,
    application: null,
    ...body,
  });

test('a decision is a line of a history: who, when and why, and it can be taken back', async () => {
  const { scheduleId } = await mine.plant.schedule({ attempt: over });
  expect(await reviewOf(scheduleId)).toMatchObject({ isOver: true, version: 0, decisions: [] });
  const held = await decide(scheduleId, { decision: 'hold', reason: ' Wait for the panel. ' });
  expect(held.data).toEqual({ isApplicationChanged: false });
  await decide(scheduleId, { decision: 'open', version: 1 });
  await decide(scheduleId, { decision: 'advance', version: 2 });
  const review = await reviewOf(scheduleId);
  expect(review.version).toBe(3);
  expect(review.decisions).toMatchObject([
    { version: 3, decision: 'advance', reason: '', decidedBy: 'Ingrid Solberg' },
    { version: 2, decision: 'open' },
    { version: 1, decision: 'hold', reason: 'Wait for the panel.', decidedAt: now.getTime() },
  ]);
  const audited = review.audit.filter(
    ({ action }: { action: string }) => action === 'interview.decided',
  );
  expect(audited).toHaveLength(3);
  expect(audited[0]).toEqual({
    action: 'interview.decided',
    by: 'Ingrid Solberg',
    at: now.getTime(),
  });
});

test.each([
  [{ decision: 'reject' }, 422, 'reason_needed'],
  [{ decision: 'reject', reason: ' ' }, 422, 'reason_needed'],
  [{ decision: 'advance', version: 1 }, 409, 'changed_meanwhile'],
  [{ decision: 'open' }, 409, 'no_change'],
  [{ decision: 'advance', application: { version: 1 } }, 409, 'application_unavailable'],
  [{ decision: 'perhaps' }, 422, 'validation_failed'],
])('%j is refused', async (body, status, code) => {
  const { scheduleId } = await mine.plant.schedule({ attempt: over });
  expect(await decide(scheduleId, body)).toMatchObject({ status, code });
  expect(await reviewOf(scheduleId)).toMatchObject({ version: 0 });
});

test('nothing is decided before an interview is over', async () => {
  const { scheduleId } = await mine.plant.schedule({ attempt: { status: 'in-progress' } });
  const invited = await mine.plant.schedule();
  for (const id of [scheduleId, invited.scheduleId]) {
    expect((await reviewOf(id)).isOver).toBe(false);
    expect(await decide(id, { decision: 'advance' })).toMatchObject({
      status: 409,
      code: 'not_over',
    });
  }
});

test('of ten that decide at once one is heard, and the others are told to read it', async () => {
  const { scheduleId } = await mine.plant.schedule({ attempt: over });
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => decide(scheduleId, { decision: 'advance' })),
  );
  expect(replies.map(({ code }) => code ?? 'done').toSorted()).toEqual([
    ...Array.from({ length: 9 }, () => 'changed_meanwhile'),
    'done',
  ]);
});

/** An interview that is over, of somebody who applied and stands in the second of three stages. */
async function applied() {
  const { scheduleId } = await mine.plant.schedule({ attempt: over });
  const { candidateID } = await reviewOf(scheduleId);
  const known = await app.owner.query(
    'select id::int from job_stages where company_id = $1 and job_id = $2 order by position',
    [mine.companyId, mine.plant.jobId],
  );
  const kinds = ['applied', 'bot-interview', 'offer'];
  const stages: number[] = known.rows.map(({ id }) => id);
  for (const [position, kind] of stages.length > 0 ? [] : kinds.entries()) {
    const stage = { job_id: mine.plant.jobId, position, name: `Stage ${position}`, kind };
    stages.push(await mine.plant.insert('job_stages', stage));
  }
  const since = { applied_at: hours(-90), stage_since: hours(-80) };
  const of = { job_id: mine.plant.jobId, candidate_id: candidateID, stage_id: stages[1] };
  await mine.plant.insert('applications', { ...of, source: 'added', ...since });
  return scheduleId;
}

test('with the decision the application goes on a stage, and comes back with it', async () => {
  const scheduleId = await applied();
  const { application } = await reviewOf(scheduleId);
  const stage = { stage: 'Stage 1', nextStage: 'Stage 2', tellsReasons: false };
  const stood = { status: 'active', ...stage, version: 1 };
  expect(application).toEqual(stood);
  const advance = { decision: 'advance', application: { version: 1 } };
  expect((await decide(scheduleId, advance)).data).toEqual({ isApplicationChanged: true });
  const after = await reviewOf(scheduleId);
  expect(after.application).toMatchObject({ stage: 'Stage 2', nextStage: null });
  expect(after.decisions).toMatchObject([{ decision: 'advance', isOfApplication: true }]);
  const back = await decide(scheduleId, { decision: 'open', version: 1 });
  expect(back.data).toEqual({ isApplicationChanged: true });
  expect((await reviewOf(scheduleId)).application).toMatchObject({ stage: 'Stage 1' });
});

test('a rejection takes the application along, for one of the reasons of the company', async () => {
  const scheduleId = await applied();
  const reject = { decision: 'reject', reason: 'No SQL.' };
  const wrong = { ...reject, application: { version: 1, reason: 'Because' } };
  expect(await decide(scheduleId, wrong)).toMatchObject({ status: 422, code: 'unknown_reason' });
  expect((await reviewOf(scheduleId)).version).toBe(0);
  const { data } = await mine.call('GET', '/api/pipeline/rejection-reasons');
  const given = { ...reject, application: { version: 1, reason: data.reasons[0].name } };
  expect((await decide(scheduleId, given)).status).toBe(200);
  expect((await reviewOf(scheduleId)).application).toMatchObject({ status: 'rejected' });
});

test('an application that somebody has changed meanwhile stays, and with it the decision', async () => {
  const scheduleId = await applied();
  const stale = { decision: 'advance', application: { version: 7 } };
  expect(await decide(scheduleId, stale)).toMatchObject({ code: 'application_unavailable' });
  expect((await reviewOf(scheduleId)).version).toBe(0);
});

test('one that has moved on since is left where it is when the decision is taken back', async () => {
  const scheduleId = await applied();
  await decide(scheduleId, { decision: 'advance', application: { version: 1 } });
  const { data } = await mine.call('GET', '/api/pipeline/rejection-reasons');
  const reject = { decision: 'reject', reason: 'Left.', version: 1 };
  const of = { application: { version: 2, reason: data.reasons[0].name } };
  expect((await decide(scheduleId, { ...reject, ...of })).status).toBe(200);
  const { candidateID } = await reviewOf(scheduleId);
  const { rows } = await app.owner.query(
    'select id::int from applications where candidate_id = $1',
    [candidateID],
  );
  const reopen = { applications: [{ applicationID: rows[0].id, version: 3 }] };
  expect((await mine.call('POST', '/api/pipeline/reopenings', reopen)).status).toBe(200);
  const back = await decide(scheduleId, { decision: 'open', version: 2 });
  expect(back.data).toEqual({ isApplicationChanged: false });
  expect((await reviewOf(scheduleId)).application).toMatchObject({ status: 'active' });
});

test('[PR-3] who may not see candidates sees no application and moves none', async () => {
  const scheduleId = await applied();
  const privileges = [0, 23].map((activityId) => ({ featureId: 5, activityId }));
  const { call } = await people(app).plantMember(mine.companyId, { privileges });
  expect((await reviewOf(scheduleId, call)).application).toBeNull();
  const advance = { decision: 'advance', application: { version: 1 } };
  expect(await decide(scheduleId, advance, call)).toMatchObject({ status: 403 });
  expect(await decide(scheduleId, { decision: 'advance' }, call)).toMatchObject({ status: 200 });
});

test('[PR-3] who may decide but move nobody takes a decision back, and the application stays', async () => {
  const scheduleId = await applied();
  await decide(scheduleId, { decision: 'advance', application: { version: 1 } });
  const privileges = [
    { featureId: 4, activityId: 0 },
    { featureId: 5, activityId: 23 },
  ];
  const { call } = await people(app).plantMember(mine.companyId, { privileges });
  const back = await decide(scheduleId, { decision: 'open', version: 1 }, call);
  expect(back.data).toEqual({ isApplicationChanged: false });
  const { application, decisions } = await reviewOf(scheduleId);
  expect(application).toMatchObject({ status: 'active', stage: 'Stage 2' });
  expect(decisions[0]).toMatchObject({ decision: 'open', decidedBy: 'Ada Lovelace' });
});

test('a note is kept with its author and time, and stands on the profile too', async () => {
  const { scheduleId } = await mine.plant.schedule({ attempt: over });
  const path = `/api/interviews/${scheduleId}/notes`;
  expect(await mine.call('POST', path, { text: ' \n' })).toMatchObject({ code: 'empty_note' });
  expect(await mine.call('POST', path, { text: ' Knows joins. ' })).toMatchObject({ status: 200 });
  const { notes, candidateID } = await reviewOf(scheduleId);
  expect(notes).toEqual([{ text: 'Knows joins.', author: 'Ingrid Solberg', at: now.getTime() }]);
  const text = 'select text, is_private from candidate_notes where candidate_id = $1';
  const { rows } = await app.owner.query(text, [candidateID]);
  expect(rows).toEqual([{ text: 'Knows joins.', is_private: false }]);
});

test('a note that its author keeps private is not in the report', async () => {
  const { scheduleId } = await mine.plant.schedule({ attempt: over });
  await mine.call('POST', `/api/interviews/${scheduleId}/notes`, { text: 'Mine alone.' });
  const hide = 'update candidate_notes set is_private = true where schedule_id = $1';
  await app.owner.query(hide, [scheduleId]);
  expect((await reviewOf(scheduleId)).notes).toEqual([]);
});

test('the application may not rewrite what was decided', async () => {
  const { scheduleId } = await mine.plant.schedule({ attempt: over });
  await decide(scheduleId, { decision: 'advance' });
  for (const change of [
    "update interview_decisions set reason = 'x'",
    'delete from interview_decisions',
  ]) {
    const trying = app.db.inCompany(mine.companyId, (tx) => sql.raw(change).execute(tx));
    await expect(trying).rejects.toMatchObject({ code: '42501' });
  }
});

test('from each waiting report the way leads through all that wait', async () => {
  const company = await people(app).found();
  const plant = await plantInterviews(app.owner, company.companyId);
  const ended = (n: number) => plant.schedule({ attempt: { ...over, ended_at: hours(-n) } });
  const [newest, oldest, middle] = [await ended(1), await ended(9), await ended(5)];
  const nextOf = async ({ scheduleId }: { scheduleId: number }) => {
    const { nextWaiting, waiting } = await reviewOf(scheduleId, company.call);
    return [nextWaiting?.interviewScheduleID ?? null, waiting];
  };
  expect(await nextOf(oldest)).toEqual([middle.scheduleId, 2]);
  expect(await nextOf(middle)).toEqual([newest.scheduleId, 2]);
  expect(await nextOf(newest)).toEqual([oldest.scheduleId, 2]);
  await decide(middle.scheduleId, { decision: 'advance' }, company.call);
  expect(await nextOf(oldest)).toEqual([newest.scheduleId, 1]);
  await decide(newest.scheduleId, { decision: 'advance' }, company.call);
  expect(await nextOf(oldest)).toEqual([null, 0]);
  expect(await nextOf(middle)).toEqual([oldest.scheduleId, 1]);
});

test('the list is filtered by what was decided, and counts what it shows', async () => {
  const company = await people(app).found();
  const plant = await plantInterviews(app.owner, company.companyId);
  const [waiting, held] = [
    await plant.schedule({ attempt: over }),
    await plant.schedule({ attempt: over }),
  ];
  await plant.schedule();
  const hold = { decision: 'hold', reason: 'Wait.' };
  await decide(held.scheduleId, hold, company.call);
  const listed = async (query: string) => {
    const { data } = await company.call('GET', `/api/interviews?${query}`);
    const of = ({ interviewScheduleID, decision }: Record<string, unknown>) => [
      interviewScheduleID,
      decision,
    ];
    return [data.total, ...data.interviews.map(of)];
  };
  const rows = [
    [waiting.scheduleId, 'waiting'],
    [held.scheduleId, 'hold'],
  ] as const;
  expect(await listed('decision=waiting')).toEqual([1, rows[0]]);
  expect(await listed('decision=hold')).toEqual([1, rows[1]]);
  expect(await listed('decision=reject')).toEqual([0]);
  expect(await listed('decision=hold&search=grace&state=submitted')).toEqual([1, rows[1]]);
  expect((await listed('sort=newest'))[0]).toBe(3);
});

test("[D2] another company's interview looks like one that never was, and is not decided", async () => {
  const { scheduleId } = await other.plant.schedule({ attempt: over });
  const path = `/api/interviews/${scheduleId}`;
  for (const end of ['review', 'export']) {
    const crossed = await mine.call('GET', `${path}/${end}`);
    expect(crossed).toMatchObject({ status: 404, code: 'not_found' });
    expect(crossed).toEqual(await mine.call('GET', `/api/interviews/999999999/${end}`));
  }
  expect(await decide(scheduleId, { decision: 'advance' })).toMatchObject({ status: 404 });
  expect(await mine.call('POST', `${path}/notes`, { text: 'Hello.' })).toMatchObject({
    status: 404,
  });
  expect((await reviewOf(scheduleId, other.call)).version).toBe(0);
});

test('[PR-3] only members with the right to interviews read or decide', async () => {
  const { scheduleId } = await mine.plant.schedule({ attempt: over });
  const privileges = [{ featureId: 2, activityId: 4 }];
  const { call } = await people(app).plantMember(mine.companyId, { privileges });
  expect(await call('GET', `/api/interviews/${scheduleId}/review`)).toMatchObject({ status: 403 });
  expect(await decide(scheduleId, { decision: 'advance' }, call)).toMatchObject({ status: 403 });
  expect((await reviewOf(scheduleId)).version).toBe(0);
});
