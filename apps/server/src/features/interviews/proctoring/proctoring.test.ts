import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestRooms, minute, start } from '../attempts/test-room.ts';
import { key, monitorsOf, type Rooms, violation } from './test-proctoring.ts';

let rooms: Rooms;

beforeAll(async () => {
  rooms = await createTestRooms();
});
afterAll(() => rooms.app.close());
beforeEach(() => rooms.after(0));

const begin = start.getTime();

/** A running interview with all three monitors asked for. */
async function monitored(options: Parameters<Rooms['arrive']>[0] = {}) {
  const { invitation, room } = await rooms.arrive(options);
  await rooms.app.owner.query(
    `update blueprints set facial_tracking = true, voice_tracking = true, keyboard_tracking = true
      where company_id = $1`,
    [invitation.companyId],
  );
  const { data } = await room.enter({ facialTermsAccepted: true });
  return { invitation, room, data, monitors: monitorsOf(rooms, invitation, { started: data }) };
}

async function running() {
  const scene = await monitored();
  expect((await scene.monitors.start()).code).toBe('ok');
  return scene;
}

test('[MS-1] a session starts with the four numbers, its counters at nothing', async () => {
  const { invitation, monitors } = await monitored();
  const { data } = await monitors.start();
  expect(data).toEqual({ startedAt: begin });
  expect(await rooms.rowsOf('proctoring_sessions', invitation)).toMatchObject([
    { is_active: true, counters: {}, session_key: key(1) },
  ]);
});

test('[MS-1] a lost reply is asked for again: still one session', async () => {
  const { invitation, monitors } = await running();
  expect((await monitors.start()).code).toBe('ok');
  expect(await rooms.rowsOf('proctoring_sessions', invitation)).toHaveLength(1);
});

test.each([
  { userID: 9_999_999 },
  { candidateId: 9_999_999 },
  { sessionId: 9_999_999 },
  { interviewScheduledID: 9_999_999 },
])('[MS-1] numbers of another interview start nothing: %o', async (wrong) => {
  const { invitation, monitors } = await monitored();
  expect((await monitors.start(wrong)).code).toBe('other_interview');
  expect(await rooms.rowsOf('proctoring_sessions', invitation)).toEqual([]);
});

test('an accommodation takes a monitor away at its source', async () => {
  const accommodations = { monitorsOff: ['voice'], keyboardNavigation: true };
  const { data } = await monitored({ accommodations });
  expect(data.monitors).toEqual({ eye: 'on', voice: 'accommodated', keyboard: 'on' });
  expect(data.keyboardNavigation).toBe(true);
});

test('[MS-2] without a session nothing is recorded, in the words of the specification', async () => {
  const { invitation, monitors } = await monitored();
  const { code, message } = await monitors.report({ NoFace: 1, violation: violation(1, begin) });
  expect([code, message]).toEqual([
    'no_active_session',
    'Cannot record violation: No active session.',
  ]);
  expect(await rooms.rowsOf('proctoring_events', invitation)).toEqual([]);
});

test('[MS-3] a violation is recorded with its counter at 1 and its data', async () => {
  const { invitation, monitors } = await running();
  rooms.after(1);
  const detectedAt = minute(0.5).getTime();
  const violationData = { focusScore: 3, facePosition: { x: 0.5, y: 0.4 } };
  const { data } = await monitors.report({
    NoFace: 1,
    SessionEndReason: 'IMMEDIATE_VIOLATION',
    violation: violation(1, detectedAt, { violationData }),
  });
  expect(data).toEqual({ recorded: 1, agrees: true });
  // The reason of the report is no end of the session.
  expect(await rooms.rowsOf('proctoring_sessions', invitation)).toMatchObject([
    { is_active: true, end_reason: null },
  ]);
  expect(await rooms.rowsOf('proctoring_events', invitation)).toMatchObject([
    {
      tracking_system: 'eye',
      violation_type: 'NO_FACE',
      severity_level: 'high',
      detected_at: new Date(detectedAt),
      violation_data: { ...violationData, type: 'face_not_visible' },
    },
  ]);
});

test.each([
  ['no counter', {}],
  ['another counter', { MultipleFaces: 1 }],
  ['two counters', { NoFace: 1, MultipleFaces: 1 }],
  ['a counter of 2', { NoFace: 2 }],
])('[MS-3] a violation with %s is refused', async (_, counters) => {
  const { invitation, monitors } = await running();
  const { code } = await monitors.report({ ...counters, violation: violation(1, begin) });
  expect(code).toBe('counter_mismatch');
  expect(await rooms.rowsOf('proctoring_events', invitation)).toEqual([]);
});

test('[MS-3] a report for another interview than the link’s is refused', async () => {
  const { monitors } = await running();
  const report = { NoFace: 1, violation: violation(1, begin), InterviewScheduledID: 9_999_999 };
  expect((await monitors.report(report)).code).toBe('other_interview');
});

test('a type of our own comes without a counter', async () => {
  const { monitors } = await running();
  const own = violation(1, begin, { trackingSystem: 'keyboard', violationType: 'WINDOW_BLUR' });
  expect((await monitors.report({ violation: own })).code).toBe('ok');
  expect((await monitors.report({ ForbiddenKey: 1, violation: own })).code).toBe(
    'counter_mismatch',
  );
});

test('[MS-4] a report that is sent a hundred times at once counts once', async () => {
  const { invitation, monitors } = await running();
  const body = { NoFace: 1, violation: violation(1, begin) };
  const replies = await Promise.all(Array.from({ length: 100 }, () => monitors.report(body)));
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(['ok']));
  expect(await rooms.rowsOf('proctoring_events', invitation)).toHaveLength(1);
});

test('[MS-3] totals end the session and are compared with the events', async () => {
  const { invitation, monitors } = await running();
  await monitors.report({ NoFace: 1, violation: violation(1, begin) });
  const paste = violation(2, begin, {
    trackingSystem: 'keyboard',
    violationType: 'PASTE_ATTEMPT',
  });
  await monitors.report({ violation: paste });
  rooms.after(10);
  const totals = { NoFace: 1, TotalViolations: 2, SessionDurationMinutes: 10 };
  const ended = await monitors.report({ ...totals, SessionEndReason: 'INTERVIEW_COMPLETED' });
  expect(ended.data).toEqual({ recorded: 2, agrees: true });
  expect(await rooms.rowsOf('proctoring_sessions', invitation)).toMatchObject([
    { is_active: false, end_reason: 'INTERVIEW_COMPLETED', reported: totals },
  ]);
  const wrong = await monitors.report({ NoFace: 7, TotalViolations: 7 });
  expect(wrong.data).toEqual({ recorded: 2, agrees: false });
  const [session] = await rooms.rowsOf('proctoring_sessions', invitation);
  expect(session?.['end_reason']).toBe('INTERVIEW_COMPLETED');
});

test('[MS-4] what was seen before the end still arrives after it, and nothing later does', async () => {
  const { monitors } = await running();
  rooms.after(10);
  await monitors.report({ TotalViolations: 0, SessionEndReason: 'MANUAL_SUBMIT' });
  rooms.after(20);
  const before = violation(1, minute(9).getTime());
  expect((await monitors.report({ NoFace: 1, violation: before })).code).toBe('ok');
  const after = violation(2, minute(11).getTime());
  expect((await monitors.report({ NoFace: 1, violation: after })).code).toBe('session_ended');
  rooms.after(10 + 24 * 60 + 1);
  const old = violation(3, minute(9).getTime());
  expect((await monitors.report({ NoFace: 1, violation: old })).code).toBe('session_ended');
});

test('[MS-4] a session whose start waited for the network begins where it began', async () => {
  const { invitation, room, monitors } = await monitored();
  rooms.after(5);
  await room.submit(1);
  rooms.after(20);
  expect((await monitors.start()).code).toBe('interview_ended');
  const { data } = await monitors.start({ startedAt: minute(2).getTime() });
  expect(data).toEqual({ startedAt: minute(2).getTime() });
  const seen = violation(1, minute(3).getTime());
  expect((await monitors.report({ NoFace: 1, violation: seen })).code).toBe('ok');
  expect(await rooms.rowsOf('proctoring_events', invitation)).toMatchObject([
    { detected_at: minute(3) },
  ]);
});

test('[MS-4] a day after the end no session begins, and its reports need not be sent again', async () => {
  const { room, monitors } = await monitored();
  rooms.after(5);
  await room.submit(1);
  rooms.after(5 + 24 * 60 + 1);
  const late = await monitors.start({ startedAt: minute(2).getTime() });
  expect(late.code).toBe('interview_ended');
  expect((await monitors.history()).code).toBe('session_ended');
});

test('a wrong clock places nothing outside the session', async () => {
  const { invitation, monitors } = await running();
  rooms.after(5);
  await monitors.report({ NoFace: 1, violation: violation(1, 0) });
  await monitors.report({ NoFace: 1, violation: violation(2, minute(500).getTime()) });
  const rows = await rooms.rowsOf('proctoring_events', invitation);
  const times = rows.map(({ detected_at }) => detected_at.getTime()).toSorted((a, b) => a - b);
  expect(times).toEqual([begin, minute(5).getTime()]);
});

test('[MS-1] a reload ends the session before it; what that one still holds is counted, once', async () => {
  const { invitation, room, data, monitors } = await running();
  await monitors.report({ NoFace: 1, violation: violation(1, begin) });
  rooms.after(3);
  await room.enter();
  const next = monitorsOf(rooms, invitation, { started: data, sessionKey: key(2) });
  expect((await next.start({ life: 2, startedAt: minute(3).getTime() })).code).toBe('ok');
  const sessions = async () =>
    (await rooms.rowsOf('proctoring_sessions', invitation)).toSorted((a, b) => a.life - b.life);
  const closed = { is_active: false, end_reason: 'PANEL_CLOSED', counters: { NO_FACE: 1 } };
  expect(await sessions()).toMatchObject([closed, { is_active: true, end_reason: null }]);
  // It had waited on that computer for the network.
  const waited = violation(2, minute(2).getTime());
  expect((await monitors.report({ NoFace: 1, violation: waited })).code).toBe('ok');
  expect((await monitors.report({ NoFace: 1, violation: waited })).code).toBe('ok');
  expect(await sessions()).toMatchObject([{ counters: { NO_FACE: 2 } }, { is_active: true }]);
  // The older page learns of it late, and says its totals: its end was the newer page all the same.
  const totals = { NoFace: 2, TotalViolations: 2, SessionEndReason: 'INTERVIEW_COMPLETED' };
  expect((await monitors.report(totals)).data).toEqual({ recorded: 2, agrees: true });
  expect(await sessions()).toMatchObject([{ end_reason: 'PANEL_CLOSED' }, { is_active: true }]);
});

test('[MS-1] the start of an older page that arrives late ends no newer session', async () => {
  const { invitation, room, data, monitors } = await monitored();
  rooms.after(3);
  await room.enter();
  const next = monitorsOf(rooms, invitation, { started: data, sessionKey: key(2) });
  await next.start({ life: 2, startedAt: minute(3).getTime() });
  await monitors.start({ life: 1, startedAt: minute(1).getTime() });
  const sessions = await rooms.rowsOf('proctoring_sessions', invitation);
  expect(new Map(sessions.map(({ life, is_active }) => [life, is_active]))).toEqual(
    new Map([
      [1, false],
      [2, true],
    ]),
  );
});

test('[MS-3] the audit history of a session keeps its newest words', async () => {
  const { invitation, monitors } = await running();
  await monitors.history();
  await monitors.history({ VoiceTracking: 'Voice: one episode.' });
  expect(await rooms.rowsOf('proctoring_sessions', invitation)).toMatchObject([
    { voice_tracking: 'Voice: one episode.', eye_tracking: 'Eyes: on the screen.' },
  ]);
  expect((await monitors.history({ InterviewScheduleID: 9_999_999 })).code).toBe('other_interview');
});

test('a heartbeat lengthens its stretch, and one that was overtaken shortens nothing', async () => {
  const { invitation, monitors } = await running();
  rooms.after(5);
  const beat = (until: number) => ({
    stretchKey: key(50),
    trackingSystem: 'eye',
    state: 'up',
    from: begin,
    until,
  });
  await monitors.health([beat(minute(2).getTime())]);
  await monitors.health([beat(minute(1).getTime())]);
  expect(await rooms.rowsOf('proctoring_health', invitation)).toMatchObject([
    { state: 'up', from_at: start, until_at: minute(2) },
  ]);
});

test('a link of another company reaches no session', async () => {
  const mine = await running();
  const theirs = await monitored();
  const report = { NoFace: 1, violation: violation(1, begin) };
  expect((await theirs.monitors.report(report)).code).toBe('no_active_session');
  expect((await theirs.monitors.health([])).code).toBe('validation_failed');
  expect(await rooms.rowsOf('proctoring_events', mine.invitation)).toEqual([]);
});
