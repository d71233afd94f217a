import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/database/test-database.ts';
import { type InterviewSort, type InterviewState, listInterviews } from './interview-list-store.ts';
import { hours, now, type Planted, plantInterviews } from './test-interviews.ts';

let database: TestDatabase;
let mine: Planted;
let other: Planted;

beforeAll(async () => {
  database = await createTestDatabase();
  mine = await plantCompany();
  other = await plantCompany();
});
afterAll(() => database.drop());

async function plantCompany(): Promise<Planted> {
  const { rows } = await database.owner.query(
    'insert into tenants default values returning id::int',
  );
  return plantInterviews(database.owner, rows[0].id);
}

type Given = {
  state?: InterviewState;
  search?: string;
  jobId?: number;
  sort?: InterviewSort;
  limit?: number;
  offset?: number;
};

const list = ({ companyId }: Planted, given: Given = {}) => {
  const { sort = 'newest', limit = 50, offset = 0, ...filter } = given;
  return database.db.inCompany(companyId, (tx) =>
    listInterviews(tx, { companyId, now, ...filter }, { sort, limit, offset }),
  );
};
const idsOf = ({ rows }: Awaited<ReturnType<typeof list>>) =>
  rows.map((row) => row.interviewScheduleID);

const cases: [InterviewState, Parameters<Planted['schedule']>[0]][] = [
  ['invited', {}],
  ['opened', { isOpened: true }],
  ['in-progress', { attempt: { status: 'in-progress' } }],
  // Under way when its link's time ran out: it is still under way.
  ['in-progress', { schedule: { closes_at: hours(-1) }, attempt: { status: 'in-progress' } }],
  ['submitted', { attempt: { status: 'submitted', correct_count: 3 } }],
  ['submitted', { schedule: { cancelled_at: now }, attempt: { status: 'submitted' } }],
  ['timed-out', { attempt: { status: 'timed-out', correct_count: 0 } }],
  ['expired', { schedule: { closes_at: now } }],
  ['expired', { schedule: { closes_at: hours(-1) }, isOpened: true }],
  ['cancelled', { schedule: { cancelled_at: now } }],
  ['cancelled', { schedule: { cancelled_at: now, closes_at: hours(-1) }, isOpened: true }],
  ['cancelled', { schedule: { cancelled_at: now }, attempt: { status: 'in-progress' } }],
];

test('every interview is in one state, and the filter of that state finds it and no other', async () => {
  const company = await plantCompany();
  const expected = new Map<number, InterviewState>();
  for (const [state, given] of cases) {
    expected.set((await company.schedule(given)).scheduleId, state);
  }
  const all = await list(company);
  expect(all.total).toBe(cases.length);
  expect(new Map(all.rows.map((row) => [row.interviewScheduleID, row.state]))).toEqual(expected);
  for (const state of new Set(expected.values())) {
    const found = await list(company, { state });
    const wanted = [...expected].filter(([, its]) => its === state).map(([id]) => id);
    expect([state, idsOf(found).toSorted((a, b) => a - b)]).toEqual([state, wanted]);
    expect([state, found.total]).toEqual([state, wanted.length]);
  }
});

test('a page is a stretch of the whole, and every page knows the total', async () => {
  const company = await plantCompany();
  for (let i = 0; i < 7; i += 1) await company.schedule();
  for (const given of [{}, { search: 'hopper' }, { state: 'invited' as const }]) {
    const all = idsOf(await list(company, given));
    const pages = [];
    for (const offset of [0, 3, 6, 9])
      pages.push(await list(company, { ...given, limit: 3, offset }));
    expect(pages.flatMap(idsOf)).toEqual(all);
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7]);
  }
});

test('the order is by invitation, by score, or by name', async () => {
  const company = await plantCompany();
  const plant = async (last_name: string, attempt?: Record<string, unknown>) =>
    (await company.schedule({ candidate: { last_name }, ...(attempt ? { attempt } : {}) }))
      .scheduleId;
  const zuse = await plant('Zuse', { status: 'submitted', correct_count: 1 });
  const adams = await plant('Adams');
  const moore = await plant('Moore', { status: 'submitted', correct_count: 3 });
  const sorted = async (sort: InterviewSort) => idsOf(await list(company, { sort }));
  expect(await sorted('newest')).toEqual([moore, adams, zuse]);
  expect(await sorted('oldest')).toEqual([zuse, adams, moore]);
  expect(await sorted('score')).toEqual([moore, zuse, adams]);
  expect(await sorted('candidate')).toEqual([adams, moore, zuse]);
});

test('a search finds by name, e-mail or job, every word, whatever the case', async () => {
  const pilotJob = await mine.insert('jobs', { title: 'Test Pilot' });
  const candidate = { first_name: 'Ænna', last_name: 'O_Brien', email: 'anna.b@corp.example' };
  const { scheduleId } = await mine.schedule({ candidate, jobId: pilotJob });
  await mine.schedule({ candidate: { first_name: 'Bob', last_name: 'Obrien' }, jobId: pilotJob });
  const finds = async (search: string) => idsOf(await list(mine, { search })).includes(scheduleId);
  for (const search of ['ÆNNA', 'brien ænna', '@CORP', 'pilot anna', '  anna  ', 'o_b', 'test']) {
    expect([search, await finds(search)]).toEqual([search, true]);
  }
  for (const search of ['bob anna', '%', 'o%b', '\\', "' or true --", 'anna engineer']) {
    expect([search, await finds(search)]).toEqual([search, false]);
  }
  // In a pattern an underscore would stand for any letter.
  expect((await list(mine, { search: 'o_brien' })).total).toBe(1);
});

test('one job is listed and counted by itself, with other filters and without', async () => {
  const jobId = await mine.insert('jobs', { title: 'Carpenter' });
  const open = await mine.schedule({ jobId });
  const done = await mine.schedule({ jobId, attempt: { status: 'submitted' } });
  const all = await list(mine, { jobId, limit: 1 });
  expect([idsOf(all), all.total]).toEqual([[done.scheduleId], 2]);
  const submitted = await list(mine, { jobId, state: 'submitted' });
  expect([idsOf(submitted), submitted.total]).toEqual([[done.scheduleId], 1]);
  expect(idsOf(await list(mine, { jobId, search: 'carpenter' }))).toContain(open.scheduleId);
  expect((await list(other, { jobId })).total).toBe(0);
});

test("[D2] another company's interviews are in no list, total or search", async () => {
  await mine.schedule();
  const { scheduleId } = await other.schedule({ candidate: { last_name: 'Elsewhere' } });
  expect(await list(mine, { search: 'elsewhere' })).toEqual({ rows: [], total: 0 });
  expect(idsOf(await list(mine))).not.toContain(scheduleId);
  // Not even asked for by that company's id: row-level security stands behind the query.
  const crossed = await database.db.inCompany(mine.companyId, (tx) =>
    listInterviews(
      tx,
      { companyId: other.companyId, now },
      { sort: 'newest', limit: 50, offset: 0 },
    ),
  );
  expect(crossed).toEqual({ rows: [], total: 0 });
});

test('a row tells the times, the score and whether the recording can be played', async () => {
  const { scheduleId, attemptId } = await mine.schedule({
    candidate: { first_name: 'Mary', last_name: 'Row', email: 'mary@example.com' },
    attempt: { status: 'submitted', correct_count: 3 },
  });
  await mine.insert('recordings', {
    subject: 'attempt',
    subject_id: attemptId,
    status: 'playable',
  });
  const { rows } = await list(mine, { search: 'mary@example.com' });
  expect(rows).toEqual([
    expect.objectContaining({
      interviewScheduleID: scheduleId,
      candidateName: 'Mary Row',
      jobTitle: 'Engineer',
      state: 'submitted',
      startedAt: hours(-3),
      endedAt: hours(-2),
      correctCount: 3,
      questionCount: 4,
      recording: 'playable',
    }),
  ]);
});
