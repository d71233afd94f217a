import { createBlueprint } from '@candor/contract/interviews/tests';
import { createQuestion } from '@candor/contract/interviews/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { device, invite, roomOf } from '../attempts/test-invitation.ts';
import { people } from '../../people/companies/test-company.ts';
import { picture } from './test-picture.ts';

const now = new Date('2026-11-21T10:00:00Z');
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let theirs: typeof ours;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
  theirs = await people(service).found();
});
afterAll(() => service.close());

const whole = createQuestion.example.body;
let made = 0;
const body = (change: object = {}) => {
  made += 1;
  return { ...whole, stem: `${whole.stem} ${made}`, ...change };
};

async function write(change: object = {}) {
  const sent = body(change);
  const reply = await ours.call('POST', '/api/questions', sent);
  expect(reply).toMatchObject({ status: 200, data: { version: 1, revision: 1 } });
  return { id: Number(reply.data.questionID), sent };
}

const read = async (id: number) => (await ours.call('GET', `/api/questions/${id}`)).data;

async function move(id: number, ...states: string[]) {
  for (const status of states) {
    const { revision } = await read(id);
    const reply = await ours.call('POST', `/api/questions/${id}/status`, { status, revision });
    expect([status, reply.status]).toEqual([status, 200]);
  }
}

test('what is written comes back, as a draft of a skill that may be new', async () => {
  const { id, sent } = await write({ skillName: ' Window functions ' });
  expect(await read(id)).toMatchObject({
    ...{ ...sent, skillName: 'Window functions', questionID: id, familyID: id },
    ...{ version: 1, status: 'draft', isLatest: true, authorName: 'Ingrid Solberg' },
    ...{ exposure: 0, facility: null, discrimination: null },
  });
  const other = await write({ skillName: 'window FUNCTIONS' });
  expect((await read(other.id)).skillID).toBe((await read(id)).skillID);
});

test.each([
  [{ stem: ' ' }, 'not_a_question'],
  [{ options: ['one'] }, 'not_a_question'],
  [{ options: ['one', 'one'] }, 'not_a_question'],
  [{ key: 3 }, 'not_a_question'],
  [{ skillName: '' }, 'not_a_question'],
  [{ imageID: 987_654, imageAlt: 'A tree' }, 'unknown_image'],
])('a question with %j is refused', async (change, code) => {
  const reply = await ours.call('POST', '/api/questions', body(change));
  expect([reply.status, reply.code]).toEqual([422, code]);
});

test('a draft changes as it stands, and only from what its editor read', async () => {
  const { id, sent } = await write();
  const change = { ...sent, options: ['No', 'Yes'], key: 1, revision: 1 };
  const saved = await ours.call('PUT', `/api/questions/${id}`, change);
  expect(saved.data).toEqual({ questionID: id, version: 1, revision: 2 });
  expect(await read(id)).toMatchObject({
    options: ['No', 'Yes'],
    key: 1,
    history: [{ version: 1 }],
  });
  const again = await ours.call('PUT', `/api/questions/${id}`, change);
  expect([again.status, again.code]).toEqual([409, 'changed_meanwhile']);
});

test('draft, review, live, retired: no step is left out', async () => {
  const { id } = await write();
  const skip = await ours.call('POST', `/api/questions/${id}/status`, {
    ...{ status: 'live', revision: 1 },
  });
  expect([skip.status, skip.code]).toEqual([409, 'wrong_status']);
  await move(id, 'review', 'draft', 'review', 'live', 'retired', 'live');
  expect(await read(id)).toMatchObject({ status: 'live' });
});

test('a live question is followed by a new version, and drawn until that one is live', async () => {
  const { id, sent } = await write();
  await move(id, 'review', 'live');
  const { revision } = await read(id);
  const edit = { ...sent, stem: 'A better stem?', revision };
  const { questionID: next } = (await ours.call('PUT', `/api/questions/${id}`, edit)).data;
  expect(next).not.toBe(id);
  expect(await read(id)).toMatchObject({ stem: sent.stem, status: 'live', isLatest: false });
  const listed = (await ours.call('GET', '/api/questions?search=better%20stem')).data;
  expect(listed.questions).toMatchObject([
    { questionID: next, familyID: id, version: 2, status: 'draft', liveVersion: 1 },
  ]);
  const old = await ours.call('PUT', `/api/questions/${id}`, edit);
  expect([old.status, old.code]).toEqual([409, 'not_latest']);
  await move(next, 'review', 'live');
  const { history } = await read(next);
  expect(history).toMatchObject([
    { questionID: next, version: 2, status: 'live' },
    { questionID: id, version: 1, status: 'retired' },
  ]);
});

test('a running interview keeps the version that it began with', async () => {
  const invitation = await invite(service.db, service.owner, now);
  const room = roomOf(service.app, invitation);
  const admin = await people(service).plantMember(invitation.companyId, { role: 'COMPANY_ADMIN' });
  const before = (await room.enter()).data.skillGroups[0]?.questions ?? [];
  const id = before[0]?.questionID ?? 0;
  const question = (await admin.call('GET', `/api/questions/${id}`)).data;
  const { revision } = question;
  const change = { ...body({ skillName: 'SQL', options: ['Other', 'Else'] }), revision };
  const saved = (await admin.call('PUT', `/api/questions/${id}`, change)).data;
  for (const [status, at] of [
    ['review', 1],
    ['live', 2],
  ] as const) {
    const path = `/api/questions/${saved.questionID}/status`;
    expect((await admin.call('POST', path, { status, revision: at })).status).toBe(200);
  }
  const again = await room.enter();
  expect(again.data.skillGroups[0]?.questions).toEqual(before);
  const answer = { botInterviewQuestionID: before[0]?.botInterviewQuestionID ?? 0, life: 2 };
  const choice = before[0]?.answerAID ?? 0;
  const kept = await room.answer({ ...answer, choice, revision: 1, answeredAt: now.getTime() });
  expect(kept.data).toMatchObject({ outcome: 'accepted', choice });
});

test('a picture is shown in the room by a URL of its own, with its words, and only while it is good', async () => {
  const { data: image } = await ours.call('POST', '/api/questions/images', {
    base64: picture.toString('base64'),
  });
  const alt = 'Two tables, joined';
  const { id } = await write({ imageID: image.imageID, imageAlt: alt });
  const question = await read(id);
  expect(question).toMatchObject({ imageID: image.imageID, imageAlt: alt });
  const shown = await service.app.inject({ method: 'GET', url: question.imageURL });
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(shown.rawPayload.equals(picture)).toBe(true);
  const forged = question.imageURL.replace(/expires=\d+/, 'expires=99999999999');
  expect((await service.app.inject({ method: 'GET', url: forged })).statusCode).toBe(403);

  await move(id, 'review', 'live');
  const fixed = { draw: 'fixed', parts: [], familyIDs: [id] };
  const asked = { ...createBlueprint.example.body, ...fixed };
  const { blueprintID } = (await ours.call('POST', '/api/blueprints', asked)).data;
  const { data } = await ours.call('GET', `/api/blueprints/${blueprintID}/preview`);
  expect(data.skillGroups[0].questions[0]).toMatchObject({
    questionImageAlt: alt,
    questionImageURL: expect.stringContaining('expires='),
  });
});

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['HTML behind the beginning of a PNG', '\u0089PNG\r\n\u001a\n<script>alert(1)</script>'],
  ['a PDF', '%PDF-1.4\n%%EOF'],
])('%s is no picture', async (_what, text) => {
  const base64 = Buffer.from(text, 'latin1').toString('base64');
  const reply = await ours.call('POST', '/api/questions/images', { base64 });
  expect([reply.status, reply.code]).toEqual([422, 'not_an_image']);
});

test('a picture needs words', async () => {
  const base64 = picture.toString('base64');
  const { imageID } = (await ours.call('POST', '/api/questions/images', { base64 })).data;
  const reply = await ours.call('POST', '/api/questions', body({ imageID }));
  expect([reply.status, reply.code]).toEqual([422, 'not_a_question']);
});

test('[D2] questions and pictures of another company are not there', async () => {
  const { id, sent } = await write();
  const base64 = picture.toString('base64');
  const { imageID } = (await ours.call('POST', '/api/questions/images', { base64 })).data;
  const replies = [
    await theirs.call('GET', `/api/questions/${id}`),
    await theirs.call('PUT', `/api/questions/${id}`, { ...sent, revision: 1 }),
    await theirs.call('POST', `/api/questions/${id}/status`, { status: 'review', revision: 1 }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  const taken = await theirs.call('POST', '/api/questions', body({ imageID, imageAlt: 'A tree' }));
  expect([taken.status, taken.code]).toEqual([422, 'unknown_image']);
  expect((await theirs.call('GET', '/api/questions')).data.total).toBe(0);
});

test('the bank is filtered, sorted and paged', async () => {
  for (const difficulty of ['easy', 'hard', 'hard'])
    await write({ skillName: 'Paging', difficulty });
  const { skills } = (await ours.call('GET', '/api/questions/skills')).data;
  const { skillID } = skills.find(({ name }: { name: string }) => name === 'Paging');
  const list = async (query: string) => (await ours.call('GET', `/api/questions?${query}`)).data;
  expect(await list(`skillID=${skillID}`)).toMatchObject({
    total: 3,
    hasMore: false,
    pageSize: 50,
  });
  expect((await list(`skillID=${skillID}&difficulty=hard`)).total).toBe(2);
  expect((await list(`skillID=${skillID}&status=live`)).total).toBe(0);
  expect((await list(`skillID=${skillID}&page=2`)).questions).toEqual([]);
  for (const sort of ['updated', 'oldest', 'skill', 'exposure', 'facility', 'discrimination']) {
    expect((await list(`skillID=${skillID}&sort=${sort}`)).questions).toHaveLength(3);
  }
});

test('facility and discrimination come from interviews that are over, without what nobody came to', async () => {
  const invitation = await invite(service.db, service.owner, now);
  const { companyId } = invitation;
  const room = roomOf(service.app, invitation);
  const { data } = await room.enter({ deviceId: device });
  const [first, second, unseen] = data.skillGroups.flatMap(({ questions }) => questions);
  const give = (question: typeof first, choice: number | null | undefined, revision: number) =>
    room.answer({
      botInterviewQuestionID: question?.botInterviewQuestionID ?? 0,
      ...{ choice: choice ?? null, life: 1, revision, answeredAt: now.getTime() },
    });
  await give(first, first?.answerAID, 1);
  await give(second, null, 2);
  const figuresOf = async () => {
    const { rows } = await service.owner.query(
      `select question_id::int as id, shown, answered, correct, facility from question_figures
        where company_id = $1`,
      [companyId],
    );
    return rows;
  };
  // The list says of when its figures are: none were counted of an interview that goes on.
  const member = await people(service).plantMember(companyId, { role: 'COMPANY_ADMIN' });
  const countedAt = async () => (await member.call('GET', '/api/questions')).data.countedAt;
  expect(await countedAt()).toBeNull();
  await service.runJob('measure-all-questions');
  expect(await figuresOf()).toEqual([]);
  await room.submit(1);
  await service.runJob('measure-questions');
  expect(await figuresOf()).toEqual([]);
  await service.runJob('measure-all-questions');
  const rows = await figuresOf();
  const row = (question: typeof first) => rows.find(({ id }) => id === question?.questionID);
  expect(row(first)).toMatchObject({ shown: 1, answered: 1, correct: 1, facility: 1 });
  expect(row(second)).toMatchObject({ shown: 1, answered: 1, correct: 0, facility: 0 });
  expect(row(unseen)).toMatchObject({ shown: 1, answered: 0, correct: 0, facility: null });
  expect(await countedAt()).toBe(now.toISOString());
  expect(service.problems).toEqual([]);
});

test('[PR-3] who may not schedule interviews has no question bank', async () => {
  const viewer = await people(service).plantMember(ours.companyId, {
    privileges: [{ featureId: 2, activityId: 4 }],
  });
  expect((await viewer.call('GET', '/api/questions')).status).toBe(403);
  expect((await viewer.call('GET', '/api/questions/export')).status).toBe(403);
});
