import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { device, invite, roomOf, type TestInvitation } from './test-invitation.ts';

const MINUTE = 60_000;
const start = new Date('2026-11-21T10:00:00Z');
let now = start;
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  // The queue reads its own settings at its first job, past the transaction that sends it. The server
  // has done so within a second of starting; here nothing fetches jobs.
  await (await started()).room.submit(1);
});
afterAll(() => app.close());
beforeEach(() => {
  now = start;
});

const after = (minutes: number) => {
  now = new Date(start.getTime() + minutes * MINUTE);
};

async function arrive(options: Parameters<typeof invite>[3] = {}) {
  const invitation = await invite(app.db, app.owner, start, options);
  return { invitation, room: roomOf(app.app, invitation) };
}

async function started(options: Parameters<typeof invite>[3] = {}) {
  const { invitation, room } = await arrive(options);
  const { data } = await room.enter();
  const questions = data.skillGroups.flatMap((group) => group.questions);
  const [first, second, third] = questions;
  if (!first || !second || !third) throw new Error('too few questions');
  return { invitation, room, data, questions, first, second, third };
}

/** The next answer of a page life, given now. */
const give = (
  question: { botInterviewQuestionID: number },
  choice: number | null,
  revision: number,
  life = 1,
) => ({
  botInterviewQuestionID: question.botInterviewQuestionID,
  choice,
  life,
  revision,
  answeredAt: now.getTime(),
});

const rowsOf = async (table: string, { companyId }: TestInvitation) =>
  (await app.owner.query(`select * from ${table} where company_id = $1`, [companyId])).rows;

test('the current terms of a type are open to everyone', async () => {
  const { invitation } = await arrive();
  const reply = await app.app.inject('/api/terms/Bot');
  const terms = { termsID: invitation.termsId, version: 1, termsAndConditions: 'Be honest.' };
  expect(reply.json().data).toEqual(terms);
  expect((await app.app.inject('/api/terms/RecordingViewer')).statusCode).toBe(404);
});

test('[BQ-1] an opened invitation says what awaits the candidate and spends nothing', async () => {
  const { invitation, room } = await arrive({ accommodations: { extraMinutes: 15 } });
  const { data } = await room.open();
  expect(data).toMatchObject({
    candidateName: 'Ada Lovelace',
    minutes: 45,
    questionCount: 3,
    skillNames: ['SQL'],
    status: 'not-started',
  });
  expect(await rowsOf('attempts', invitation)).toEqual([]);
});

test('[BQ-1] the first questions call starts the clock and draws the questions', async () => {
  const skills = [
    { name: 'Empty', live: 0, asked: 2 },
    { name: 'SQL', live: 5, asked: 2 },
  ];
  const { invitation, room } = await arrive({ skills });
  const { data } = await room.enter();
  expect(data).toMatchObject({ timeLeft: 30, life: 1, tokenUsedCount: 0, isFacialTracking: false });
  expect(data.skillGroups.map(({ skillName }) => skillName)).toEqual(['SQL']);
  expect(data.skillGroups[0]?.questions).toHaveLength(2);
  expect(data.skillGroups[0]?.questions[0]).toMatchObject({
    submissionStatus: 'not-submitted',
    isViewed: false,
    answerCText: '',
    answerCID: null,
    answerDText: '',
    answerDID: null,
  });
  expect(JSON.stringify(data)).not.toMatch(/key/i);
  const audit = await rowsOf('audit_log', invitation);
  expect(audit.map(({ action }) => action)).toEqual(['attempt.started']);
});

test('[BQ-1] a second call opens the next page life of the same attempt', async () => {
  const { room, data } = await started();
  after(10);
  const again = await room.enter();
  expect(again.data).toMatchObject({ timeLeft: 20, life: 2, tokenUsedCount: 1 });
  expect(again.data.skillGroups).toEqual(data.skillGroups);
});

test('twenty first calls at once make one attempt with twenty page lives', async () => {
  const { invitation, room } = await arrive();
  const replies = await Promise.all(Array.from({ length: 20 }, () => room.enter()));
  const lives = replies.map(({ data }) => data.life).toSorted((a, b) => a - b);
  expect(lives).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(await rowsOf('attempts', invitation)).toHaveLength(1);
  expect(await rowsOf('attempt_questions', invitation)).toHaveLength(3);
  expect(await rowsOf('attempt_lives', invitation)).toHaveLength(20);
});

test('an interview starts only inside its window, on the current terms, with questions', async () => {
  const tomorrow = new Date(start.getTime() + 24 * 60 * MINUTE);
  const early = await arrive({ opensAt: tomorrow });
  expect((await early.room.enter()).code).toBe('not_open_yet');
  expect((await early.room.open()).code).toBe('not_open_yet');
  const { room, invitation } = await arrive();
  expect((await room.enter({ termsID: invitation.termsId + 1000 })).code).toBe('terms_changed');
  const empty = await arrive({ skills: [{ name: 'SQL', live: 0, asked: 1 }] });
  expect((await empty.room.enter()).code).toBe('no_questions');
  await app.owner.query('update interview_schedules set cancelled_at = $1 where company_id = $2', [
    start,
    invitation.companyId,
  ]);
  expect((await room.enter()).code).toBe('interview_cancelled');
  expect(await rowsOf('attempts', invitation)).toEqual([]);
});

test('facial tracking needs its own consent', async () => {
  const { room, invitation } = await arrive();
  await app.owner.query('update blueprints set facial_tracking = true where company_id = $1', [
    invitation.companyId,
  ]);
  expect((await room.enter()).code).toBe('facial_terms_required');
  const { data } = await room.enter({ facialTermsAccepted: true });
  expect(data.isFacialTracking).toBe(true);
});

test('[BQ-3] an answer is stored, replaced by a newer revision, and repeated as it was', async () => {
  const { invitation, room, first } = await started();
  const seen = await room.answer(give(first, null, 1));
  expect(seen.data).toMatchObject({ outcome: 'accepted', submissionStatus: 'submitted-null' });
  const chosen = await room.answer(give(first, first.answerAID, 2));
  expect(chosen.data).toMatchObject({
    choice: first.answerAID,
    submissionStatus: 'submitted-answered',
  });
  const changed = await room.answer(give(first, first.answerBID, 3));
  expect(await room.answer(give(first, first.answerBID, 3))).toEqual(changed);
  expect((await room.answer(give(first, first.answerAID, 2))).data.choice).toBe(first.answerBID);
  expect((await room.answer(give(first, null, 4))).data.choice).toBe(first.answerBID);
  const rows = await rowsOf('answers', invitation);
  expect(rows).toMatchObject([{ choice: String(first.answerBID), revision: 3, life: 1 }]);
});

test('answers name questions and options of their own interview, or are refused', async () => {
  const [mine, other] = [await started(), await started()];
  const { room, first, second } = mine;
  expect((await room.answer(give(other.first, null, 1))).code).toBe('unknown_question');
  expect((await room.answer(give(first, second.answerAID, 1))).code).toBe('unknown_option');
  expect((await room.answer(give(first, other.first.answerAID, 1))).code).toBe('unknown_option');
  expect(await rowsOf('answers', mine.invitation)).toEqual([]);
  expect(await rowsOf('answers', other.invitation)).toEqual([]);
});

test('nothing can be answered, submitted or noted before the start', async () => {
  const { room } = await arrive();
  const answer = give({ botInterviewQuestionID: 1 }, null, 1);
  expect((await room.answer(answer)).code).toBe('not_started');
  expect((await room.submit(1)).code).toBe('not_started');
  expect((await room.clock()).data).toMatchObject({
    status: 'not-started',
    deadlineAt: null,
    life: 0,
  });
});

test('[BQ-4] after a reload what was seen is locked, what was not is open', async () => {
  const { room, first, second, third } = await started();
  await room.answer(give(first, first.answerAID, 1));
  await room.answer(give(second, null, 2));
  await room.enter();
  expect((await room.answer(give(first, first.answerBID, 1, 2))).code).toBe('answer_locked');
  expect((await room.answer(give(second, second.answerBID, 2, 2))).code).toBe('answer_locked');
  expect((await room.answer(give(third, third.answerBID, 3, 2))).code).toBe('ok');
  expect((await room.answer(give(third, third.answerAID, 4, 2))).data.choice).toBe(third.answerAID);
});

test('[BQ-7] an answer queued before a crash is taken after it, once', async () => {
  const { room, first } = await started();
  const queued = give(first, first.answerAID, 2);
  await room.answer(give(first, null, 1));
  after(1);
  await room.enter();
  const sent = await room.answer(queued);
  expect(sent.data).toMatchObject({ outcome: 'accepted', choice: first.answerAID });
  expect(await room.answer(queued)).toEqual(sent);
  const later = give(first, first.answerBID, 3);
  expect((await room.answer(later)).code).toBe('taken_over');
});

test('[A9] the newest device holds the interview, the older one is told', async () => {
  const { invitation, room, first, second } = await started();
  after(1);
  const other = '7f1d0a52-0a8e-4a5c-9d39-0b3d5a6f7e10';
  await room.enter({ deviceId: other });
  after(2);
  expect((await room.answer(give(first, first.answerAID, 1, 1))).code).toBe('taken_over');
  expect((await room.submit(1)).code).toBe('taken_over');
  expect((await room.answer(give(second, second.answerAID, 1, 2))).code).toBe('ok');
  expect((await room.clock()).data.life).toBe(2);
  const lives = await rowsOf('attempt_lives', invitation);
  expect(lives.map(({ device_id }) => device_id)).toEqual([device, other]);
});

test('[A8] a hundred parallel submits are one transition with one reply', async () => {
  const { invitation, room, first, second } = await started();
  await room.answer(give(first, first.answerAID, 1));
  await room.answer(give(second, second.answerBID, 2));
  const replies = await Promise.all(Array.from({ length: 100 }, () => room.submit(1)));
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(replies[0]?.data).toEqual({
    status: 'submitted',
    endedAt: start.toISOString(),
    answeredCount: 2,
    questionCount: 3,
  });
  const audit = await rowsOf('audit_log', invitation);
  expect(audit.filter(({ action }) => action === 'attempt.submitted')).toHaveLength(1);
  expect(await rowsOf('attempts', invitation)).toMatchObject([{ correct_count: 1 }]);
  expect(await jobsOf(invitation, 'finish-recording')).toHaveLength(1);
});

test('[A8] every answer that races the submission is either in the score or kept as late', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { invitation, room, questions } = await started();
    const race = questions.map((question, index) =>
      room.answer(give(question, question.answerAID, index + 1)),
    );
    const [submitted, ...answers] = await Promise.all([room.submit(1), ...race]);
    const accepted = answers.filter(({ data }) => data.outcome === 'accepted');
    expect(submitted.data.answeredCount).toBe(accepted.length);
    expect(await rowsOf('answers', invitation)).toHaveLength(accepted.length);
    expect(await rowsOf('late_answers', invitation)).toHaveLength(3 - accepted.length);
  }
});

test('[BI-9] at the deadline the server closes the interview with that time, once', async () => {
  const { invitation, room, first } = await started();
  await room.answer(give(first, first.answerAID, 1));
  const [attempt] = await rowsOf('attempts', invitation);
  const job = { companyId: invitation.companyId, attemptId: Number(attempt.id) };
  await app.runJob('close-attempt', job);
  expect((await room.clock()).data.status).toBe('in-progress');
  after(31);
  expect((await room.clock()).data.status).toBe('timed-out');
  await Promise.all([
    app.runJob('close-attempt', job),
    app.runJob('close-overdue-attempts'),
    app.runJob('close-attempt', job),
  ]);
  expect(await rowsOf('attempts', invitation)).toMatchObject([
    { status: 'timed-out', ended_at: new Date(start.getTime() + 30 * MINUTE), correct_count: 1 },
  ]);
  expect(await jobsOf(invitation, 'finish-recording')).toHaveLength(1);
  expect((await room.enter()).code).toBe('interview_ended');
  expect((await room.submit(1)).data.status).toBe('timed-out');
});

test('[BI-9] the start itself asks for the closing at its deadline', async () => {
  const { invitation } = await started();
  const jobs = await jobsOf(invitation, 'close-attempt');
  expect(jobs).toMatchObject([{ start_after: new Date(start.getTime() + 30 * MINUTE) }]);
});

test('[BI-9] a call that comes after the deadline closes the interview before it is refused', async () => {
  const { invitation, room } = await started();
  after(40);
  expect((await room.enter()).code).toBe('interview_ended');
  expect(await rowsOf('attempts', invitation)).toMatchObject([{ status: 'timed-out', life: 1 }]);
});

test('[BQ-7] an answer given in time that arrives in the grace counts, also when closed', async () => {
  const { invitation, room, first, second } = await started();
  after(29);
  const [one, two] = [give(first, first.answerAID, 1), give(second, second.answerAID, 2)];
  after(30.5);
  expect((await room.answer(one)).data.outcome).toBe('accepted');
  await app.runJob('close-overdue-attempts');
  expect(await rowsOf('attempts', invitation)).toMatchObject([{ correct_count: 1 }]);
  expect((await room.answer(two)).data.outcome).toBe('accepted');
  expect(await rowsOf('attempts', invitation)).toMatchObject([
    { correct_count: 2, answered_count: 2 },
  ]);
});

test('an answer that is too late is kept for the reviewer and not scored', async () => {
  const { invitation, room, first, second } = await started();
  const queued = give(second, second.answerAID, 2);
  after(30.2);
  const late = await room.answer(give(first, first.answerAID, 1));
  expect(late.data).toMatchObject({ outcome: 'late', choice: null });
  after(32);
  expect((await room.answer(queued)).data.outcome).toBe('late');
  expect((await room.answer(queued)).data.outcome).toBe('late');
  await room.submit(1);
  expect(await rowsOf('late_answers', invitation)).toHaveLength(2);
  expect(await rowsOf('attempts', invitation)).toMatchObject([
    { correct_count: 0, answered_count: 0 },
  ]);
});

test('what the room saw is kept once, placed inside the interview', async () => {
  const { invitation, room } = await started();
  after(5);
  const note = (eventKey: string, occurredAt: number) => ({
    eventKey,
    kind: 'tab-hidden',
    life: 1,
    occurredAt,
    detail: { seconds: 3 },
  });
  const keys = [crypto.randomUUID(), crypto.randomUUID()] as const;
  const notes = [note(keys[0], 0), note(keys[1], now.getTime() + 90 * MINUTE)];
  expect((await room.events(notes)).data).toEqual({ recorded: 2 });
  expect((await room.events(notes)).data).toEqual({ recorded: 0 });
  const rows = await rowsOf('attempt_events', invitation);
  const times = rows.map(({ occurred_at }) => occurred_at.getTime()).toSorted();
  expect(times).toEqual([start.getTime() - MINUTE, now.getTime()]);
  expect(rows[0].detail).toEqual({ seconds: 3 });
  after(30 + 25 * 60);
  expect((await room.events([note(crypto.randomUUID(), 0)])).data).toEqual({ recorded: 0 });
});

test("another company's link reaches nothing of this interview", async () => {
  const [mine, other] = [await started(), await started()];
  const { invitation, room } = mine;
  const choice = mine.first.answerAID;
  const foreign = await other.room.answer(give(mine.first, choice, 1));
  expect(foreign.code).toBe('unknown_question');
  await other.room.submit(1);
  expect((await room.clock()).data.status).toBe('in-progress');
  expect(await rowsOf('answers', invitation)).toEqual([]);
});

async function jobsOf({ companyId }: TestInvitation, name: string) {
  const { rows } = await app.owner.query(
    `select * from pgboss.job where name = $1 and data->>'companyId' = $2`,
    [name, String(companyId)],
  );
  return rows;
}
