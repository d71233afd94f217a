import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestRooms } from './test-room.ts';

let rooms: Awaited<ReturnType<typeof createTestRooms>>;

beforeAll(async () => {
  rooms = await createTestRooms();
});
afterAll(() => rooms.app.close());
beforeEach(() => rooms.after(0));

const keptApart = async (invitation: Parameters<typeof rooms.rowsOf>[1]) =>
  (await rooms.rowsOf('late_answers', invitation)).map(({ reason, choice }) => ({
    reason,
    choice: Number(choice),
  }));

test('[BQ-7] an answer of a page that lost the interview is refused, and kept apart', async () => {
  const { invitation, room, first } = await rooms.started();
  rooms.after(1);
  await room.enter();
  rooms.after(2);
  const lost = rooms.give(first, first.answerBID, 1, 1);
  expect((await room.answer(lost)).code).toBe('taken_over');
  expect((await room.answer(lost)).code).toBe('taken_over');
  expect(await rooms.rowsOf('answers', invitation)).toEqual([]);
  expect(await keptApart(invitation)).toEqual([{ reason: 'taken_over', choice: first.answerBID }]);
});

test('[BQ-4] [BQ-7] a change of a locked answer is refused, and kept apart', async () => {
  const { invitation, room, first } = await rooms.started();
  await room.answer(rooms.give(first, first.answerAID, 1));
  await room.enter();
  expect((await room.answer(rooms.give(first, first.answerBID, 1, 2))).code).toBe('answer_locked');
  expect(await rooms.rowsOf('answers', invitation)).toMatchObject([
    { choice: String(first.answerAID) },
  ]);
  expect(await keptApart(invitation)).toEqual([
    { reason: 'answer_locked', choice: first.answerBID },
  ]);
});

test('[BQ-7] what comes after the end is kept apart as late and counts nowhere', async () => {
  const { invitation, room, first, second } = await rooms.started();
  await room.submit(1);
  expect((await room.answer(rooms.give(first, first.answerAID, 1))).data.outcome).toBe('late');
  rooms.after(40);
  expect((await room.answer(rooms.give(second, second.answerAID, 2))).data.outcome).toBe('late');
  expect((await keptApart(invitation)).map(({ reason }) => reason)).toEqual(['late', 'late']);
  expect(await rooms.rowsOf('attempts', invitation)).toMatchObject([
    { correct_count: 0, answered_count: 0 },
  ]);
});

test('that a question was seen is nothing to keep', async () => {
  const { invitation, room, first } = await rooms.started();
  await room.enter();
  rooms.after(1);
  expect((await room.answer(rooms.give(first, null, 1, 1))).code).toBe('taken_over');
  expect(await keptApart(invitation)).toEqual([]);
});

test('a choice that is no option of the question is kept nowhere', async () => {
  const { invitation, room, first, second } = await rooms.started();
  const { code } = await room.answer(rooms.give(first, second.answerAID, 1));
  expect(code).toBe('unknown_option');
  expect(await keptApart(invitation)).toEqual([]);
});
