import { initiateUpload } from '@candor/contract/interviews/recordings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestRooms, start } from './features/interviews/attempts/test-room.ts';
import {
  key,
  monitorsOf,
  type Rooms,
  violation,
} from './features/interviews/proctoring/test-proctoring.ts';

let rooms: Rooms;

beforeAll(async () => {
  rooms = await createTestRooms();
});
afterAll(() => rooms.app.close());

async function watched({ record_screen = true } = {}) {
  const { invitation, room } = await rooms.arrive();
  await rooms.app.owner.query(
    `update blueprints set facial_tracking = true, voice_tracking = true, keyboard_tracking = true,
       record_screen = $2 where company_id = $1`,
    [invitation.companyId, record_screen],
  );
  const { data } = await room.enter({ facialTermsAccepted: true });
  const monitors = monitorsOf(rooms, invitation, { started: data });
  expect((await monitors.start()).code).toBe('ok');
  return { invitation, room, monitors };
}

test('an event, however grave, rejects nobody and ends nothing', async () => {
  const { invitation, room, monitors } = await watched();
  for (const [n, counter, violationType] of [
    [1, 'MultipleFaces', 'MULTIPLE_FACES'],
    [2, 'NoFace', 'NO_FACE'],
  ] as const) {
    const seen = violation(n, start.getTime(), { violationType, severityLevel: 'critical' });
    expect((await monitors.report({ [counter]: 1, violation: seen })).code).toBe('ok');
  }
  const [attempt] = await rooms.rowsOf('attempts', invitation);
  expect(attempt).toMatchObject({ status: 'in-progress', decision: null });
  const applications = await rooms.rowsOf('applications', invitation);
  expect(applications.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect((await room.submit(1)).code).toBe('ok');
});

test('what a monitor sends has no place for a picture or a sound', async () => {
  const { invitation, monitors } = await watched();
  const picture = Buffer.alloc(3_000, 7).toString('base64');
  const given = [
    { violationDescription: picture },
    { violationData: { frame: picture } },
    { violationData: { frame: [...Buffer.alloc(100)] } },
    { type: picture },
  ];
  for (const [n, more] of given.entries()) {
    const { code } = await monitors.report({
      ...{ NoFace: 1, violation: violation(n, start.getTime(), more) },
    });
    expect([Object.keys(more), code]).toEqual([Object.keys(more), 'validation_failed']);
  }
  const beside = { ...violation(9, start.getTime()), frame: picture, sound: picture };
  expect((await monitors.report({ NoFace: 1, violation: beside, frame: picture })).code).toBe('ok');
  const kept = await rooms.rowsOf('proctoring_events', invitation);
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(picture.slice(0, 40));
});

test('what the terms say is kept beside the answers: times, browser, address and what the room saw', async () => {
  const { invitation, room, first } = await rooms.started();
  expect((await room.answer(rooms.give(first, first.answerAID, 1))).code).toBe('ok');
  const seen = ['fullscreen-left', 'tab-hidden', 'paste', 'offline'].map((kind, n) => ({
    ...{ eventKey: key(200 + n), kind, life: 1, occurredAt: start.getTime() },
  }));
  expect((await room.events(seen)).data).toEqual({ recorded: seen.length });
  expect(await rooms.rowsOf('answers', invitation)).toMatchObject([{ answered_at: start }]);
  const text = { ip: expect.any(String), user_agent: expect.any(String) };
  expect(await rooms.rowsOf('attempt_lives', invitation)).toMatchObject([text]);
  const kinds = (await rooms.rowsOf('attempt_events', invitation)).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(seen.map(({ kind }) => kind)));
});

test('where nothing is recorded the server takes no recording, also with voices listened for', async () => {
  const { invitation, monitors } = await watched({ record_screen: false });
  const { path, example } = initiateUpload;
  const payload = {
    ...{ ...example.body, token: invitation.token },
    interviewScheduleID: invitation.scheduleId,
  };
  const reply = await rooms.app.app.inject({ method: 'POST', url: path, payload });
  expect(reply.json().errors[0].code).toBe('recording_off');
  const heard = { trackingSystem: 'voice', violationType: 'VOICE_DETECTED' };
  const report = { VoiceDetected: 1, violation: violation(1, start.getTime(), heard) };
  expect((await monitors.report(report)).code).toBe('ok');
  expect(await rooms.rowsOf('recordings', invitation)).toEqual([]);
});
