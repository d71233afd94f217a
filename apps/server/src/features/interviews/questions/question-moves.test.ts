import { createQuestion } from '@candor/contract/interviews/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';

let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let theirs: typeof ours;
let made = 0;

beforeAll(async () => {
  service = await createTestApp();
  ours = await people(service).found();
  theirs = await people(service).found();
});
afterAll(() => service.close());

type Row = { questionID: number; revision: number };

async function write(): Promise<Row> {
  made += 1;
  const body = { ...createQuestion.example.body, stem: `Why ${made}?` };
  const { data } = await ours.call('POST', '/api/questions', body);
  return { questionID: Number(data.questionID), revision: 1 };
}
const move = (questions: readonly Row[], status: string) =>
  ours.call('POST', '/api/questions/statuses', { status, questions });
const back = (moved: readonly (Row & { from: string; replaced: number | null })[]) =>
  ours.call('POST', '/api/questions/statuses/undo', {
    questions: moved.map(({ from: status, ...row }) => ({ ...row, status })),
  });
const statusOf = async ({ questionID }: Row) =>
  (await ours.call('GET', `/api/questions/${questionID}`)).data.status;

test('many questions go to a state together, and back', async () => {
  const rows = [await write(), await write(), await write()];
  const { data } = await move(rows, 'review');
  expect(data.left).toEqual([]);
  expect(data.moved).toEqual(
    rows.map(({ questionID }) => ({ questionID, revision: 2, from: 'draft', replaced: null })),
  );
  expect(await Promise.all(rows.map(statusOf))).toEqual(['review', 'review', 'review']);
  expect((await back(data.moved)).data.left).toEqual([]);
  expect(await Promise.all(rows.map(statusOf))).toEqual(['draft', 'draft', 'draft']);
});

test('those that cannot go there stay, and say why', async () => {
  const [draft, stale, good] = [await write(), await write(), await write()];
  const { data: reviewed } = await move([good], 'review');
  const rows = [draft, { ...stale, revision: 9 }, ...reviewed.moved];
  const { data } = await move(
    rows.map(({ questionID, revision }) => ({ questionID, revision })),
    'live',
  );
  expect(data.moved).toMatchObject([{ questionID: good.questionID, from: 'review' }]);
  expect(data.left).toEqual([
    { questionID: draft.questionID, why: 'wrong_status' },
    { questionID: stale.questionID, why: 'changed_meanwhile' },
  ]);
});

async function live(): Promise<Row> {
  const { data } = await move([await write()], 'review');
  const { questionID, revision } = data.moved[0];
  const [now] = (await move([{ questionID, revision }], 'live')).data.moved;
  return { questionID, revision: now.revision };
}

test('a version that went live is taken back, and the one it replaced is live again', async () => {
  const old = await live();
  const sent = { ...createQuestion.example.body, stem: `Better ${made}?`, revision: old.revision };
  const { data: next } = await ours.call('PUT', `/api/questions/${old.questionID}`, sent);
  const fresh = { questionID: Number(next.questionID), revision: 1 };
  const { data: reviewed } = await move([fresh], 'review');
  const row = { questionID: fresh.questionID, revision: reviewed.moved[0].revision };
  const { data } = await move([row], 'live');
  expect(data.moved).toMatchObject([{ replaced: old.questionID }]);
  await back(data.moved);
  expect([await statusOf(fresh), await statusOf(old)]).toEqual(['review', 'live']);
});

test('what a candidate was shown does not go back to being written', async () => {
  const { data: reviewed } = await move([await write()], 'review');
  const { questionID, revision } = reviewed.moved[0];
  const { data } = await move([{ questionID, revision }], 'live');
  await showTo(questionID);
  expect((await back(data.moved)).data.left).toEqual([{ questionID, why: 'was_shown' }]);
  expect(await statusOf(data.moved[0])).toBe('live');
  const retired = (await move([data.moved[0]], 'retired')).data.moved;
  expect((await back(retired)).data.left).toEqual([]);
  expect(await statusOf(data.moved[0])).toBe('live');
});

/** As the draw of an interview does, past everything that leads there. */
async function showTo(questionID: number) {
  const { owner } = service;
  const insert = async (table: string, values: Record<string, unknown>) => {
    const row = { company_id: ours.companyId, ...values };
    const places = Object.keys(row).map((_, index) => `$${index + 1}`);
    const names = Object.keys(row).join(', ');
    const { rows } = await owner.query(
      `insert into ${table} (${names}) values (${places.join(', ')}) returning id`,
      Object.values(row),
    );
    return Number(rows[0].id);
  };
  const { rows } = await owner.query(
    "select id from terms where type = 'Bot' order by version desc limit 1",
  );
  const schedule = {
    job_id: await insert('jobs', { title: 'Engineer' }),
    candidate_id: await insert('candidates', {
      ...{ email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace' },
    }),
    blueprint_id: await insert('blueprints', { name: 'First', minutes: 30 }),
    opens_at: new Date(0),
    closes_at: new Date(1),
  };
  const attempt_id = await insert('attempts', {
    schedule_id: await insert('interview_schedules', schedule),
    terms_id: rows[0].id,
    started_at: new Date(0),
    terms_accepted_at: new Date(0),
    deadline_at: new Date(1),
    question_count: 1,
  });
  const shown = await owner.query('select skill_id from questions where id = $1', [questionID]);
  const { skill_id } = shown.rows[0];
  await insert('attempt_questions', { attempt_id, question_id: questionID, skill_id, position: 1 });
}

test("[D2] another company's question refuses the whole request", async () => {
  const row = await write();
  const body = { status: 'review', questions: [row] };
  expect((await theirs.call('POST', '/api/questions/statuses', body)).status).toBe(404);
  const undo = { questions: [{ ...row, status: 'draft', replaced: null }] };
  expect((await theirs.call('POST', '/api/questions/statuses/undo', undo)).status).toBe(404);
  expect(await statusOf(row)).toBe('draft');
});
