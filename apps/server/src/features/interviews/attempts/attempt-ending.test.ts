import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestRooms, minute, start } from './test-room.ts';

let rooms: Awaited<ReturnType<typeof createTestRooms>>;

beforeAll(async () => {
  rooms = await createTestRooms();
});
afterAll(() => rooms.app.close());
beforeEach(() => rooms.after(0));

test('[A8] a hundred parallel submits are one transition with one reply', async () => {
  const { invitation, room, first, second } = await rooms.started();
  await room.answer(rooms.give(first, first.answerAID, 1));
  await room.answer(rooms.give(second, second.answerBID, 2));
  const replies = await Promise.all(Array.from({ length: 100 }, () => room.submit(1)));
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(replies[0]?.data).toEqual({
    status: 'submitted',
    endedAt: start.toISOString(),
    answeredCount: 2,
    questionCount: 3,
  });
  const audit = await rooms.rowsOf('audit_log', invitation);
  expect(audit.filter(({ action }) => action === 'attempt.submitted')).toHaveLength(1);
  expect(await rooms.rowsOf('attempts', invitation)).toMatchObject([{ correct_count: 1 }]);
  expect(await rooms.jobsOf(invitation, 'finish-recording')).toHaveLength(1);
});

test('[A8] every answer that races the submission is either in the score or kept as late', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { invitation, room, questions } = await rooms.started();
    const race = questions.map((question, index) =>
      room.answer(rooms.give(question, question.answerAID, index + 1)),
    );
    const [submitted, ...answers] = await Promise.all([room.submit(1), ...race]);
    const accepted = answers.filter(({ data }) => data.outcome === 'accepted');
    expect(submitted.data.answeredCount).toBe(accepted.length);
    expect(await rooms.rowsOf('answers', invitation)).toHaveLength(accepted.length);
    expect(await rooms.rowsOf('late_answers', invitation)).toHaveLength(3 - accepted.length);
  }
});

test('[BI-9] at the deadline the server closes the interview with that time, once', async () => {
  const { invitation, room, first } = await rooms.started();
  await room.answer(rooms.give(first, first.answerAID, 1));
  const [attempt] = await rooms.rowsOf('attempts', invitation);
  const job = { companyId: invitation.companyId, attemptId: Number(attempt.id) };
  await rooms.app.runJob('close-attempt', job);
  expect((await room.clock()).data.status).toBe('in-progress');
  rooms.after(31);
  expect((await room.clock()).data.status).toBe('timed-out');
  await Promise.all([
    rooms.app.runJob('close-attempt', job),
    rooms.app.runJob('close-overdue-attempts'),
    rooms.app.runJob('close-attempt', job),
  ]);
  expect(await rooms.rowsOf('attempts', invitation)).toMatchObject([
    { status: 'timed-out', ended_at: minute(30), correct_count: 1 },
  ]);
  expect(await rooms.jobsOf(invitation, 'finish-recording')).toHaveLength(1);
  expect((await room.enter()).code).toBe('interview_ended');
  expect((await room.submit(1)).data.status).toBe('timed-out');
});

test('[BI-9] the start itself asks for the closing at its deadline', async () => {
  const { invitation } = await rooms.started();
  const jobs = await rooms.jobsOf(invitation, 'close-attempt');
  expect(jobs).toMatchObject([{ start_after: minute(30) }]);
});

test('[BI-9] a call that comes after the deadline closes the interview before it is refused', async () => {
  const { invitation, room } = await rooms.started();
  rooms.after(40);
  expect((await room.enter()).code).toBe('interview_ended');
  expect(await rooms.rowsOf('attempts', invitation)).toMatchObject([
    { status: 'timed-out', life: 1 },
  ]);
});

test('[BQ-7] an answer given in time that arrives in the grace counts, also when closed', async () => {
  const { invitation, room, first, second } = await rooms.started();
  rooms.after(29);
  const [one, two] = [
    rooms.give(first, first.answerAID, 1),
    rooms.give(second, second.answerAID, 2),
  ];
  rooms.after(30.5);
  expect((await room.answer(one)).data.outcome).toBe('accepted');
  await rooms.app.runJob('close-overdue-attempts');
  expect(await rooms.rowsOf('attempts', invitation)).toMatchObject([{ correct_count: 1 }]);
  expect((await room.answer(two)).data.outcome).toBe('accepted');
  expect(await rooms.rowsOf('attempts', invitation)).toMatchObject([
    { correct_count: 2, answered_count: 2 },
  ]);
});

test('an answer that is too late is kept for the reviewer and not scored', async () => {
  const { invitation, room, first, second } = await rooms.started();
  const queued = rooms.give(second, second.answerAID, 2);
  rooms.after(30.2);
  const late = await room.answer(rooms.give(first, first.answerAID, 1));
  expect(late.data).toMatchObject({ outcome: 'late', choice: null });
  rooms.after(32);
  expect((await room.answer(queued)).data.outcome).toBe('late');
  expect((await room.answer(queued)).data.outcome).toBe('late');
  await room.submit(1);
  expect(await rooms.rowsOf('late_answers', invitation)).toHaveLength(2);
  expect(await rooms.rowsOf('attempts', invitation)).toMatchObject([
    { correct_count: 0, answered_count: 0 },
  ]);
});

/** An attempt that cannot be closed, whoever tries. */
async function breakClosing(attemptId: number): Promise<() => Promise<unknown>> {
  const { owner } = rooms.app;
  await owner.query(`create function refuse_closing() returns trigger language plpgsql as $$
    begin
      if new.id = ${attemptId} and new.status <> 'in-progress' then raise 'broken on purpose'; end if;
      return new;
    end $$`);
  await owner.query(`create trigger refuse_closing before update on attempts
    for each row execute function refuse_closing()`);
  return () => owner.query('drop function refuse_closing cascade');
}

test('[BI-9] an attempt that cannot be closed stops no other, and is named', async () => {
  const all = [await rooms.started(), await rooms.started(), await rooms.started()];
  const [{ invitation: first }] = all as [(typeof all)[0], ...typeof all];
  const [{ id }] = await rooms.rowsOf('attempts', first);
  const mend = await breakClosing(Number(id));
  rooms.after(31);
  await rooms.app.runJob('close-overdue-attempts');
  const statuses = async () =>
    Promise.all(
      all.map(async ({ invitation }) => (await rooms.rowsOf('attempts', invitation))[0].status),
    );
  expect(await statuses()).toEqual(['in-progress', 'timed-out', 'timed-out']);
  const problem = rooms.app.problems.find(({ message }) => message.includes(`attempt ${id}`));
  expect(problem?.cause).toMatchObject({ message: 'broken on purpose' });
  await mend();
  await rooms.app.runJob('close-overdue-attempts');
  expect(await statuses()).toEqual(['timed-out', 'timed-out', 'timed-out']);
});
