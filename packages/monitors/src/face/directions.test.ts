import { describe, expect, test } from 'vitest';
import { faceLimits } from './limits-rules.ts';
import { readingOf } from './reading-rules.ts';
import { TestTracker, type TestHead } from './test-face.ts';
import { calibrationText } from './type-rules.ts';

const types = (incidents: readonly { type: string }[]) => [
  ...new Set(incidents.map(({ type }) => type)),
];
const reading = (tracker: TestTracker) => readingOf(tracker.state, faceLimits);

describe('[ME-2] calibration', () => {
  test('asks to look at the centre of the screen and is done after 30 frames', () => {
    const tracker = new TestTracker();
    tracker.watch(29 * 66, {});
    expect(reading(tracker).calibration).toBe('asking');
    tracker.watch(66, {});
    expect(reading(tracker).calibration).toBe('done');
    expect(calibrationText).toBe(
      'Calibrating eye tracking… Please look at the center of the screen.',
    );
  });

  test('is done after 5 s with fewer frames', () => {
    const tracker = new TestTracker();
    tracker.watch(3600);
    tracker.watch(20 * 66, {});
    expect(reading(tracker).calibration).toBe('asking');
    tracker.watch(132, {});
    expect(reading(tracker).calibration).toBe('done');
  });

  test('stops asking after 5 s though nobody came, and judges no direction until somebody was measured', () => {
    const tracker = new TestTracker();
    tracker.watch(6000);
    expect(reading(tracker).calibration).toBe('waiting');
    tracker.watch(25 * 66, { pitch: 9 });
    expect(reading(tracker)).toMatchObject({ calibration: 'waiting', isLookingAtScreen: true });
    tracker.watch(6 * 66, { pitch: 9 });
    expect(reading(tracker).calibration).toBe('done');
    expect(types(tracker.watch(4000, { pitch: 9 }))).toEqual([]);
  });

  test('the averaged pose and gaze are the centre of every later decision', () => {
    const own: TestHead = { yaw: 10, pitch: 9, gazeX: 0.07, gazeY: 0.05 };
    const tracker = new TestTracker().calibrated(own);
    expect(tracker.watch(10_000, own)).toEqual([]);
    const { headPose, gazeDirection } = reading(tracker);
    expect(headPose.yaw).toBeCloseTo(0, 1);
    expect(headPose.pitch).toBeCloseTo(0, 1);
    expect(Math.hypot(gazeDirection.x, gazeDirection.y)).toBeLessThan(0.01);
    expect(types(tracker.watch(3000, { ...own, yaw: 30 }))).toEqual([
      'LOOKING_LEFT',
      'LOOKING_AWAY',
    ]);
  });

  test('a blink or a glance during it moves the centre by nothing', () => {
    const tracker = new TestTracker();
    tracker.watch(13 * 66, {});
    tracker.watch(4 * 66, { gazeX: 0.2, gazeY: -0.2, eyeAspectRatio: 0.05 });
    tracker.watch(13 * 66, {});
    expect(tracker.state.calibration.neutral?.gazeX).toBeCloseTo(0, 3);
    expect(tracker.state.calibration.neutral?.openEyes).toBeCloseTo(0.3, 3);
  });

  test('somebody who never faces the screen does not make that the centre', () => {
    const tracker = new TestTracker().calibrated({ yaw: 35 });
    expect(types(tracker.watch(4000, { yaw: 35 }))).toContain('LOOKING_LEFT');
  });

  test('calibrated again, it keeps its counters and takes the new pose', () => {
    const tracker = new TestTracker().calibrated();
    tracker.watch(3000, { yaw: 30 });
    const before = reading(tracker).counters;
    tracker.signal({ kind: 'start', at: tracker.at });
    tracker.watch(2500, { pitch: 10 });
    expect(tracker.watch(3000, { pitch: 10 })).toEqual([]);
    expect(reading(tracker).counters).toEqual(before);
  });

  test('a posture that sinks slowly is followed, a look down is not', () => {
    const tracker = new TestTracker().calibrated();
    const sunk: string[] = [];
    for (let pitch = 0; pitch <= 7; pitch += 0.5) {
      sunk.push(...types(tracker.watch(20_000, { pitch })));
    }
    expect(sunk).toEqual([]);
    expect(types(tracker.watch(3000, { pitch: -8 }))).toContain('LOOKING_DOWN');
  });
});

describe('[ME-3] directions, left and right being the candidate’s own', () => {
  test.each([
    [{ yaw: 30 }, 'LOOKING_LEFT', 'Looking Left'],
    [{ yaw: -30 }, 'LOOKING_RIGHT', 'Looking Right'],
    [{ pitch: 12 }, 'LOOKING_UP', 'Looking Up'],
    [{ pitch: -18 }, 'LOOKING_DOWN', 'Looking Down'],
    [{ gazeX: 0.12 }, 'LOOKING_LEFT', 'Looking Left'],
    [{ gazeX: -0.12 }, 'LOOKING_RIGHT', 'Looking Right'],
    [{ gazeY: 0.04 }, 'LOOKING_UP', 'Looking Up'],
    [{ gazeY: -0.04 }, 'LOOKING_DOWN', 'Looking Down'],
  ] as const)('%o is %s', (head, type, text) => {
    const tracker = new TestTracker().calibrated();
    expect(tracker.watch(2200, head)[0]?.type).toBe(type);
    expect(reading(tracker)).toMatchObject({ gazeText: text, isLookingAtScreen: false });
    tracker.watch(1000, {});
    expect(reading(tracker)).toMatchObject({
      gazeText: 'Looking Center',
      isLookingAtScreen: true,
      gazeDirectionViolation: 'none',
    });
  });

  test.each([
    [{ yaw: 17 }],
    [{ yaw: -17 }],
    [{ pitch: 5 }],
    // A head that is lowered so far keeps its eyes on the screen; painted ones have to be told.
    [{ pitch: -11, gazeY: 0.02 }],
    [{ gazeX: 0.06 }],
    [{ gazeX: -0.06 }],
    [{ gazeY: 0.012 }],
    [{ gazeY: -0.012 }],
  ])('%o is still the screen', (head) => {
    const tracker = new TestTracker().calibrated();
    expect(tracker.watch(5000, head)).toEqual([]);
  });

  test.each([
    ['yaw', 18, 12, 1],
    ['yaw', 18, 12, -1],
    ['pitch', 12, 8, -1],
    ['pitch', 6, 3, 1],
  ] as const)('%s begins at %i and ends at %i (sign %i)', (axis, enter, leave, sign) => {
    const direction = (degrees: number) => ({ [axis]: sign * degrees });
    const tracker = new TestTracker().calibrated();
    tracker.watch(1500, direction(enter - 1));
    expect(reading(tracker).faceDirection).toBe('center');
    tracker.watch(1500, direction(enter + 1));
    expect(reading(tracker).faceDirection).not.toBe('center');
    tracker.watch(1500, direction(leave + 0.6));
    expect(reading(tracker).faceDirection).not.toBe('center');
    tracker.watch(1500, direction(leave - 1));
    expect(reading(tracker).faceDirection).toBe('center');
  });

  test('a direction takes 4 checks of 200 ms, and is held for 1.2 s: a glance is no incident', () => {
    const tracker = new TestTracker().calibrated();
    expect(tracker.watch(900, { yaw: 26 })).toEqual([]);
    expect(tracker.watch(3000, {})).toEqual([]);
    const [first] = tracker.watch(3000, { yaw: 26 });
    expect(first?.at).toBeGreaterThan(tracker.at - 3000 + 1200);
  });

  test('without the longer hold, 4 consecutive checks would do, and 3 would not', () => {
    const tracker = new TestTracker({ ...faceLimits, directionHoldMs: 0 }).calibrated();
    while (reading(tracker).consecutiveGazeDirectionFrames < 3) {
      expect(tracker.watch(66, { yaw: 30 })).toEqual([]);
    }
    const third = tracker.at;
    expect(types(tracker.watch(264, { yaw: 30 }))).toEqual(['LOOKING_LEFT']);
    expect(tracker.incidents[0]?.at).toBeGreaterThanOrEqual(third + faceLimits.gazeCheckMs);
  });

  test('is skipped where the face is too small or cut off to be sure', () => {
    const near = new TestTracker().calibrated();
    expect(types(near.watch(3000, { yaw: 30, width: 66 }))).toContain('LOOKING_LEFT');
    const far = new TestTracker().calibrated();
    expect(types(far.watch(3000, { yaw: 30, width: 40 }))).toEqual([]);
    // 0.65 for the eyes alone, 0.75 for looking away.
    const middle = new TestTracker().calibrated({ width: 55 });
    expect(types(middle.watch(3000, { yaw: 30, width: 55 }))).toEqual(['LOOKING_LEFT']);
    const eyes = new TestTracker().calibrated({ width: 50 });
    expect(types(eyes.watch(3000, { gazeX: 0.15, width: 50 }))).toEqual([]);
  });

  test('looking away needs 30 consecutive frames of a confident face', () => {
    const tracker = new TestTracker().calibrated();
    const seen = tracker.watch(4000, { yaw: 30 });
    expect(types(seen)).toEqual(['LOOKING_LEFT', 'LOOKING_AWAY']);
    const again = new TestTracker().calibrated();
    for (let glance = 0; glance < 5; glance += 1) {
      expect(types(again.watch(1500, { yaw: 30 }))).not.toContain('LOOKING_AWAY');
      again.watch(1500, {});
    }
  });

  test('yaw is clamped to 50 and pitch to 40 degrees', () => {
    const tracker = new TestTracker().calibrated();
    tracker.watch(3000, { yaw: 70 });
    expect(reading(tracker).headPose.yaw).toBeCloseTo(50, 0);
    tracker.watch(3000, { pitch: -60 });
    expect(reading(tracker).headPose.pitch).toBeCloseTo(-40, 0);
  });
});
