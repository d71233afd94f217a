import { createBlueprint } from '@candor/contract/interviews/tests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { invite, roomOf } from '../attempts/test-invitation.ts';
import { plantInterviews } from '../review/test-interviews.ts';
import { people } from '../../people/companies/test-company.ts';
import { createQuestion, createSkill } from '../questions/index.ts';

const now = new Date('2026-11-21T10:00:00Z');
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let theirs: typeof ours;
let sql: number;
let families: number[];

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
  theirs = await people(service).found();
  ({ skillId: sql, ids: families } = await plant(ours.companyId));
});
afterAll(() => service.close());

/** Three easy and two hard live questions. */
function plant(companyId: number, name = 'SQL') {
  return service.db.inCompany(companyId, async (tx) => {
    const skillId = await createSkill(tx, { companyId, name });
    const ids: number[] = [];
    for (const difficulty of ['easy', 'easy', 'easy', 'hard', 'hard'] as const) {
      const question = {
        companyId,
        skillId,
        difficulty,
        options: ['Right', 'Wrong', 'No'],
        key: 0,
      };
      ids.push(await createQuestion(tx, { ...question, stem: `${name} ${ids.length}?` }));
    }
    return { skillId, ids };
  });
}

const body = (change: object = {}) => ({
  ...createBlueprint.example.body,
  parts: [{ skillID: sql, questionCount: 2, difficulty: 'hard' }],
  ...change,
});

async function make(change: object = {}) {
  const reply = await ours.call('POST', '/api/blueprints', body(change));
  expect(reply).toMatchObject({ status: 200 });
  return Number(reply.data.blueprintID);
}

test('what is made comes back as it was written, and is listed as ready', async () => {
  const accommodations = { extraMinutes: 15, monitorsOff: ['voice'] };
  const id = await make({ name: 'As written', defaultAccommodations: accommodations });
  const { data } = await ours.call('GET', `/api/blueprints/${id}`);
  const { familyIDs: _none, ...written } = body({ name: 'As written' });
  expect(data).toMatchObject({
    ...written,
    defaultAccommodations: accommodations,
    parts: [{ skillID: sql, questionCount: 2, difficulty: 'hard', skillName: 'SQL' }],
    blueprintID: id,
    version: 1,
    isSent: false,
    usedBy: [],
  });
  const list = await ours.call('GET', '/api/blueprints?search=WRITTEN');
  expect(list.data).toMatchObject({
    total: 1,
    blueprints: [
      { blueprintID: id, questionCount: 2, skillNames: ['SQL'], isReady: true, interviews: 0 },
    ],
  });
});

test('more questions than are live are refused, at the field that asks for them', async () => {
  const parts = [
    { skillID: sql, questionCount: 4, difficulty: null },
    { skillID: sql, questionCount: 2, difficulty: 'hard' },
  ];
  const reply = await ours.call('POST', '/api/blueprints', body({ parts }));
  expect([reply.status, reply.code]).toEqual([422, 'too_few_questions']);
  const fewer = [{ ...parts[0], questionCount: 3 }, parts[1]];
  expect(await ours.call('POST', '/api/blueprints', body({ parts: fewer }))).toMatchObject({
    status: 200,
  });
});

test.each([
  ['a name', { name: ' ' }, 'not_a_test'],
  ['a skill', { parts: [] }, 'not_a_test'],
  ['questions of a fixed list', { draw: 'fixed', familyIDs: [] }, 'not_a_test'],
])('a test without %s is refused', async (_what, change, code) => {
  const reply = await ours.call('POST', '/api/blueprints', body(change));
  expect([reply.status, reply.code]).toEqual([422, code]);
});

test('[D2] skills, questions and tests of another company are not there', async () => {
  const other = await plant(theirs.companyId, 'Theirs');
  const parts = [{ skillID: other.skillId, questionCount: 1, difficulty: null }];
  expect((await ours.call('POST', '/api/blueprints', body({ parts }))).code).toBe('unknown_skill');
  const fixed = { draw: 'fixed', parts: [], familyIDs: other.ids };
  expect((await ours.call('POST', '/api/blueprints', body(fixed))).code).toBe('unknown_question');
  const id = await make();
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/preview'],
    ['POST', '/clone'],
    ['POST', '/archive'],
    ['PUT', ''],
  ] as const) {
    const sent = method === 'PUT' ? { ...body(), revision: 1 } : { isArchived: true };
    const reply = await theirs.call(
      method,
      `/api/blueprints/${id}${path}`,
      method === 'GET' ? undefined : sent,
    );
    expect([path, reply.status]).toEqual([path, 404]);
  }
  expect((await theirs.call('GET', '/api/blueprints')).data.total).toBe(0);
});

test('a test that nobody was sent changes as it stands, and only from what its editor read', async () => {
  const id = await make({ name: 'Unsent' });
  const change = { ...body({ name: 'Renamed' }), revision: 1 };
  const saved = await ours.call('PUT', `/api/blueprints/${id}`, change);
  expect(saved.data).toEqual({ blueprintID: id, version: 1, revision: 2 });
  const again = await ours.call('PUT', `/api/blueprints/${id}`, change);
  expect([again.status, again.code]).toEqual([409, 'changed_meanwhile']);
});

test('what was sent is what is taken: a change begins a version of its own', async () => {
  const invitation = await invite(service.db, service.owner, now, { minutes: 30 });
  const { companyId, scheduleId } = invitation;
  const { rows } = await service.owner.query(
    'select blueprint_id::int as id from interview_schedules where company_id = $1 and id = $2',
    [companyId, scheduleId],
  );
  const [{ id }] = rows;
  const admin = await people(service).plantMember(companyId, { role: 'COMPANY_ADMIN' });
  const before = (await admin.call('GET', `/api/blueprints/${id}`)).data;
  expect(before).toMatchObject({ isSent: true, usedBy: [{ jobTitle: 'Engineer', interviews: 1 }] });
  const { parts: asked, ...rest } = before;
  const parts = [{ skillID: asked[0].skillID, questionCount: 1, difficulty: null }];
  const change = { ...rest, familyIDs: [], parts, minutes: 90, recordScreen: false };
  const saved = await admin.call('PUT', `/api/blueprints/${id}`, { ...change, revision: 1 });
  expect(saved.data).toMatchObject({ version: 2, revision: 1 });
  expect(saved.data.blueprintID).not.toBe(id);

  const room = roomOf(service.app, invitation);
  expect((await room.open()).data).toMatchObject({
    minutes: 30,
    questionCount: 3,
    recordScreen: true,
  });
  const listed = (await admin.call('GET', '/api/blueprints')).data;
  expect(listed).toMatchObject({
    total: 1,
    blueprints: [{ blueprintID: saved.data.blueprintID, minutes: 90, interviews: 1 }],
  });
  // The old address leads to the newest version, whose users are those of all versions.
  const old = (await admin.call('GET', `/api/blueprints/${id}`)).data;
  expect(old).toMatchObject({ version: 2, isSent: false, usedBy: [{ interviews: 1 }] });
});

test('a fixed list is previewed in its order, without a word of which option is right', async () => {
  const chosen = [families[3], families[0], families[4]];
  const change = { draw: 'fixed', parts: [], familyIDs: chosen, shuffleQuestions: false };
  const id = await make({ ...change, name: 'Fixed' });
  const { data } = await ours.call('GET', `/api/blueprints/${id}/preview`);
  const asked = data.skillGroups.flatMap((group: { questions: { questionID: number }[] }) =>
    group.questions.map(({ questionID }) => questionID),
  );
  expect(asked).toEqual(chosen);
  expect(JSON.stringify(data)).not.toMatch(/isKey|"key"|explanation/);
  const { rows } = await service.owner.query(
    'select count(*)::int as n from attempts where company_id = $1',
    [ours.companyId],
  );
  expect(rows[0].n).toBe(0);
});

test('shuffled options are the same options, under other letters', async () => {
  const id = await make({ name: 'Shuffled', shuffleOptions: true });
  const seen = new Set<string>();
  for (let n = 0; n < 12; n += 1) {
    const { data } = await ours.call('GET', `/api/blueprints/${id}/preview`);
    const [{ questions }] = data.skillGroups;
    for (const { answerAText: a, answerBText: b, answerCText: c, answerDText: d } of questions) {
      expect(new Set([a, b, c])).toEqual(new Set(['No', 'Right', 'Wrong']));
      expect(d).toBe('');
      seen.add(a);
    }
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('a copy is another test; an archived one leaves the list and comes back', async () => {
  const id = await make({ name: 'Original' });
  const copy = (await ours.call('POST', `/api/blueprints/${id}/clone`)).data.blueprintID;
  expect(copy).not.toBe(id);
  const path = `/api/blueprints/${copy}/archive`;
  await ours.call('POST', path, { isArchived: true });
  const names = async (state: string) =>
    (await ours.call('GET', `/api/blueprints?search=original&state=${state}`)).data.blueprints.map(
      ({ name }: { name: string }) => name,
    );
  expect([await names('active'), await names('archived')]).toEqual([
    ['Original'],
    ['Original (copy)'],
  ]);
  await ours.call('POST', path, { isArchived: false });
  expect(await names('archived')).toEqual([]);
});

test('[PR-3] who may not schedule interviews sees no tests', async () => {
  const viewer = await people(service).plantMember(ours.companyId, {
    privileges: [{ featureId: 2, activityId: 4 }],
  });
  expect((await viewer.call('GET', '/api/blueprints')).status).toBe(403);
  const scheduler = await people(service).plantMember(ours.companyId, {
    privileges: [{ featureId: 2, activityId: 26 }],
  });
  expect((await scheduler.call('GET', '/api/blueprints')).status).toBe(200);
});

test('a test says how its candidates scored, in sums over its versions, for whoever weighs a pass mark', async () => {
  const founded = await people(service).found();
  const planted = await plantInterviews(service.owner, founded.companyId);
  const ended = (correct_count: number) =>
    planted.schedule({ attempt: { status: 'submitted', correct_count, question_count: 3 } });
  for (const right of [1, 2, 2, 3]) await ended(right);
  await planted.schedule();
  const { rows } = await service.owner.query(
    'select id::int from blueprints where company_id = $1 limit 1',
    [founded.companyId],
  );
  const scores = async () =>
    (await founded.call('GET', `/api/blueprints/${rows[0].id}`)).data.scores;
  // Sums of fewer than five would be people.
  expect(await scores()).toEqual([]);
  await ended(3);
  expect(await scores()).toEqual([
    { percent: 33, interviews: 1 },
    { percent: 66, interviews: 2 },
    { percent: 100, interviews: 2 },
  ]);
});
