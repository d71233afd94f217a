import { describe, expect, test } from 'vitest';
import { measureFace } from './geometry-rules.ts';
import { frame, testFace } from './test-face.ts';

const measure = (head: Parameters<typeof testFace>[0]) => measureFace(testFace(head), frame);

describe('the geometry of a face', () => {
  test.each([
    { yaw: 25 },
    { yaw: -25 },
    { pitch: 15 },
    { pitch: -20 },
    { roll: 9 },
    { yaw: 20, pitch: -10 },
  ])('a head turned by %o reads so', (turned) => {
    const { yaw, pitch, roll } = measure(turned).pose;
    const full = { yaw: 0, pitch: 0, roll: 0, ...turned };
    expect(yaw).toBeCloseTo(full.yaw, 0);
    expect(pitch).toBeCloseTo(full.pitch, 0);
    expect(roll).toBeCloseTo(full.roll, 0);
  });

  test('yaw, pitch and gaze have the signs of the picture: right, up', () => {
    expect(measure({ yaw: 10 }).pose.yaw).toBeGreaterThan(0);
    expect(measure({ pitch: 10 }).pose.pitch).toBeGreaterThan(0);
    expect(measure({ gazeX: 0.1 }).gaze.x).toBeCloseTo(0.1);
    expect(measure({ gazeY: 0.1 }).gaze.y).toBeCloseTo(0.1);
  });

  test('a tilted head changes neither gaze nor the eyes', () => {
    const { gaze, eyeAspectRatio } = measure({ roll: 20, gazeX: 0.1, gazeY: -0.05 });
    expect(gaze.x).toBeCloseTo(0.1);
    expect(gaze.y).toBeCloseTo(-0.05);
    expect(eyeAspectRatio).toBeCloseTo(0.3);
  });

  test('the size of a face and its place change no angle', () => {
    const near = measure({ yaw: 20, pitch: 5, width: 300, x: 200 });
    const far = measure({ yaw: 20, pitch: 5, width: 60, x: 500 });
    expect(near.pose.yaw).toBeCloseTo(far.pose.yaw);
    expect(near.pose.pitch).toBeCloseTo(far.pose.pitch);
    expect(near.width / far.width).toBeCloseTo(5);
  });

  test('[ME-4] corner proximity goes from 0 in the middle to 1 where the iris touches the corner', () => {
    expect(measure({ gazeX: 0 }).cornerProximity).toBeCloseTo(0);
    expect(measure({ gazeX: 0.15 }).cornerProximity).toBeCloseTo(0.5);
    expect(measure({ gazeX: -0.4 }).cornerProximity).toBe(1);
  });

  test('a face half outside the picture is inside by half', () => {
    expect(measure({ x: 320 }).inside).toBe(1);
    expect(measure({ x: 0 }).inside).toBeLessThan(0.7);
  });
});
