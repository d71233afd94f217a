import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { hours, now, plantInterviews } from '../../interviews/review/test-interviews.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
});
afterAll(() => app.close());

const over = { status: 'submitted', correct_count: 3, answered_count: 4 };

async function founded() {
  const company = await people(app).found();
  return { ...company, plant: await plantInterviews(app.owner, company.companyId) };
}

const dashboardOf = async (call: Awaited<ReturnType<typeof founded>>['call']) =>
  (await call('GET', `/api/dashboard?dayStart=${hours(-10).toISOString()}`)).data;

test('a new company sees what to do first, and zeros', async () => {
  const { call } = await people(app).found();
  expect(await dashboardOf(call)).toMatchObject({
    interviewsToday: 0,
    waiting: { total: 0, items: [] },
    openJobs: 0,
    activeCandidates: { count: 0, isMore: false },
    hoursToDecision: null,
    checklist: [
      { step: 'profile', isDone: true },
      { step: 'plan', isDone: true },
      { step: 'colleague', isDone: false },
      { step: 'test', isDone: false },
      { step: 'job', isDone: false },
      { step: 'interview', isDone: false },
    ],
  });
});

test('what is over and undecided waits, the oldest first, until somebody decides', async () => {
  const { call, plant } = await founded();
  const ended = (n: number) => plant.schedule({ attempt: { ...over, ended_at: hours(-n) } });
  const [later, first] = [await ended(2), await ended(20)];
  await plant.schedule({ attempt: { status: 'in-progress' } });
  await plant.schedule();
  const before = await dashboardOf(call);
  expect(before).toMatchObject({ interviewsToday: 2, underWay: 1, openJobs: 1 });
  expect(before.waiting.total).toBe(2);
  expect(before.waiting.items).toMatchObject([
    {
      interviewScheduleID: first.scheduleId,
      candidateName: 'Grace Hopper',
      jobTitle: 'Engineer',
      state: 'submitted',
      endedAt: hours(-20).toISOString(),
      correctCount: 3,
      risk: null,
    },
    { interviewScheduleID: later.scheduleId },
  ]);
  const decision = { decision: 'advance', reason: '', version: 0, application: null };
  await call('POST', `/api/interviews/${first.scheduleId}/decisions`, decision);
  const after = await dashboardOf(call);
  expect(after.waiting.items).toMatchObject([{ interviewScheduleID: later.scheduleId }]);
  expect(after.hoursToDecision).toBe(20);
});

test('[RK-1] the risk stands beside what waits', async () => {
  const { call, plant } = await founded();
  const { attemptId, scheduleId } = await plant.schedule({ attempt: over });
  const { rows } = await app.owner.query(
    'select candidate_id from interview_schedules where company_id = $1 and id = $2',
    [plant.companyId, scheduleId],
  );
  const of = { attempt_id: attemptId, candidate_id: rows[0].candidate_id, started_at: hours(-3) };
  const session_id = await plant.insert('proctoring_sessions', of);
  await plant.insert('proctoring_events', {
    ...{ session_id, session_started_at: hours(-3), detected_at: hours(-2.5) },
    event_key: '00000000-0000-4000-8000-000000000001',
    ...{ tracking_system: 'eye', violation_type: 'NO_FACE', severity_level: 'critical' },
  });
  expect((await dashboardOf(call)).waiting.items).toMatchObject([{ risk: 'CRITICAL_RISK' }]);
});

test('applications are counted by the kind of their stage; late replies and ending links are listed', async () => {
  const { call, plant } = await founded();
  const stage = (name: string, kind: string, position: number) =>
    plant.insert('job_stages', { job_id: plant.jobId, name, kind, position });
  const [applied, panel] = [await stage('New', 'applied', 1), await stage('Panel', 'interview', 2)];
  const apply = async (n: number, stage_id: number, more: object = {}) => {
    const name = { email: `a${n}@example.com`, first_name: `A${n}`, last_name: 'B' };
    const candidate_id = await plant.insert('candidates', name);
    const of = { job_id: plant.jobId, candidate_id, stage_id, source: 'career-page' };
    const since = { applied_at: hours(-90), stage_since: hours(-80) };
    return plant.insert('applications', { ...of, ...since, ...more });
  };
  await apply(1, applied, { reply_by: hours(-5) });
  await apply(2, applied, { reply_by: hours(5) });
  await apply(3, panel, { reply_by: hours(-9) });
  await apply(4, panel, { status: 'rejected', reply_by: hours(-9) });
  await plant.schedule({ schedule: { closes_at: hours(49) } });
  await plant.schedule({ schedule: { closes_at: hours(3), cancelled_at: now } });
  await plant.schedule({ schedule: { closes_at: hours(3) }, attempt: { status: 'in-progress' } });
  const ending = await plant.schedule({ schedule: { closes_at: hours(3) } });
  const dashboard = await dashboardOf(call);
  expect(dashboard.activeCandidates).toEqual({ count: 3, isMore: false });
  expect(dashboard.funnel).toEqual([
    { kind: 'applied', count: 2 },
    { kind: 'screening', count: 0 },
    { kind: 'bot-interview', count: 0 },
    { kind: 'interview', count: 1 },
    { kind: 'offer', count: 0 },
  ]);
  expect(dashboard.overdue.items).toMatchObject([
    { candidateName: 'A3 B', stage: 'Panel', replyBy: hours(-9).toISOString() },
    { candidateName: 'A1 B', stage: 'New' },
  ]);
  expect(dashboard.closing).toMatchObject({
    total: 1,
    items: [{ interviewScheduleID: ending.scheduleId, closesAt: hours(3).toISOString() }],
  });
});

test('every number is that of the list that it opens', async () => {
  const { call, plant } = await founded();
  const stage = await plant.insert('job_stages', {
    ...{ job_id: plant.jobId, name: 'New', kind: 'applied', position: 1 },
  });
  const second = await plant.insert('jobs', { title: 'Second' });
  const panel = await plant.insert('job_stages', {
    ...{ job_id: second, name: 'Panel', kind: 'interview', position: 1 },
  });
  await plant.insert('jobs', { title: 'Shut', status: 'closed' });
  for (const n of [1, 2, 3]) {
    const email = `counted${n}@example.com`;
    const candidate_id = await plant.insert('candidates', {
      email,
      first_name: 'C',
      last_name: 'D',
    });
    const since = { applied_at: hours(-90), stage_since: hours(-80), reply_by: hours(-1) };
    const of = { candidate_id, source: 'career-page', ...since };
    await plant.insert('applications', { ...of, job_id: plant.jobId, stage_id: stage });
    // Two people are considered for both jobs.
    if (n > 1) await plant.insert('applications', { ...of, job_id: second, stage_id: panel });
  }
  await plant.schedule({ attempt: { ...over, ended_at: hours(-2) } });
  await plant.schedule({ attempt: { ...over, ended_at: hours(-50) } });
  await plant.schedule({ attempt: { status: 'in-progress' } });
  await plant.schedule({ schedule: { cancelled_at: now }, attempt: { status: 'in-progress' } });
  await plant.schedule({ schedule: { closes_at: hours(47) } });
  const shown = await dashboardOf(call);
  const interviews = async (query: string) =>
    (await call('GET', `/api/interviews?${query}`)).data.total;
  const candidates = async (filter: object) =>
    (await call('POST', '/api/aggregator/Company/getcandidatesbyfilter', filter)).data.total.count;
  const active = { applicationStatus: 'active' };
  expect({
    openJobs: shown.openJobs,
    underWay: shown.underWay,
    today: shown.interviewsToday,
    waiting: shown.waiting.total,
    closing: shown.closing.total,
    active: shown.activeCandidates.count,
    overdue: shown.overdue.total,
    stages: shown.funnel.map(({ count }: { count: number }) => count),
  }).toEqual({
    openJobs: (await call('GET', '/api/jobs?status=open')).data.total,
    underWay: await interviews('state=in-progress'),
    today: await interviews(`activeSince=${hours(-10).toISOString()}`),
    waiting: await interviews('decision=waiting'),
    closing: await interviews('closing=soon'),
    active: await candidates(active),
    overdue: await candidates({ reply: 'overdue' }),
    stages: await Promise.all(
      shown.funnel.map(({ kind }: { kind: string }) => candidates({ ...active, stageKind: kind })),
    ),
  });
  expect(shown).toMatchObject({ openJobs: 2, underWay: 1, interviewsToday: 2 });
  expect(shown).toMatchObject({ waiting: { total: 2 }, closing: { total: 1 } });
  expect(shown).toMatchObject({ activeCandidates: { count: 3 }, overdue: { total: 3 } });
});

test('[PR-3] a member sees what their role opens, and no number more', async () => {
  const { plant } = await founded();
  await plant.schedule({ attempt: over });
  const seenBy = async (privileges: { featureId: number; activityId: number }[]) =>
    dashboardOf((await people(app).plantMember(plant.companyId, { privileges })).call);
  const empty = {
    ...{ interviewsToday: null, waiting: null, underWay: null, hoursToDecision: null },
    ...{ activeCandidates: null, funnel: null, overdue: null, closing: null, checklist: null },
    ...{ dueSoon: null, unread: null, askedDeletions: null },
  };
  expect(await seenBy([])).toEqual({ ...empty, openJobs: null });
  expect(await seenBy([{ featureId: 2, activityId: 4 }])).toEqual({ ...empty, openJobs: 1 });
  expect(await seenBy([{ featureId: 5, activityId: 0 }])).toMatchObject({ waiting: { total: 1 } });
});

test("[D2] nothing of another company's is on it", async () => {
  const [mine, other] = [await founded(), await founded()];
  await other.plant.schedule({ attempt: over });
  await other.plant.schedule({ schedule: { closes_at: hours(3) } });
  expect(await dashboardOf(mine.call)).toMatchObject({
    interviewsToday: 0,
    waiting: { total: 0, items: [] },
    closing: { total: 0, items: [] },
  });
});
