import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createAccount, createMembership } from '../../people/accounts/index.ts';
import { plantedHash } from '../../people/accounts/test-password.ts';
import { hours, now, type Planted, plantInterviews } from './test-interviews.ts';

let app: TestApp;
let mine: Planted;
let other: Planted;
let tokens: { mine: string; other: string };

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  mine = await plantCompany('Northwind');
  other = await plantCompany('Southwind');
  tokens = { mine: await signInTo(mine), other: await signInTo(other) };
});
afterAll(() => app.close());

async function plantCompany(name: string): Promise<Planted> {
  const { rows } = await app.owner.query('insert into tenants default values returning id::int');
  const company = await plantInterviews(app.owner, rows[0].id);
  await company.insert('companies', { name, slug: name.toLowerCase() });
  return company;
}

async function signInTo({ companyId }: Planted): Promise<string> {
  const [email, password] = [`admin${companyId}@example.com`, 'Correct#Horse1'];
  const userTypes = ['COMPANY_ADMIN' as const];
  const passwordHash = await plantedHash(password);
  const name = { firstName: 'Ada', lastName: 'L', emailConfirmedAt: now };
  const person = { email, ...name, userTypes, passwordHash };
  const accountId = await app.db.global((tx) => createAccount(tx, person));
  await app.db.inCompany(companyId, (tx) =>
    createMembership(tx, { companyId, accountId, role: 'COMPANY_ADMIN' }),
  );
  const payload = { email, password, type: 'company' };
  const reply = await app.app.inject({ method: 'POST', url: '/api/accounts/sign-in', payload });
  return reply.json().data.token;
}

const get = async (url: string, token = tokens.mine) => {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await app.app.inject({ method: 'GET', url, headers });
  return { status: reply.statusCode, body: reply.json() };
};

const device = '6f1d0a52-0a8e-4a5c-9d39-0b3d5a6f7e10';

/** Two skills, three questions: one right, one wrong with a late change, one never seen. */
async function plantAttempt() {
  const { scheduleId, attemptId } = await mine.schedule({
    attempt: { status: 'submitted', question_count: 3, correct_count: 1, answered_count: 2 },
  });
  const sqlSkill = await mine.insert('skills', { name: `SQL ${attemptId}` });
  const webSkill = await mine.insert('skills', { name: `Web ${attemptId}` });
  const ask = async (skill_id: number, position: number) => {
    const question = { skill_id, stem: `Question ${position}`, difficulty: 'easy' };
    const question_id = await mine.insert('questions', {
      ...question,
      family_id: attemptId * 10 + position,
    });
    const option = (label: string, is_key: boolean) =>
      mine.insert('question_options', { question_id, label, text: `Option ${label}`, is_key });
    const [wrong, key] = [await option('A', false), await option('B', true)];
    const place = { attempt_id: attemptId, question_id, skill_id, position };
    return { id: await mine.insert('attempt_questions', place), wrong, key };
  };
  const questions = [await ask(webSkill, 1), await ask(sqlSkill, 2), await ask(sqlSkill, 3)];
  const [right, wrong] = questions as [(typeof questions)[0], (typeof questions)[0]];
  const given = {
    attempt_id: attemptId,
    life: 1,
    received_at: hours(-2.5),
    answered_at: hours(-2.5),
  };
  const answered = { ...given, viewed_life: 1 };
  await mine.insert('answers', {
    ...answered,
    attempt_question_id: right.id,
    choice: right.key,
    revision: 1,
  });
  await mine.insert('answers', {
    ...answered,
    attempt_question_id: wrong.id,
    choice: wrong.wrong,
    revision: 2,
  });
  await mine.insert('late_answers', {
    ...given,
    attempt_question_id: wrong.id,
    choice: wrong.key,
    revision: 3,
    received_at: hours(-1),
  });
  // Refused in a break, sent again and counted: no longer one that lies apart.
  await mine.insert('late_answers', {
    ...given,
    attempt_question_id: wrong.id,
    choice: wrong.wrong,
    revision: 2,
    reason: 'on_break',
  });
  const seen = { attempt_id: attemptId, life: 1 };
  await mine.insert('attempt_events', {
    ...seen,
    attempt_started_at: hours(-3),
    event_key: device,
    kind: 'tab-hidden',
    occurred_at: hours(-2.8),
    detail: { seconds: 4 },
  });
  await mine.insert('attempt_lives', { ...seen, device_id: device, started_at: hours(-3) });
  return { scheduleId, questions, right, wrong };
}

test('the report shows each answer beside the key, and the score by skill', async () => {
  const { scheduleId, right, wrong } = await plantAttempt();
  const { status, body } = await get(`/api/interviews/${scheduleId}`);
  expect(status).toBe(200);
  const report = body.data;
  expect(report).toMatchObject({
    interviewScheduleID: scheduleId,
    candidateName: 'Grace Hopper',
    state: 'submitted',
    minutes: 45,
    passPercent: 60,
    startedAt: hours(-3).getTime(),
    correctCount: 1,
    answeredCount: 2,
    questionCount: 3,
  });
  const [web, sql] = report.skills;
  expect([web.correctCount, web.questionCount]).toEqual([1, 1]);
  expect([sql.correctCount, sql.questionCount]).toEqual([0, 2]);
  expect(web.answers[0]).toMatchObject({ choice: right.key, isCorrect: true, isViewed: true });
  expect(web.answers[0].options).toEqual([
    { optionID: right.wrong, label: 'A', text: 'Option A', isKey: false },
    { optionID: right.key, label: 'B', text: 'Option B', isKey: true },
  ]);
  expect(sql.answers[0]).toMatchObject({ choice: wrong.wrong, isCorrect: false });
  expect(sql.answers[1]).toMatchObject({ choice: null, isViewed: false, answeredAt: null });
});

test('a late answer is shown beside the one that counts, and is not scored', async () => {
  const { scheduleId, wrong } = await plantAttempt();
  const { body } = await get(`/api/interviews/${scheduleId}`);
  const answer = body.data.skills[1].answers[0];
  expect(answer.isCorrect).toBe(false);
  expect(answer.lateAnswers).toEqual([
    {
      choice: wrong.key,
      reason: 'late',
      answeredAt: hours(-2.5).getTime(),
      receivedAt: hours(-1).getTime(),
    },
  ]);
});

test('[BF-4] the report tells what the room saw and which devices held the attempt', async () => {
  const { scheduleId } = await plantAttempt();
  const { body } = await get(`/api/interviews/${scheduleId}`);
  expect(body.data.events).toEqual([
    {
      eventKey: device,
      kind: 'tab-hidden',
      life: 1,
      occurredAt: hours(-2.8).getTime(),
      detail: { seconds: 4 },
    },
  ]);
  const startedAt = hours(-3).getTime();
  expect(body.data.devices).toEqual([{ life: 1, deviceId: device, userAgent: null, startedAt }]);
});

test('an interview that nobody started has a report without answers', async () => {
  const { scheduleId } = await mine.schedule();
  const { status, body } = await get(`/api/interviews/${scheduleId}`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    state: 'invited',
    startedAt: null,
    skills: [],
    questionCount: 0,
  });
});

test("[D2] another company's interview looks like one that never was", async () => {
  const { scheduleId } = await other.schedule();
  expect((await get(`/api/interviews/${scheduleId}`, tokens.other)).status).toBe(200);
  const crossed = await get(`/api/interviews/${scheduleId}`);
  expect(crossed.status).toBe(404);
  expect(crossed).toEqual(await get('/api/interviews/999999999'));
});

test("[D2] each company's list is its own", async () => {
  await other.schedule({ candidate: { last_name: 'Elsewhere' } });
  const found = async (token: string) =>
    (await get('/api/interviews?search=elsewhere', token)).body.data.total;
  expect(await found(tokens.other)).toBe(1);
  expect(await found(tokens.mine)).toBe(0);
});

test('the list comes in pages of 50', async () => {
  const { body } = await get('/api/interviews?page=2&sort=candidate');
  expect(body.data).toMatchObject({ interviews: [], pageSize: 50 });
  expect((await get('/api/interviews?page=0')).status).toBe(422);
});
