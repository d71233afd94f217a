import { describe, expect, test } from 'vitest';
import { faceLimits } from './limits-rules.ts';
import { readingOf } from './reading-rules.ts';
import { TestTracker } from './test-face.ts';
import { faceSeverities } from './type-rules.ts';

const types = (incidents: readonly { type: string }[]) => [
  ...new Set(incidents.map(({ type }) => type)),
];
const reading = (tracker: TestTracker) => readingOf(tracker.state, faceLimits);

describe('[ME-4] eyes', () => {
  test('at the corner of the eye for 5 s warns once', () => {
    const tracker = new TestTracker().calibrated();
    const seen = tracker.watch(6000, { gazeX: 0.27 });
    const corner = seen.filter(({ type }) => type === 'EYE_CORNER');
    expect(corner).toHaveLength(1);
    expect(corner[0]?.at).toBeGreaterThan(tracker.at - 1100);
    const short = new TestTracker().calibrated();
    expect(types(short.watch(4500, { gazeX: 0.27 }))).not.toContain('EYE_CORNER');
  });

  test('closed below an aspect ratio of 0.25, scaled to how open these eyes are', () => {
    for (const open of [0.36, 0.3, 0.16]) {
      const tracker = new TestTracker().calibrated({ eyeAspectRatio: open });
      expect(reading(tracker).eyesOpen).toBe(true);
      tracker.watch(200, { eyeAspectRatio: open * 0.71 });
      expect(reading(tracker).eyesOpen).toBe(true);
      tracker.watch(200, { eyeAspectRatio: open * 0.68 });
      expect(reading(tracker).eyesOpen).toBe(false);
      tracker.watch(200, { eyeAspectRatio: open });
      expect(reading(tracker).eyesOpen).toBe(true);
    }
  });

  test('one closed frame is noise, two are a blink', () => {
    const tracker = new TestTracker().calibrated();
    tracker.watch(66, { eyeAspectRatio: 0.05 });
    expect(reading(tracker).eyesOpen).toBe(true);
    tracker.watch(66, { eyeAspectRatio: 0.05 });
    expect(reading(tracker).eyesOpen).toBe(false);
  });

  test('blinks and closed eyes look in no direction, wherever the mesh puts the iris', () => {
    const tracker = new TestTracker().calibrated();
    expect(tracker.watch(8000, { eyeAspectRatio: 0.05, gazeX: -0.3, gazeY: -0.2 })).toEqual([]);
  });

  test('a blink while looking aside neither ends nor prolongs it', () => {
    const tracker = new TestTracker().calibrated();
    tracker.watch(700, { gazeX: 0.15 });
    tracker.watch(132, { gazeX: -0.2, eyeAspectRatio: 0.05 });
    expect(types(tracker.watch(900, { gazeX: 0.15 }))).toEqual(['LOOKING_LEFT']);
  });
});

describe('[ME-5] presence', () => {
  test('nobody is reported after more than 30 frames', () => {
    const tracker = new TestTracker().calibrated();
    expect(tracker.watch(30 * 66)).toEqual([]);
    expect(types(tracker.watch(66))).toEqual(['NO_FACE']);
    expect(reading(tracker)).toMatchObject({ face: 'none', faceDetected: false });
  });

  test('is reported without any calibration', () => {
    expect(types(new TestTracker().watch(31 * 66))).toEqual(['NO_FACE']);
  });

  test('several faces are reported after more than 15 frames', () => {
    const tracker = new TestTracker().calibrated();
    expect(tracker.watch(15 * 66, {}, { x: 520, width: 110 })).toEqual([]);
    const [incident] = tracker.watch(66, {}, { x: 520, width: 110 });
    expect(incident).toMatchObject({
      type: 'MULTIPLE_FACES',
      text: 'Multiple faces detected (2). Please ensure only one person is visible.',
    });
    expect(reading(tracker).multipleFaces).toBe(true);
  });

  test('the candidate stays the candidate when somebody larger looks in from the side', () => {
    const tracker = new TestTracker().calibrated();
    const seen = tracker.watch(5000, { x: 560, width: 220, yaw: 40 }, { x: 320 });
    expect(types(seen)).toEqual(['MULTIPLE_FACES']);
  });

  test('a video under 64 px is not looked at', () => {
    const tracker = new TestTracker();
    for (let at = 0; at < 10_000; at += 66) {
      tracker.signal({ kind: 'frame', at, frame: { width: 80, height: 63 }, faces: [] });
    }
    expect(tracker.incidents).toEqual([]);
    tracker.at = 10_000;
    tracker.watch(31 * 66);
    expect(types(tracker.incidents)).toEqual(['NO_FACE']);
  });

  test('frames with a hole between them are not consecutive', () => {
    const tracker = new TestTracker().calibrated();
    tracker.watch(25 * 66);
    tracker.at += 1500;
    expect(tracker.watch(25 * 66)).toEqual([]);
  });
});

describe('[ME-7] the fallback without a mesh', () => {
  const look = (tracker: TestTracker, skinShare: number, mesh = false) =>
    tracker.signal({
      kind: 'look',
      at: (tracker.at += 5000),
      brightness: 120,
      contrast: 50,
      skinShare,
      mesh,
    });

  test.each([0, 0.04, 0.06, 0.9])(
    'says unknown with %d skin-coloured pixels, never more',
    (share) => {
      const tracker = new TestTracker().calibrated();
      for (let time = 0; time < 20; time += 1) expect(look(tracker, share)).toEqual([]);
      expect(reading(tracker)).toMatchObject({
        face: 'unknown',
        faceDetected: false,
        skinSeen: share > 0.05,
      });
      tracker.watch(66, {});
      expect(reading(tracker).face).toBe('seen');
    },
  );

  test('a covered lens is said, and a dark room with somebody in it is not covered', () => {
    const tracker = new TestTracker();
    const at = (brightness: number, contrast: number) => {
      tracker.signal({ kind: 'look', at: 1, brightness, contrast, skinShare: 0, mesh: true });
      return reading(tracker).lensCovered;
    };
    expect([at(8, 3), at(20, 30), at(120, 4)]).toEqual([true, false, false]);
  });
});

describe('[ME-9] warnings', () => {
  test('the three texts and the severities', () => {
    const tracker = new TestTracker().calibrated();
    const [away] = tracker.watch(2000, { yaw: 30 });
    tracker.watch(6000, {});
    const [nobody] = tracker.watch(3000);
    tracker.watch(6000, {});
    const [several] = tracker.watch(3000, {}, { x: 520 });
    expect([away, nobody, several].map((incident) => [incident?.text, incident?.severity])).toEqual(
      [
        ['Please look at the screen during the assessment.', 'medium'],
        ['No face detected. Please ensure your face is visible in the camera.', 'high'],
        ['Multiple faces detected (2). Please ensure only one person is visible.', 'high'],
      ],
    );
    expect(faceSeverities).toMatchObject({
      LOOKING_UP: 'medium',
      LOOKING_DOWN: 'medium',
      LOOKING_LEFT: 'medium',
      LOOKING_RIGHT: 'medium',
      LOOKING_AWAY: 'medium',
      NO_FACE: 'high',
      MULTIPLE_FACES: 'high',
    });
  });

  test('an incident carries the values of the eye violation payload', () => {
    const tracker = new TestTracker().calibrated();
    const [incident] = tracker.watch(2500, { yaw: 30 });
    expect(incident).toMatchObject({ monitor: 'eye', details: { faces: 1 } });
    for (const name of ['eyeX', 'eyeY', 'faceX', 'faceY', 'eyeClosureRatio', 'focusScore']) {
      expect(incident?.details?.[name]).toEqual(expect.any(Number));
    }
    expect(incident?.confidence).toBeGreaterThan(0.8);
  });
});
