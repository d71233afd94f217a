import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { hours, now, plantInterviews } from '../../interviews/review/test-interviews.ts';

type Company = Awaited<ReturnType<ReturnType<typeof people>['found']>> & {
  plant: Awaited<ReturnType<typeof plantInterviews>>;
};

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

let applicants = 0;

/** A job of its own with four stages, and ways to bring people through it. */
async function plantJob() {
  const { insert } = mine.plant;
  const jobId = await insert('jobs', { title: 'Baker' });
  const stages = [
    ['Applied', 'applied'],
    ['Call', 'screening'],
    ['Test', 'bot-interview'],
    ['Panel', 'interview'],
  ] as const;
  const ids: number[] = [];
  for (const [position, [name, kind]] of stages.entries()) {
    ids.push(await insert('job_stages', { job_id: jobId, position, name, kind }));
  }
  /** `[stage, hours ago]`, or a status at the end. */
  const apply = async (source: string, path: [string, number][], status = 'active') => {
    applicants += 1;
    const name = { email: `baker${applicants}@example.com`, first_name: 'B', last_name: 'B' };
    const candidate_id = await insert('candidates', name);
    const at = path[0]?.[1] ?? 0;
    const since = { applied_at: hours(-at), stage_since: hours(-at) };
    const of = { job_id: jobId, candidate_id, stage_id: ids[0], source, status };
    const application_id = await insert('applications', { ...of, ...since });
    const move = (to_stage: string, to_status: string, ago: number, more: object = {}) =>
      insert('application_moves', {
        ...{ application_id, to_stage, to_status, moved_at: hours(-ago) },
        ...{ kind: 'moved', ...more },
      });
    for (const [stage, ago] of path) await move(stage, 'active', ago);
    return { move };
  };
  return { jobId, apply };
}

const hiring = async (query: string, call = mine.call) =>
  (await call('GET', `/api/reports/hiring?${query}`)).data;

test('the funnel, the stays, the time to hire and the sources of a job', async () => {
  const { jobId, apply } = await plantJob();
  await apply('career-page', [['Applied', 100]]);
  await apply(
    'career-page',
    [
      ['Applied', 100],
      ['Call', 90],
    ],
    'rejected',
  );
  const hired = await apply(
    'referral',
    [
      ['Applied', 80],
      ['Test', 50],
    ],
    'hired',
  );
  await hired.move('Test', 'hired', 20, { kind: 'hired' });
  const report = await hiring(`jobID=${jobId}`);
  expect(report).toMatchObject({ applications: 3, isCapped: false });
  expect(report.funnel.map(({ reached }: { reached: number }) => reached)).toEqual([
    3, 2, 1, 1, 1, 1,
  ]);
  expect(report.stages).toEqual([
    { stage: 'applied', count: 2, medianHours: 20, p90Hours: 28 },
    { stage: 'bot-interview', count: 1, medianHours: 30, p90Hours: 30 },
  ]);
  expect(report.timeToHire).toEqual({ count: 1, medianHours: 60, p90Hours: 60 });
  expect(report.sources).toEqual([
    { source: 'career-page', applications: 2, interviewed: 0, hired: 0, rejected: 1 },
    { source: 'referral', applications: 1, interviewed: 1, hired: 1, rejected: 0 },
  ]);
});

test('the people behind each number of a report are found in the list of candidates', async () => {
  const { jobId, apply } = await plantJob();
  await apply('career-page', [['Applied', 100]]);
  await apply('career-page', [
    ['Applied', 60],
    ['Call', 50],
  ]);
  const back = await apply('referral', [['Applied', 80]]);
  const undoes = await back.move('Panel', 'active', 9);
  await back.move('Applied', 'active', 8, { kind: 'undone', undoes });
  const hired = await apply('referral', [['Applied', 80]], 'hired');
  await hired.move('Applied', 'hired', 20, { kind: 'hired' });
  const { from, until, funnel, sources } = await hiring(`jobID=${jobId}`);
  const listed = async (filter: object) => {
    const body = { jobID: jobId, appliedFrom: from, appliedUntil: until, ...filter };
    const path = '/api/aggregator/Company/getcandidatesbyfilter';
    return (await mine.call('POST', path, body)).data.total.count;
  };
  const reached = funnel.map((step: { reached: number }) => step.reached);
  expect(reached).toEqual([4, 2, 1, 1, 1, 1]);
  const found = funnel.map(({ stage }: { stage: string }) => listed({ reached: stage }));
  expect(await Promise.all(found)).toEqual(reached);
  for (const { source, applications, hired: taken, rejected } of sources) {
    const of = { applicationSource: source };
    expect(await listed(of)).toBe(applications);
    expect(await listed({ ...of, reached: 'hired' })).toBe(taken);
    expect(await listed({ ...of, applicationStatus: 'rejected' })).toBe(rejected);
  }
  expect(await listed({ appliedFrom: '2026-10-29', appliedUntil: '2026-10-29' })).toBe(1);
});

test('a move that was taken back was none', async () => {
  const { jobId, apply } = await plantJob();
  const { move } = await apply('added', [['Applied', 10]]);
  const undoes = await move('Panel', 'active', 9);
  await move('Applied', 'active', 8, { kind: 'undone', undoes });
  const report = await hiring(`jobID=${jobId}`);
  expect(report.funnel.map(({ reached }: { reached: number }) => reached)).toEqual([
    1, 0, 0, 0, 0, 0,
  ]);
  expect(report.stages).toEqual([]);
});

test('a report is of its period, and of the jobs of an owner', async () => {
  const { jobId, apply } = await plantJob();
  await apply('added', [['Applied', 24 * 40]]);
  await apply('added', [['Applied', 1]]);
  const { plantMember } = people(app);
  const [owner, nobody] = [await plantMember(mine.companyId), await plantMember(mine.companyId)];
  await app.owner.query(
    "insert into job_team (company_id, job_id, membership_id, role) values ($1, $2, $3, 'owner')",
    [mine.companyId, jobId, owner.membershipId],
  );
  const countOf = async (query: string) => (await hiring(query)).applications;
  expect(await countOf(`jobID=${jobId}`)).toBe(2);
  expect(await countOf(`jobID=${jobId}&from=2026-10-25`)).toBe(1);
  expect(await countOf(`jobID=${jobId}&until=2026-10-01`)).toBe(1);
  expect(await countOf(`membershipID=${owner.membershipId}`)).toBe(2);
  expect(await countOf(`membershipID=${nobody.membershipId}`)).toBe(0);
  const { choices } = await hiring('');
  expect(choices.owners).toEqual([{ membershipID: owner.membershipId, name: 'Ada Lovelace' }]);
  expect(choices.jobs).toContainEqual({ jobID: jobId, title: 'Baker' });
});

test('tests are told with their pass rate, and flags with how often they were dismissed', async () => {
  const { insert, schedule } = mine.plant;
  const jobId = await insert('jobs', { title: 'Miller' });
  const taken = (correct_count: number) =>
    schedule({ jobId, attempt: { status: 'submitted', question_count: 4, correct_count } });
  const [{ attemptId, scheduleId }] = [await taken(4), await taken(3), await taken(1)];
  const known = await app.owner.query(
    `select s.candidate_id, m.account_id from interview_schedules s
       join memberships m on m.company_id = s.company_id where s.company_id = $1 and s.id = $2 limit 1`,
    [mine.companyId, scheduleId],
  );
  const { candidate_id, account_id } = known.rows[0];
  const of = { attempt_id: attemptId, candidate_id, started_at: hours(-3) };
  const session_id = await insert('proctoring_sessions', of);
  const judge = async (n: number, ...verdicts: string[]) => {
    const event_key = `00000000-0000-4000-8000-00000000000${n}`;
    const at = { session_id, session_started_at: hours(-3), detected_at: hours(-2.5) };
    const event = { tracking_system: 'eye', violation_type: 'NO_FACE', severity_level: 'high' };
    await insert('proctoring_events', { ...at, ...event, event_key });
    const said = { attempt_id: attemptId, event_key, reason: 'x', account_id, judged_at: now };
    for (const verdict of verdicts) await insert('proctoring_verdicts', { ...said, verdict });
  };
  await judge(1, 'confirmed', 'technical');
  await judge(2, 'not-an-issue');
  await judge(3, 'confirmed');
  await judge(4, 'confirmed', 'open');
  const { data } = await mine.call('GET', `/api/reports/tests?jobID=${jobId}`);
  expect(data.interviews).toBe(3);
  expect(data.tests).toEqual([
    {
      ...{ name: 'First', interviews: 3, passed: 2, facility: null, discrimination: null },
      meanPercent: (100 + 75 + 25) / 3,
    },
  ]);
  const listed = async (query: string) =>
    (await mine.call('GET', `/api/interviews?test=First&jobID=${jobId}&${query}`)).data.total;
  expect(await listed(`endedFrom=${data.from}&endedUntil=${data.until}`)).toBe(3);
  expect([await listed('passed=yes'), await listed('passed=no')]).toEqual([2, 1]);
  expect(await listed('endedUntil=2026-01-01')).toBe(0);
  expect(data.flags).toEqual([{ violationType: 'NO_FACE', judged: 3, dismissed: 2, confirmed: 1 }]);
});

test('[E7] a report comes as CSV in which nothing is a formula', async () => {
  const { plant } = mine;
  const test_id = await plant.insert('blueprints', { name: '=1+1', minutes: 5 });
  const jobId = await plant.insert('jobs', { title: 'Cook' });
  const attempt = { status: 'submitted', question_count: 2, correct_count: 1 };
  await plant.schedule({ jobId, schedule: { blueprint_id: test_id }, attempt });
  const csvOf = async (report: string) =>
    (await mine.call('GET', `/api/reports/export?report=${report}&jobID=${jobId}`)).data;
  const { fileName, csv } = await csvOf('tests');
  expect(fileName).toBe('tests.csv');
  expect(csv).toContain("tests,'=1+1,meanPercent,50\r\n");
  expect((await csvOf('hiring')).csv).toContain('funnel,applied,reached,0\r\n');
});

test('a period that is none is refused', async () => {
  for (const query of ['from=2026-11-03', 'from=2024-01-01&until=2026-01-01']) {
    const reply = await mine.call('GET', `/api/reports/hiring?${query}`);
    expect(reply).toMatchObject({ status: 422, code: 'bad_period' });
  }
});

test("[D2] another company's job and member are as good as none", async () => {
  const member = await people(app).plantMember(other.companyId);
  for (const report of ['hiring', 'tests']) {
    for (const query of [
      `jobID=${other.plant.jobId}`,
      `membershipID=${member.membershipId}`,
      'jobID=999999999',
    ]) {
      const reply = await mine.call('GET', `/api/reports/${report}?${query}`);
      expect(reply).toMatchObject({ status: 404, code: 'not_found' });
    }
  }
  expect(await hiring('', other.call)).toMatchObject({ applications: 0 });
});

test('[PR-3] only members with the right to reports read them', async () => {
  const read = async (featureId: number, activityId: number) => {
    const privileges = [{ featureId, activityId }];
    const { call } = await people(app).plantMember(mine.companyId, { privileges });
    return (await call('GET', '/api/reports/hiring')).status;
  };
  expect(await read(2, 4)).toBe(403);
  expect(await read(5, 0)).toBe(403);
  expect(await read(5, 27)).toBe(200);
});

/** Sums as the night makes them: people of an answer by how far they came. */
async function plantSums(jobId: number, added_on: string, counts: Record<string, number[]>) {
  for (const [answer, counted] of Object.entries(counts)) {
    for (const [at, furthest] of [0, 2, 3, 5].entries()) {
      if (!counted[at]) continue;
      const of = { job_id: jobId, added_on, question: 'gender', answer, furthest };
      await mine.plant.insert('equality_sums', { ...of, people: counted[at] });
    }
  }
}

test('rates of groups stand beside the highest, of the period, the job and no other company', async () => {
  const jobId = await mine.plant.insert('jobs', { title: 'Smith' });
  await plantSums(jobId, '2026-10-20', {
    Man: [32, 0, 0, 48],
    Woman: [28, 0, 0, 12],
    '=Other': [4],
  });
  await plantSums(jobId, '2026-10-20', { '': [9] });
  const impact = async (query: string, call = mine.call) =>
    (await call('GET', `/api/reports/impact?${query}`)).data;
  const { questions, isAsked } = await impact(`jobID=${jobId}`);
  expect(isAsked).toBe(false);
  expect(questions).toHaveLength(1);
  expect(questions[0]).toMatchObject({ question: 'gender', people: 133 });
  const [whole, ...others] = questions[0].steps;
  expect(whole).toMatchObject({
    step: 'whole',
    groups: [
      { name: 'Man', people: 80, selected: 48, rate: 0.6, ratio: 1, isHighest: true, p: null },
      { name: 'Woman', people: 40, selected: 12, rate: 0.3, ratio: 0.5, isFlagged: true },
    ],
  });
  expect(others.flatMap(({ groups }: { groups: object[] }) => groups)).toEqual([]);
  expect((await impact(`jobID=${jobId}&until=2026-10-19`)).questions).toEqual([]);
  expect((await impact('', other.call)).questions).toEqual([]);
  const { data } = await mine.call('GET', `/api/reports/impact/export?jobID=${jobId}`);
  expect(data.csv).toContain('gender,whole,Woman,40,12,0.3,0.5,under four fifths,0.00');
  expect(data.csv).not.toContain('Other');
});

test('[E7] a group that a company named like a formula is none in the file', async () => {
  const jobId = await mine.plant.insert('jobs', { title: 'Weaver' });
  await plantSums(jobId, '2026-10-20', { '=1+1': [6, 0, 0, 6], Man: [6, 0, 0, 6] });
  const { data } = await mine.call('GET', `/api/reports/impact/export?jobID=${jobId}`);
  expect(data.csv).toContain("gender,whole,'=1+1,12,6,0.5,1,");
});
