import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { device } from './test-invitation.ts';
import { createTestRooms, minute } from './test-room.ts';

let rooms: Awaited<ReturnType<typeof createTestRooms>>;

beforeAll(async () => {
  rooms = await createTestRooms();
});
afterAll(() => rooms.app.close());
beforeEach(() => rooms.after(0));

test('the current terms of a type are open to everyone', async () => {
  const { invitation } = await rooms.arrive();
  const reply = await rooms.app.app.inject('/api/terms/Bot');
  expect(reply.json().data).toMatchObject({ termsID: invitation.termsId, version: 1 });
  expect(reply.json().data.termsAndConditions).toMatch(/^What this is\n/);
});

test('[BQ-1] an opened invitation says what awaits the candidate and spends nothing', async () => {
  const { invitation, room } = await rooms.arrive({ accommodations: { extraMinutes: 15 } });
  const { data } = await room.open();
  expect(data).toMatchObject({
    candidateName: 'Ada Lovelace',
    minutes: 45,
    questionCount: 3,
    skillNames: ['SQL'],
    status: 'not-started',
    isCameraAsked: true,
  });
  expect(await rooms.rowsOf('attempts', invitation)).toEqual([]);
});

test('a candidate who takes part without a camera is asked for none, and not watched by one', async () => {
  const { invitation, room } = await rooms.arrive({ accommodations: { noCamera: true } });
  await rooms.app.owner.query(
    `update blueprints set facial_tracking = true, voice_tracking = true, keyboard_tracking = true
      where company_id = $1`,
    [invitation.companyId],
  );
  expect((await room.open()).data.isCameraAsked).toBe(false);
  const { data } = await room.enter({ facialTermsAccepted: true });
  expect(data.monitors).toEqual({ eye: 'accommodated', voice: 'on', keyboard: 'on' });
});

test('[BQ-1] the first questions call starts the clock and draws the questions', async () => {
  const skills = [
    { name: 'Empty', live: 0, asked: 2 },
    { name: 'SQL', live: 5, asked: 2 },
  ];
  const { invitation, room } = await rooms.arrive({ skills });
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
  expect(JSON.stringify(data.skillGroups)).not.toMatch(/key/i);
  const audit = await rooms.rowsOf('audit_log', invitation);
  expect(audit.map(({ action }) => action)).toEqual(['attempt.started']);
});

test('[BQ-1] a second call opens the next page life of the same attempt', async () => {
  const { room, data } = await rooms.started();
  rooms.after(10);
  const again = await room.enter();
  expect(again.data).toMatchObject({ timeLeft: 20, life: 2, tokenUsedCount: 1 });
  expect(again.data.skillGroups).toEqual(data.skillGroups);
});

test('[BI-9] the link of a running interview says when it ends', async () => {
  const { room, data } = await rooms.started();
  rooms.after(10);
  const opened = await room.open();
  expect(opened.data).toMatchObject({ status: 'in-progress', deadlineAt: data.deadlineAt });
  expect((await (await rooms.arrive()).room.open()).data.deadlineAt).toBeNull();
});

test('twenty first calls at once make one attempt with twenty page lives', async () => {
  const { invitation, room } = await rooms.arrive();
  const replies = await Promise.all(Array.from({ length: 20 }, () => room.enter()));
  const lives = replies.map(({ data }) => data.life).toSorted((a, b) => a - b);
  expect(lives).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(await rooms.rowsOf('attempts', invitation)).toHaveLength(1);
  expect(await rooms.rowsOf('attempt_questions', invitation)).toHaveLength(3);
  expect(await rooms.rowsOf('attempt_lives', invitation)).toHaveLength(20);
});

test('an interview starts only inside its window, on the current terms, with questions', async () => {
  const tomorrow = minute(24 * 60);
  const early = await rooms.arrive({ opensAt: tomorrow });
  expect((await early.room.enter()).code).toBe('not_open_yet');
  const { room, invitation } = await rooms.arrive();
  expect((await room.enter({ termsID: invitation.termsId + 1000 })).code).toBe('terms_changed');
  const empty = await rooms.arrive({ skills: [{ name: 'SQL', live: 0, asked: 1 }] });
  expect((await empty.room.enter()).code).toBe('no_questions');
  await rooms.app.owner.query(
    'update interview_schedules set cancelled_at = $1 where company_id = $2',
    [minute(0), invitation.companyId],
  );
  expect((await room.enter()).code).toBe('interview_cancelled');
  expect(await rooms.rowsOf('attempts', invitation)).toEqual([]);
});

test('[BI-1] days ahead the link says when it opens, for a check of the computer, and starts nothing', async () => {
  const tomorrow = minute(24 * 60);
  const { room, invitation } = await rooms.arrive({ opensAt: tomorrow });
  const opened = await room.open();
  expect(opened.code).toBe('ok');
  expect(opened.data).toMatchObject({
    status: 'not-started',
    opensAt: tomorrow.toISOString(),
    deadlineAt: null,
  });
  expect((await room.enter()).code).toBe('not_open_yet');
  await rooms.app.owner.query(
    'update interview_schedules set cancelled_at = $1 where company_id = $2',
    [minute(0), invitation.companyId],
  );
  expect((await room.open()).code).toBe('interview_cancelled');
  expect(await rooms.rowsOf('attempts', invitation)).toEqual([]);
});

test('facial tracking needs its own consent', async () => {
  const { room, invitation } = await rooms.arrive();
  await rooms.app.owner.query(
    'update blueprints set facial_tracking = true where company_id = $1',
    [invitation.companyId],
  );
  expect((await room.enter()).code).toBe('facial_terms_required');
  const { data } = await room.enter({ facialTermsAccepted: true });
  expect(data.isFacialTracking).toBe(true);
});

test('[BQ-3] an answer is stored, replaced by a newer revision, and repeated as it was', async () => {
  const { invitation, room, first } = await rooms.started();
  const seen = await room.answer(rooms.give(first, null, 1));
  expect(seen.data).toMatchObject({ outcome: 'accepted', submissionStatus: 'submitted-null' });
  const chosen = await room.answer(rooms.give(first, first.answerAID, 2));
  expect(chosen.data).toMatchObject({
    choice: first.answerAID,
    submissionStatus: 'submitted-answered',
  });
  const changed = await room.answer(rooms.give(first, first.answerBID, 3));
  expect(await room.answer(rooms.give(first, first.answerBID, 3))).toEqual(changed);
  expect((await room.answer(rooms.give(first, first.answerAID, 2))).data.choice).toBe(
    first.answerBID,
  );
  expect((await room.answer(rooms.give(first, null, 4))).data.choice).toBe(first.answerBID);
  const rows = await rooms.rowsOf('answers', invitation);
  expect(rows).toMatchObject([{ choice: String(first.answerBID), revision: 3, life: 1 }]);
});

test('answers name questions and options of their own interview, or are refused', async () => {
  const [mine, other] = [await rooms.started(), await rooms.started()];
  const { room, first, second } = mine;
  expect((await room.answer(rooms.give(other.first, null, 1))).code).toBe('unknown_question');
  expect((await room.answer(rooms.give(first, second.answerAID, 1))).code).toBe('unknown_option');
  expect((await room.answer(rooms.give(first, other.first.answerAID, 1))).code).toBe(
    'unknown_option',
  );
  expect(await rooms.rowsOf('answers', mine.invitation)).toEqual([]);
  expect(await rooms.rowsOf('answers', other.invitation)).toEqual([]);
});

test('nothing can be answered, submitted or noted before the start', async () => {
  const { room } = await rooms.arrive();
  const answer = rooms.give({ botInterviewQuestionID: 1 }, null, 1);
  expect((await room.answer(answer)).code).toBe('not_started');
  expect((await room.submit(1)).code).toBe('not_started');
  expect((await room.clock()).data).toMatchObject({
    status: 'not-started',
    deadlineAt: null,
    life: 0,
  });
});

test('[BQ-4] after a reload what was seen is locked, what was not is open', async () => {
  const { room, first, second, third } = await rooms.started();
  await room.answer(rooms.give(first, first.answerAID, 1));
  await room.answer(rooms.give(second, null, 2));
  await room.enter();
  expect((await room.answer(rooms.give(first, first.answerBID, 1, 2))).code).toBe('answer_locked');
  expect((await room.answer(rooms.give(second, second.answerBID, 2, 2))).code).toBe(
    'answer_locked',
  );
  expect((await room.answer(rooms.give(third, third.answerBID, 3, 2))).code).toBe('ok');
  expect((await room.answer(rooms.give(third, third.answerAID, 4, 2))).data.choice).toBe(
    third.answerAID,
  );
});

test('[BQ-7] an answer queued before a crash is taken after it, once', async () => {
  const { room, first } = await rooms.started();
  const queued = rooms.give(first, first.answerAID, 2);
  await room.answer(rooms.give(first, null, 1));
  rooms.after(1);
  await room.enter();
  const sent = await room.answer(queued);
  expect(sent.data).toMatchObject({ outcome: 'accepted', choice: first.answerAID });
  expect(await room.answer(queued)).toEqual(sent);
  const later = rooms.give(first, first.answerBID, 3);
  expect((await room.answer(later)).code).toBe('taken_over');
});

test('[A9] the newest device holds the interview, the older one is told', async () => {
  const { invitation, room, first, second } = await rooms.started();
  rooms.after(1);
  const other = '7f1d0a52-0a8e-4a5c-9d39-0b3d5a6f7e10';
  await room.enter({ deviceId: other });
  rooms.after(2);
  expect((await room.answer(rooms.give(first, first.answerAID, 1, 1))).code).toBe('taken_over');
  expect((await room.submit(1)).code).toBe('taken_over');
  expect((await room.answer(rooms.give(second, second.answerAID, 1, 2))).code).toBe('ok');
  expect((await room.clock()).data.life).toBe(2);
  const lives = await rooms.rowsOf('attempt_lives', invitation);
  expect(lives.map(({ device_id }) => device_id)).toEqual([device, other]);
});

test('what the room saw is kept once, placed inside the interview', async () => {
  const { invitation, room } = await rooms.started();
  rooms.after(5);
  const note = (eventKey: string, occurredAt: number) => ({
    eventKey,
    kind: 'tab-hidden',
    life: 1,
    occurredAt,
    detail: { seconds: 3 },
  });
  const keys = [crypto.randomUUID(), crypto.randomUUID()] as const;
  const notes = [note(keys[0], 0), note(keys[1], minute(95).getTime())];
  expect((await room.events(notes)).data).toEqual({ recorded: 2 });
  expect((await room.events(notes)).data).toEqual({ recorded: 0 });
  const rows = await rooms.rowsOf('attempt_events', invitation);
  const times = rows.map(({ occurred_at }) => occurred_at.getTime()).toSorted((a, b) => a - b);
  expect(times).toEqual([minute(-1).getTime(), minute(5).getTime()]);
  expect(rows[0].detail).toEqual({ seconds: 3 });
  rooms.after(30 + 25 * 60);
  expect((await room.events([note(crypto.randomUUID(), 0)])).data).toEqual({ recorded: 0 });
});

test("another company's link reaches nothing of this interview", async () => {
  const [mine, other] = [await rooms.started(), await rooms.started()];
  const { invitation, room } = mine;
  const choice = mine.first.answerAID;
  const foreign = await other.room.answer(rooms.give(mine.first, choice, 1));
  expect(foreign.code).toBe('unknown_question');
  await other.room.submit(1);
  expect((await room.clock()).data.status).toBe('in-progress');
  expect(await rooms.rowsOf('answers', invitation)).toEqual([]);
});
