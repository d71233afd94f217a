import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestRooms, minute, start } from '../attempts/test-room.ts';
import { monitorsOf, reviewerOf, type Rooms, violation } from './test-proctoring.ts';

let rooms: Rooms;

beforeAll(async () => {
  rooms = await createTestRooms();
});
afterAll(() => rooms.app.close());
beforeEach(() => rooms.after(0));

const begin = start.getTime();

const seen = {
  eye: { NoFace: 1, violation: violation(1, begin) },
  voice: {
    VoiceDetected: 1,
    violation: violation(2, begin, { trackingSystem: 'voice', violationType: 'VOICE_DETECTED' }),
  },
  keyboard: {
    TabSwitching: 1,
    violation: violation(3, begin, { trackingSystem: 'keyboard', violationType: 'TAB_SWITCHING' }),
  },
};

type System = keyof typeof seen;
const systems: readonly System[] = ['eye', 'voice', 'keyboard'];

/** A running interview that asks for these monitors, with a session. */
async function watching(asked: readonly System[], accommodations = {}) {
  const { invitation, room } = await rooms.arrive({ accommodations });
  const { companyId, scheduleId } = invitation;
  await rooms.app.owner.query(
    `update blueprints set facial_tracking = $2, voice_tracking = $3, keyboard_tracking = $4
      where company_id = $1`,
    [companyId, ...systems.map((system) => asked.includes(system))],
  );
  const offered = await room.open();
  const { data } = await room.enter({ facialTermsAccepted: true });
  const monitors = monitorsOf(rooms, invitation, { started: data });
  expect((await monitors.start()).code).toBe('ok');
  const codes = async () =>
    Object.fromEntries(
      await Promise.all(
        systems.map(async (system) => [system, (await monitors.report(seen[system])).code]),
      ),
    );
  const reviewer = await reviewerOf(rooms, companyId, minute(0));
  const review = async () => (await reviewer.read(scheduleId)).data;
  return { invitation, offered: offered.data, data, monitors, codes, review };
}

test.each(systems)(
  '[ME-1] [MV-1] [KB-1] a test that watches only %s watches just that, and says so everywhere',
  async (only) => {
    const { offered, data, codes, review } = await watching([only]);
    const off = { eye: 'off', voice: 'off', keyboard: 'off' };
    expect(offered).toMatchObject({ isFacialTracking: true, monitors: { ...off, [only]: 'on' } });
    expect(data).toMatchObject({ isFacialTracking: true, monitors: { ...off, [only]: 'on' } });
    const refused = { eye: 'monitor_off', voice: 'monitor_off', keyboard: 'monitor_off' };
    expect(await codes()).toEqual({ ...refused, [only]: 'ok' });
    const { isMonitored, health, episodes } = await review();
    expect(isMonitored).toBe(true);
    const settings = health.map((one: { trackingSystem: System; setting: string }) => [
      one.trackingSystem,
      one.setting,
    ]);
    expect(Object.fromEntries(settings)).toEqual({ ...off, [only]: 'on' });
    expect(episodes).toMatchObject([{ trackingSystem: only }]);
  },
);

test('a monitor that was taken away by an accommodation is refused, also under another name', async () => {
  const { monitors, codes } = await watching(systems, { noCamera: true, monitorsOff: ['voice'] });
  expect(await codes()).toEqual({ eye: 'monitor_off', voice: 'monitor_off', keyboard: 'ok' });
  const renamed = violation(4, begin, { trackingSystem: 'keyboard' });
  expect((await monitors.report({ NoFace: 1, violation: renamed })).code).toBe('monitor_off');
});

test('[ME-1] who enables the monitors where nobody asked keeps what was granted', async () => {
  const { data, codes } = await watching([], { monitorsOff: ['voice'] });
  expect(data.isFacialTracking).toBe(false);
  expect(await codes()).toEqual({ eye: 'ok', voice: 'monitor_off', keyboard: 'ok' });
});

test('keys of navigation are refused where they were granted, and only there', async () => {
  const tab = {
    ForbiddenKey: 1,
    violation: violation(5, begin, {
      ...{ trackingSystem: 'keyboard', violationType: 'FORBIDDEN_KEY', severityLevel: 'low' },
      violationData: { keyCombination: 'Shift+Tab' },
    }),
  };
  const granted = await watching(['keyboard'], { keyboardNavigation: true });
  expect((await granted.monitors.report(tab)).code).toBe('monitor_off');
  const { monitors } = await watching(['keyboard']);
  expect((await monitors.report(tab)).code).toBe('ok');
});

test('[ME-9] a page that calls a missing face critical, or low, is not believed', async () => {
  const { invitation, monitors, review } = await watching(['eye']);
  for (const [n, severityLevel] of ['critical', 'low'].entries()) {
    const said = violation(n, begin, { severityLevel, violationData: { severity: severityLevel } });
    expect((await monitors.report({ NoFace: 1, violation: said })).code).toBe('ok');
  }
  const rows = await rooms.rowsOf('proctoring_events', invitation);
  expect(rows.map(({ severity_level }) => severity_level)).toEqual(['high', 'high']);
  expect(rows[0]).toMatchObject({ violation_data: { severity: 'high' } });
  expect((await review()).risk).toMatchObject({ label: 'LOW_RISK', high: 2, critical: 0 });
});

test('nobody reads “No review needed” above an episode that waits for a verdict', async () => {
  const { monitors, review } = await watching(['voice']);
  await monitors.health(
    [{ stretchKey: violation(9, begin).eventKey, trackingSystem: 'voice', state: 'up' }].map(
      (stretch) => ({ ...stretch, from: begin, until: begin }),
    ),
  );
  const several = violation(6, begin, {
    ...{ trackingSystem: 'voice', violationType: 'MULTIPLE_VOICE_DETECTED' },
  });
  await monitors.report({ MultipleVoiceDetected: 1, violation: several });
  const { episodes, assessment } = await review();
  expect(episodes).toMatchObject([{ severityLevel: 'critical', isAdvisory: true, verdict: null }]);
  expect(assessment.label).toBe('episodes-open');
});
