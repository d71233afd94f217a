import { createJob } from '@candor/contract/hiring/jobs';
import { CARDS_AT_ONCE } from '@candor/contract/hiring/pipeline-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { type PlantedJob, plantApplicant, plantJob } from './test-pipeline.ts';

const now = new Date('2026-11-21T10:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let job: PlantedJob;
const crowd = CARDS_AT_ONCE + 5;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
  job = await plantJob(service, ours.call);
  const plant = (given: object) =>
    plantApplicant(service, { companyId: ours.companyId, job, given });
  for (let at = 0; at < crowd; at += 1) {
    // Three came at one instant: their ids order them.
    await plant({ lastName: `Crowd ${at}`, stageSince: ago(100 + Math.max(2, at)) });
  }
  await plant({ lastName: 'Lovelace', stage: 1, source: 'referral', tags: ['remote', 'rust'] });
  await plant({ lastName: 'Hopper', stage: 1, isKnockedOut: true, tags: ['remote'] });
  const { applicationID } = await plant({ lastName: 'Rejected' });
  await ours.call('POST', '/api/pipeline/rejections', {
    applications: [{ applicationID, version: 1 }],
    reason: 'Skills do not match',
    mail: null,
  });
});
afterAll(() => service.close());

type Card = { applicationID: number; name: string; stageSince: string };
const board = async (query = '') =>
  (await ours.call('GET', `/api/pipeline/jobs/${job.jobID}/board${query}`)).data;
const table = async (query = '') =>
  (await ours.call('GET', `/api/pipeline/jobs/${job.jobID}/applications${query}`)).data;
const names = (cards: readonly Card[]) => cards.map(({ name }) => name);

test('[RT-11] the board has a column for each stage, with its count and its first cards', async () => {
  const { stages, totals, tags } = await board();
  expect(stages).toMatchObject([
    { name: 'Applied', count: crowd, replyWithinDays: null },
    { name: 'Screening', count: 2, replyWithinDays: 2, next: null },
    { name: 'Offer', count: 0, cards: [], next: null },
  ]);
  expect(stages[0].cards).toHaveLength(CARDS_AT_ONCE);
  expect(totals).toEqual({ active: crowd + 2, rejected: 1, withdrawn: 0, hired: 0 });
  expect(tags).toEqual(['remote', 'rust']);
});

test('more cards go on where the column ended: each once, those that wait longest first', async () => {
  const [first] = (await board()).stages;
  const path = `/api/pipeline/jobs/${job.jobID}/column?stageID=${job.stages[0]}&after=${first.next}`;
  const { data } = await ours.call('GET', path);
  const all: Card[] = [...first.cards, ...data.cards];
  expect(data.next).toBeNull();
  expect(new Set(all.map(({ applicationID }) => applicationID)).size).toBe(crowd);
  const since = all.map(({ stageSince }) => stageSince);
  expect(since).toEqual(since.toSorted());
});

test('board and table are narrowed by the same filters', async () => {
  const cases: readonly [string, readonly string[]][] = [
    ['source=referral', ['Ada Lovelace']],
    ['tag=remote', ['Ada Lovelace', 'Ada Hopper']],
    ['knockedOut=yes', ['Ada Hopper']],
    ['search=love%20ada', ['Ada Lovelace']],
    ['search=%25', []],
    ['status=rejected', ['Ada Rejected']],
  ];
  for (const [query, found] of cases) {
    const { stages } = await board(`?${query}`);
    const cards = stages.flatMap((stage: { cards: Card[] }) => stage.cards);
    const counts = stages.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect([query, names(cards).toSorted()]).toEqual([query, found.toSorted()]);
    expect([query, counts]).toEqual([query, found.length]);
    const rows = await table(
      `?${query.includes('status') ? '' : 'status=active&'}${query}&sort=name`,
    );
    expect([query, names(rows.applications).toSorted(), rows.total]).toEqual([
      ...[query, found.toSorted(), found.length],
    ]);
  }
});

test('the table shows everybody, sorted, page by page', async () => {
  const everybody = await table();
  expect(everybody).toMatchObject({ total: crowd + 3, pageSize: 50 });
  const waiting = await table('?sort=waiting');
  expect(names(waiting.applications)[0]).toBe(`Ada Crowd ${crowd - 1}`);
  expect(names((await table('?sort=name')).applications).at(-1)).toBe('Ada Rejected');
  expect((await table('?page=2')).applications).toEqual([]);
  const inStage = await table(`?stageID=${job.stages[1]}`);
  expect(names(inStage.applications).toSorted()).toEqual(['Ada Hopper', 'Ada Lovelace']);
});

test('[RK-1] an application shows the newest interview of its job, with score and risk', async () => {
  const { applicationID, candidateID } = await plantApplicant(service, {
    companyId: ours.companyId,
    job,
  });
  await plantInterview(candidateID);
  const { data } = await ours.call('GET', `/api/pipeline/applications/${applicationID}`);
  expect(data).toMatchObject({
    interview: { state: 'ended', correctCount: 18, questionCount: 24 },
    risk: { label: 'CRITICAL_RISK' },
  });
  expect(data.risk.rule).toContain('1 of 1');
});

async function plantInterview(candidateID: number): Promise<void> {
  const { owner } = service;
  const { companyId } = ours;
  const one = async (text: string, values: unknown[]) =>
    (await owner.query(`${text} returning id::int`, [companyId, ...values])).rows[0].id as number;
  const blueprint = await one(
    `insert into blueprints (company_id, name, minutes) values ($1, $2, 30)`,
    ['Test'],
  );
  const schedule = await one(
    `insert into interview_schedules (company_id, job_id, candidate_id, blueprint_id, opens_at, closes_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [job.jobID, candidateID, blueprint, ago(10), ago(5)],
  );
  const attempt = await one(
    `insert into attempts (company_id, schedule_id, status, started_at, deadline_at, ended_at, question_count, correct_count)
     values ($1, $2, 'submitted', $3, $4, $4, 24, 18)`,
    [schedule, ago(9), ago(8)],
  );
  const session = await one(
    `insert into proctoring_sessions (company_id, attempt_id, candidate_id, life, session_key, started_at)
     values ($1, $2, $3, 1, gen_random_uuid(), $4)`,
    [attempt, candidateID, ago(9)],
  );
  await owner.query(
    `insert into proctoring_events (company_id, session_id, session_started_at, event_key, tracking_system, violation_type, severity_level, detected_at)
     values ($1, $2, $3, gen_random_uuid(), 'eye', 'NO_FACE', 'critical', $3)`,
    [companyId, session, ago(9)],
  );
}

test('a renamed stage keeps its people, two swap their names, and none goes while people stand in it', async () => {
  const own = await plantJob(service, ours.call);
  await plantApplicant(service, { companyId: ours.companyId, job: own, given: { stage: 1 } });
  const path = `/api/jobs/${own.jobID}`;
  const { data: read } = await ours.call('GET', path);
  const team = read.team.map(({ membershipID, role }: { membershipID: number; role: string }) => ({
    ...{ membershipID, role },
  }));
  const [applied, screening, offer] = read.stages;
  const save = (version: number, stages: object[]) =>
    ours.call('PUT', path, { ...createJob.example.body, team, version, stages });
  const renamed = [
    { ...applied, name: 'Inbox' },
    { ...screening, name: 'Offer', replyWithinDays: 4 },
    { ...offer, name: 'Screening' },
  ];
  expect((await save(1, renamed)).data).toMatchObject({ version: 2 });
  const { data } = await ours.call('GET', `/api/pipeline/jobs/${own.jobID}/board`);
  expect(data.stages).toMatchObject([
    { stageID: own.stages[0], name: 'Inbox', count: 0 },
    { stageID: own.stages[1], name: 'Offer', count: 1, replyWithinDays: 4 },
    { stageID: own.stages[2], name: 'Screening', count: 0 },
  ]);
  const without = await save(2, [renamed[0] ?? {}, renamed[2] ?? {}]);
  expect([without.status, without.code]).toEqual([409, 'stage_in_use']);
  expect((await save(2, renamed.slice(0, 2))).data).toMatchObject({ version: 3 });
});
