import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSaveAtOnce } from './answer-store.ts';
import { lockAttempt } from './attempt-store.ts';
import { createTestRooms, start } from './test-room.ts';

let rooms: Awaited<ReturnType<typeof createTestRooms>>;

beforeAll(async () => {
  rooms = await createTestRooms();
});
afterAll(() => rooms.app.close());
beforeEach(() => rooms.after(0));

test('answers that arrive together are judged each by itself', async () => {
  const [mine, other] = [await rooms.started(), await rooms.started()];
  const { room, first, second, third } = mine;
  const replies = await Promise.all([
    room.answer(rooms.give(first, first.answerAID, 1)),
    room.answer(rooms.give(second, first.answerAID, 2)),
    room.answer(rooms.give(other.first, other.first.answerAID, 3)),
    room.answer(rooms.give({ botInterviewQuestionID: 999_999 }, null, 4)),
    room.answer(rooms.give(third, third.answerBID, 5)),
    room.answer(rooms.give(third, third.answerBID, 6, 2)),
    other.room.answer(rooms.give(other.first, other.first.answerBID, 1)),
  ]);
  expect(replies.map(({ code }) => code)).toEqual([
    'ok',
    'unknown_option',
    'unknown_question',
    'unknown_question',
    'ok',
    'taken_over',
    'ok',
  ]);
  const choices = async ({ invitation }: typeof mine) =>
    new Set((await rooms.rowsOf('answers', invitation)).map(({ choice }) => Number(choice)));
  expect(await choices(mine)).toEqual(new Set([first.answerAID, third.answerBID]));
  expect(await choices(other)).toEqual(new Set([other.first.answerBID]));
});

test('of two answers to one question that arrive together the later revision counts', async () => {
  const { invitation, room, first } = await rooms.started();
  const replies = await Promise.all([
    room.answer(rooms.give(first, first.answerAID, 1)),
    room.answer(rooms.give(first, first.answerBID, 2)),
  ]);
  expect(replies.map(({ data }) => data.outcome)).toEqual(['accepted', 'accepted']);
  expect(await rooms.rowsOf('answers', invitation)).toMatchObject([{ revision: 2 }]);
});

test('an answer whose interview is held by another transaction holds up no neighbour', async () => {
  const { invitation, first } = await rooms.started();
  const { companyId, scheduleId } = invitation;
  const { db, owner } = rooms.app;
  // The same company's second interview, with a copy of the first one's question.
  const { rows } = await owner.query(
    `with schedule as (
       insert into interview_schedules (company_id, job_id, candidate_id, blueprint_id, opens_at, closes_at)
       select company_id, job_id, candidate_id, blueprint_id, opens_at, closes_at
         from interview_schedules where company_id = $1 and id = $2 returning id
     ), attempt as (
       insert into attempts (company_id, schedule_id, started_at, deadline_at, question_count)
       select company_id, (select id from schedule), started_at, deadline_at, 1
         from attempts where company_id = $1 and schedule_id = $2 returning id
     )
     insert into attempt_questions (company_id, attempt_id, question_id, skill_id, position)
     select company_id, (select id from attempt), question_id, skill_id, 1
       from attempt_questions where company_id = $1 and id = $3
     returning id, (select id from schedule) as schedule_id`,
    [companyId, scheduleId, first.botInterviewQuestionID],
  );
  const save = createSaveAtOnce(db);
  const answer = { choice: first.answerAID, life: 1, revision: 1, answeredAt: start };
  const arrival = (schedule: number, attemptQuestionId: number) => ({
    target: { companyId, scheduleId: schedule, attemptQuestionId },
    answer,
    now: start,
  });
  await db.inCompany(companyId, async (tx) => {
    await lockAttempt(tx, companyId, scheduleId);
    const saved = await Promise.all([
      save(companyId, arrival(scheduleId, first.botInterviewQuestionID)),
      save(companyId, arrival(Number(rows[0].schedule_id), Number(rows[0].id))),
    ]);
    expect(saved).toMatchObject([null, { choice: first.answerAID }]);
  });
});
