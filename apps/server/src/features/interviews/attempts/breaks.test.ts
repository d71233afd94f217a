import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { monitorsOf, violation } from '../proctoring/test-proctoring.ts';
import { createTestRooms, minute } from './test-room.ts';
import { openedAudit } from '../../operations/audit/test-audit.ts';

let rooms: Awaited<ReturnType<typeof createTestRooms>>;

beforeAll(async () => {
  rooms = await createTestRooms();
});
afterAll(() => rooms.app.close());
beforeEach(() => rooms.after(0));

const breaks = { count: 2, minutes: 10 };
const at = (minutes: number) => minute(minutes).getTime();

/** An interview of 30 minutes whose candidate may take two breaks of ten. */
const granted = () => rooms.started({ accommodations: { breaks } });

/** In its first break since minute 5. */
async function paused() {
  const scene = await granted();
  rooms.after(5);
  expect((await scene.room.takeBreak(1)).code).toBe('ok');
  return scene;
}

test('the candidate is told what was granted, before the start and in the room', async () => {
  const { room } = await rooms.arrive({ accommodations: { breaks } });
  expect((await room.open()).data).toMatchObject({ breaks, minutes: 30 });
  expect((await room.enter()).data).toMatchObject({ breaks, breaksTaken: 0, breakEndsAt: null });
});

test('a break stops the clock for its minutes, and a second request changes nothing', async () => {
  const { invitation, room } = await granted();
  rooms.after(5);
  const replies = await Promise.all([room.takeBreak(1), room.takeBreak(1), room.takeBreak(1)]);
  const expected = {
    breaksTaken: 1,
    breakEndsAt: at(15),
    deadlineAt: at(40),
    status: 'in-progress',
  };
  for (const { data } of replies) expect(data).toMatchObject(expected);
  expect((await room.clock()).data).toMatchObject(expected);
  expect(await rooms.rowsOf('attempt_breaks', invitation)).toMatchObject([
    { number: 1, started_at: minute(5), ends_at: minute(15) },
  ]);
});

test('a break ends by itself, without any page', async () => {
  const { room } = await paused();
  rooms.after(15);
  const { data } = await room.clock();
  expect(data).toMatchObject({ breakEndsAt: null, breaksTaken: 1, deadlineAt: at(40) });
});

test('ended by its button, a break costs what was used of it', async () => {
  const { invitation, room } = await paused();
  rooms.after(7);
  const ended = await room.endBreak(1);
  expect(ended.data).toMatchObject({ breakEndsAt: null, breaksTaken: 1, deadlineAt: at(32) });
  rooms.after(9);
  expect((await room.endBreak(1)).data).toMatchObject({ deadlineAt: at(32) });
  expect(await rooms.rowsOf('attempt_breaks', invitation)).toMatchObject([{ ends_at: minute(7) }]);
});

test('as many breaks as were granted, and none to whom nothing was granted', async () => {
  const { room } = await paused();
  rooms.after(16);
  expect((await room.takeBreak(2)).data).toMatchObject({ deadlineAt: at(50) });
  rooms.after(30);
  expect((await room.takeBreak(3)).code).toBe('no_break_left');
  const other = await rooms.started();
  expect((await other.room.takeBreak(1)).code).toBe('no_break_left');
});

test('a reload, or another tab, is in the same break; the older page rules it no more', async () => {
  const { room } = await paused();
  rooms.after(6);
  const again = await room.enter();
  expect(again.data).toMatchObject({ life: 2, breakEndsAt: at(15), deadlineAt: at(40) });
  expect((await room.endBreak(1, 1)).code).toBe('taken_over');
  expect((await room.takeBreak(2, 1)).code).toBe('taken_over');
  expect((await room.endBreak(1, 2)).data).toMatchObject({ deadlineAt: at(31) });
});

test('[BI-9] the interview is closed at the moved deadline, not at the first one', async () => {
  const { invitation, room } = await paused();
  const jobs = await rooms.jobsOf(invitation, 'close-attempt');
  expect(jobs.map(({ start_after }) => start_after)).toContainEqual(minute(40));
  rooms.after(31);
  await rooms.app.runJob('close-attempt', jobs[0].data);
  await rooms.app.runJob('close-overdue-attempts');
  expect((await room.clock()).data.status).toBe('in-progress');
  rooms.after(40.1);
  expect((await room.clock()).data.status).toBe('timed-out');
  await rooms.app.runJob('close-overdue-attempts');
  expect(await rooms.rowsOf('attempts', invitation)).toMatchObject([
    { status: 'timed-out', ended_at: minute(40) },
  ]);
});

test('[BI-9] a break asked for after the deadline finds the interview over', async () => {
  const { invitation, room } = await granted();
  rooms.after(31);
  expect((await room.takeBreak(1)).data).toMatchObject({ status: 'timed-out', breakEndsAt: null });
  expect(await rooms.rowsOf('attempts', invitation)).toMatchObject([{ status: 'timed-out' }]);
  expect(await rooms.rowsOf('attempt_breaks', invitation)).toEqual([]);
});

test('[BQ-7] an answer that was on its way counts; one that is given in the break is kept apart', async () => {
  const { invitation, room, first, second } = await granted();
  rooms.after(4);
  const before = rooms.give(first, first.answerAID, 1);
  rooms.after(5);
  await room.takeBreak(1);
  rooms.after(6);
  expect((await room.answer(before)).data.outcome).toBe('accepted');
  const within = rooms.give(second, second.answerAID, 2);
  expect((await room.answer(within)).code).toBe('on_break');
  expect(await rooms.rowsOf('late_answers', invitation)).toMatchObject([{ reason: 'on_break' }]);
  rooms.after(15);
  // Of a page that never heard of its break, and sends until the answer is taken.
  expect((await room.answer(within)).data.outcome).toBe('accepted');
  const after = await room.answer(rooms.give(second, second.answerAID, 3));
  expect(after.data.outcome).toBe('accepted');
});

test('what the room sees in a break is not written down', async () => {
  const { invitation, room } = await paused();
  const note = (n: number, minutes: number) => ({
    eventKey: `00000000-0000-4000-8000-00000000000${n}`,
    kind: 'tab-hidden',
    life: 1,
    occurredAt: at(minutes),
  });
  rooms.after(16);
  const { data } = await room.events([note(1, 4), note(2, 5), note(3, 14.9), note(4, 15)]);
  expect(data.recorded).toBe(2);
  const seen = await rooms.rowsOf('attempt_events', invitation);
  expect(seen.map(({ occurred_at }) => occurred_at)).toEqual([minute(4), minute(15)]);
});

test('[MS-3] what a monitor reports of a break is taken, and not counted', async () => {
  const { invitation, room, data } = await granted();
  const monitors = monitorsOf(rooms, invitation, { started: data });
  await monitors.start();
  rooms.after(5);
  await room.takeBreak(1);
  rooms.after(16);
  const inBreak = await monitors.report({ NoFace: 1, violation: violation(1, at(8)) });
  expect(inBreak.data).toEqual({ recorded: 0, agrees: true });
  const after = await monitors.report({ NoFace: 1, violation: violation(2, at(15)) });
  expect(after.data.recorded).toBe(1);
  expect(await rooms.rowsOf('proctoring_events', invitation)).toHaveLength(1);
});

test('whoever submits in a break has submitted', async () => {
  const { invitation, room } = await paused();
  rooms.after(6);
  expect((await room.submit(1)).data).toMatchObject({ status: 'submitted' });
  expect((await room.endBreak(1)).data).toMatchObject({ status: 'submitted', breakEndsAt: null });
  expect(await rooms.rowsOf('attempts', invitation)).toMatchObject([{ ended_at: minute(6) }]);
});

test('the audit log says that the clock stood still, and not why', async () => {
  const { invitation, room } = await paused();
  rooms.after(7);
  await room.endBreak(1);
  const rows = await openedAudit(rooms.app, invitation.companyId);
  const said = rows.filter(({ action }) => /paused|continued/.test(action));
  expect(said.map(({ after }) => Object.keys(after as object))).toEqual([
    ['deadlineAt'],
    ['deadlineAt'],
  ]);
  expect(said.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['attempt.paused', 'attempt.continued']),
  );
});

test('a company tells its pass mark to the candidate, or keeps it', async () => {
  const told = await rooms.arrive();
  const setMark = (isShown: boolean) =>
    rooms.app.owner.query(
      'update blueprints set pass_percent = 60, show_pass_mark = $2 where company_id = $1',
      [told.invitation.companyId, isShown],
    );
  await setMark(false);
  expect((await told.room.open()).data.passPercent).toBeNull();
  await setMark(true);
  expect((await told.room.open()).data.passPercent).toBe(60);
});
