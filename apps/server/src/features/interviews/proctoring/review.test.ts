import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestRooms, minute, start } from '../attempts/test-room.ts';
import { key, monitorsOf, type Rooms, reviewerOf, violation } from './test-proctoring.ts';
import { openedAudit } from '../../operations/audit/test-audit.ts';

let rooms: Rooms;

beforeAll(async () => {
  rooms = await createTestRooms();
});
afterAll(() => rooms.app.close());

const begin = start.getTime();

/** Two minutes without a face, told every five seconds, and one key; ended after ten minutes. */
async function reviewed() {
  rooms.after(0);
  const { invitation, room } = await rooms.arrive();
  const { companyId, scheduleId } = invitation;
  await rooms.app.owner.query(
    'update blueprints set facial_tracking = true, keyboard_tracking = true where company_id = $1',
    [companyId],
  );
  const { data } = await room.enter({ facialTermsAccepted: true });
  const monitors = monitorsOf(rooms, invitation, { started: data });
  await monitors.start();
  rooms.after(10);
  for (const n of [0, 1, 2]) {
    await monitors.report({ NoFace: 1, violation: violation(n, begin + 60_000 + n * 5000) });
  }
  const tab = { trackingSystem: 'keyboard', violationType: 'TAB_SWITCHING' };
  await monitors.report({ TabSwitching: 1, violation: violation(9, begin + 300_000, tab) });
  await monitors.health([
    { stretchKey: key(1), trackingSystem: 'eye', state: 'up', from: begin, until: begin + 540_000 },
    {
      stretchKey: key(2),
      trackingSystem: 'eye',
      state: 'covered',
      from: begin + 540_000,
      until: begin + 600_000,
    },
    {
      stretchKey: key(3),
      trackingSystem: 'keyboard',
      state: 'up',
      from: begin,
      until: begin + 600_000,
    },
  ]);
  await monitors.report({
    NoFace: 3,
    TabSwitching: 1,
    TotalViolations: 4,
    SessionEndReason: 'INTERVIEW_COMPLETED',
  });
  await monitors.history();
  await room.submit(1);
  const reviewer = await reviewerOf(rooms, companyId, minute(0));
  return { companyId, scheduleId, reviewer };
}

test('[MS-6] [RK-1] reviewers see episodes, counters, risk, and how well was watched', async () => {
  const { scheduleId, reviewer } = await reviewed();
  const { data } = await reviewer.read(scheduleId);
  expect(data).toMatchObject({
    isMonitored: true,
    counters: { NoFace: 3, TabSwitching: 1 },
    totalsAgree: true,
    risk: { label: 'HIGH_RISK', total: 4, high: 4, critical: 0 },
    assessment: { label: 'needs-review' },
    health: [
      {
        trackingSystem: 'eye',
        setting: 'on',
        upShare: 0.9,
        gaps: [{ state: 'covered', from: begin + 540_000, until: begin + 600_000 }],
      },
      { trackingSystem: 'voice', setting: 'off', gaps: [] },
      { trackingSystem: 'keyboard', setting: 'on', upShare: 1, gaps: [] },
    ],
    history: [{ endReason: 'INTERVIEW_COMPLETED', VoiceTracking: 'Voice: quiet.' }],
  });
  expect(data.episodes).toMatchObject([
    { violationType: 'NO_FACE', from: begin + 60_000, until: begin + 70_000, events: 3 },
    { violationType: 'TAB_SWITCHING', events: 1, verdict: null },
  ]);
});

test('[MS-3] [MS-6] over a reload and a dead browser reviewers see each session with its end and its counts', async () => {
  rooms.after(0);
  const { invitation, room } = await rooms.arrive();
  const { companyId, scheduleId } = invitation;
  await rooms.app.owner.query(
    'update blueprints set facial_tracking = true, keyboard_tracking = true where company_id = $1',
    [companyId],
  );
  const { data } = await room.enter({ facialTermsAccepted: true });
  const first = monitorsOf(rooms, invitation, { started: data });
  await first.start();
  rooms.after(3);
  await first.report({ NoFace: 1, violation: violation(1, begin + 60_000) });
  await room.enter();
  const second = monitorsOf(rooms, invitation, { started: data, sessionKey: key(2) });
  await second.start({ life: 2, startedAt: minute(3).getTime() });
  const tab = { trackingSystem: 'keyboard', violationType: 'TAB_SWITCHING' };
  rooms.after(5);
  await second.report({ TabSwitching: 1, violation: violation(2, begin + 240_000, tab) });
  const reviewer = await reviewerOf(rooms, companyId, minute(0));
  const quiet = 'Voice: nothing was noted.';
  const reloaded = {
    startedAt: begin,
    endedAt: minute(3).getTime(),
    endReason: 'PANEL_CLOSED',
    isReported: false,
    VoiceTracking: quiet,
    EyeTracking: 'Eyes and face: NO_FACE 1.',
    Keyboardtracking: 'Keyboard and mouse: nothing was noted.',
  };
  const going = {
    startedAt: minute(3).getTime(),
    endedAt: null,
    endReason: null,
    isReported: false,
    VoiceTracking: quiet,
    EyeTracking: 'Eyes and face: nothing was noted.',
    Keyboardtracking: 'Keyboard and mouse: TAB_SWITCHING 1.',
  };
  const running = (await reviewer.read(scheduleId)).data;
  expect(running.history).toEqual([reloaded, going]);
  expect(running.counters).toEqual({ NoFace: 1, TabSwitching: 1 });
  expect(running.totalsAgree).toBeNull();
  // The browser never says anything again; the interview ends without it.
  rooms.after(6);
  await room.submit(2);
  const over = { endedAt: minute(6).getTime(), endReason: 'INTERVIEW_COMPLETED' };
  expect((await reviewer.read(scheduleId)).data.history).toEqual([reloaded, { ...going, ...over }]);
});

test('monitors that the candidate closed are off until they are enabled again, and say so', async () => {
  rooms.after(0);
  const { invitation, room } = await rooms.arrive();
  const { companyId, scheduleId } = invitation;
  await rooms.app.owner.query(
    'update blueprints set facial_tracking = true, keyboard_tracking = true where company_id = $1',
    [companyId],
  );
  const { data } = await room.enter({ facialTermsAccepted: true });
  const first = monitorsOf(rooms, invitation, { started: data });
  const up = (n: number, from: number, until: number) => ({
    stretchKey: key(n),
    trackingSystem: 'eye',
    state: 'up',
    from: minute(from).getTime(),
    until: minute(until).getTime(),
  });
  await first.start();
  rooms.after(2);
  await first.health([up(70, 0, 2)]);
  await first.report({ TotalViolations: 0, SessionEndReason: 'PANEL_CLOSED' });
  rooms.after(6);
  const again = monitorsOf(rooms, invitation, { started: data, sessionKey: key(2) });
  await again.start({ startedAt: minute(6).getTime() });
  rooms.after(10);
  await again.health([up(71, 6, 10)]);
  const reviewer = await reviewerOf(rooms, companyId, minute(0));
  const { data: review } = await reviewer.read(scheduleId);
  expect(review.health[0]).toEqual({
    trackingSystem: 'eye',
    setting: 'on',
    upShare: 0.6,
    gaps: [{ state: 'off', from: minute(2).getTime(), until: minute(6).getTime() }],
  });
});

test('a verdict changes the assessment, never the events, and stands in the audit log', async () => {
  const { companyId, scheduleId, reviewer } = await reviewed();
  const before = (await reviewer.read(scheduleId)).data;
  for (const { eventKey } of before.episodes) {
    const body = { eventKey, verdict: 'technical', reason: 'The lamp had failed.' };
    expect((await reviewer.judge(scheduleId, body)).status).toBe(200);
  }
  const { data } = await reviewer.read(scheduleId);
  expect(data.episodes[0].verdict).toEqual({
    verdict: 'technical',
    reason: 'The lamp had failed.',
    isForCandidate: false,
    judgedBy: 'Rhea Viewer',
    judgedAt: minute(10).getTime(),
  });
  expect(data.assessment.label).toBe('no-review-needed');
  expect(data.risk).toEqual(before.risk);
  expect(data.counters).toEqual(before.counters);
  const rows = await openedAudit(rooms.app, companyId, `action = 'proctoring.judged'`);
  expect(rows).toHaveLength(2);
  expect(rows[0]?.after).toMatchObject({ verdict: 'technical', reason: 'The lamp had failed.' });
});

test('a verdict can be taken back, and the newest one counts', async () => {
  const { scheduleId, reviewer } = await reviewed();
  const { eventKey } = (await reviewer.read(scheduleId)).data.episodes[0];
  await reviewer.judge(scheduleId, { eventKey, verdict: 'confirmed', reason: 'Seen.' });
  await reviewer.judge(scheduleId, { eventKey, verdict: 'open', reason: '' });
  const { data } = await reviewer.read(scheduleId);
  expect(data.episodes[0].verdict.verdict).toBe('open');
});

test('a verdict needs a reason and an event of this interview', async () => {
  const { scheduleId, reviewer } = await reviewed();
  const { eventKey } = (await reviewer.read(scheduleId)).data.episodes[0];
  const without = await reviewer.judge(scheduleId, { eventKey, verdict: 'technical', reason: ' ' });
  expect(without.errors).toMatchObject([{ code: 'reason_needed', path: 'reason' }]);
  const body = { eventKey: key(9999), verdict: 'technical', reason: 'Why not.' };
  expect((await reviewer.judge(scheduleId, body)).errors).toMatchObject([
    { code: 'unknown_event', path: 'eventKey' },
  ]);
});

test('an interview that has not begun has nothing to review, and is there', async () => {
  rooms.after(0);
  const { invitation } = await rooms.arrive();
  const reviewer = await reviewerOf(rooms, invitation.companyId, minute(0));
  const { data } = await reviewer.read(invitation.scheduleId);
  expect(data).toMatchObject({ isMonitored: false, episodes: [], history: [], totalsAgree: null });
});

test('another company sees nothing of it and says nothing of it', async () => {
  const mine = await reviewed();
  const theirs = await reviewed();
  const { eventKey } = (await mine.reviewer.read(mine.scheduleId)).data.episodes[0];
  expect((await theirs.reviewer.read(mine.scheduleId)).status).toBe(404);
  const body = { eventKey, verdict: 'confirmed', reason: 'Mine now.' };
  expect((await theirs.reviewer.judge(mine.scheduleId, body)).status).toBe(404);
  expect((await mine.reviewer.read(mine.scheduleId)).data.episodes[0].verdict).toBeNull();
});

test('[ME-1] what a candidate enabled where nobody asked is shown, from then on and without gaps before', async () => {
  rooms.after(0);
  const { invitation, room } = await rooms.arrive();
  const { data } = await room.enter({});
  const reviewer = await reviewerOf(rooms, invitation.companyId, minute(0));
  const unwatched = await reviewer.read(invitation.scheduleId);
  expect(unwatched.data).toMatchObject({
    isMonitored: false,
    health: [{ setting: 'off' }, {}, {}],
  });
  const monitors = monitorsOf(rooms, invitation, { started: data });
  rooms.after(4);
  await monitors.start();
  rooms.after(8);
  const from = minute(4).getTime();
  const until = minute(8).getTime();
  await monitors.health([
    { stretchKey: key(60), trackingSystem: 'eye', state: 'up', from, until },
    { stretchKey: key(61), trackingSystem: 'voice', state: 'up', from, until },
    { stretchKey: key(62), trackingSystem: 'keyboard', state: 'up', from, until },
  ]);
  await monitors.report({ TotalViolations: 0, SessionEndReason: 'PANEL_CLOSED' });
  rooms.after(9);
  const { data: review } = await reviewer.read(invitation.scheduleId);
  expect(review).toMatchObject({
    isMonitored: true,
    health: ['eye', 'voice', 'keyboard'].map((trackingSystem) => ({
      trackingSystem,
      setting: 'on',
      upShare: 1,
      gaps: [],
    })),
    history: [{ endReason: 'PANEL_CLOSED' }],
  });
});
