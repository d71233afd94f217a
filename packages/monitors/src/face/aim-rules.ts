import type { Centre } from './calibration-rules.ts';
import type { FaceGeometry, Gaze, HeadPose } from './geometry-rules.ts';
import type { FaceLimits } from './limits-rules.ts';

/** Where somebody looks, relative to the centre of their own calibration. */
export interface Aim {
  readonly pose: HeadPose;
  /** What the eyes add to the head: shares of an eye's width sideways, of the open eye's height upwards. */
  readonly gaze: Gaze;
  /** 0 to 1, see `FaceGeometry`. */
  readonly corner: number;
}

/** No eye is lower over its width than this; half-closed lids during calibration must not magnify noise. */
const NARROWEST = 0.15;

const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

export function aimOf(face: FaceGeometry, centre: Centre, limits: FaceLimits): Aim {
  const yaw = face.pose.yaw - centre.yaw;
  const pitch = face.pose.pitch - centre.pitch;
  const height = Math.max(centre.openEyes, NARROWEST);
  return {
    // [ME-3]
    pose: {
      yaw: clamp(yaw, limits.clampYaw),
      pitch: clamp(pitch, limits.clampPitch),
      roll: face.pose.roll,
    },
    gaze: {
      x: limits.gazeGain * (face.gaze.x - centre.gazeX - limits.gazePerYaw * yaw),
      y: (limits.gazeGain * (face.gaze.y - centre.gazeY - limits.gazePerPitch * pitch)) / height,
    },
    corner: face.cornerProximity,
  };
}

/** [ME-6] @param canSee whether the irises count; else the gaze stays where it was */
export function smooth(
  before: Aim | null,
  now: Aim,
  {
    canSee,
    limits: { gazeSmoothing, headSmoothing },
  }: { readonly canSee: boolean; readonly limits: FaceLimits },
): Aim {
  if (!before) return canSee ? now : { ...now, gaze: { x: 0, y: 0 }, corner: 0 };
  const mix = (old: number, fresh: number, share: number) => old + share * (fresh - old);
  return {
    pose: {
      yaw: mix(before.pose.yaw, now.pose.yaw, headSmoothing),
      pitch: mix(before.pose.pitch, now.pose.pitch, headSmoothing),
      roll: mix(before.pose.roll, now.pose.roll, headSmoothing),
    },
    gaze: canSee
      ? {
          x: mix(before.gaze.x, now.gaze.x, gazeSmoothing),
          y: mix(before.gaze.y, now.gaze.y, gazeSmoothing),
        }
      : before.gaze,
    corner: canSee ? mix(before.corner, now.corner, gazeSmoothing) : before.corner,
  };
}

/** Well inside every threshold: who looks here looks at the screen, and only that moves the centre. */
export function isNearCentre({ pose, gaze }: Aim, limits: FaceLimits): boolean {
  return (
    Math.abs(pose.yaw) <= limits.yaw.leave / 2 &&
    Math.abs(pose.pitch) <= limits.pitchUp.leave &&
    Math.abs(gaze.x) <= limits.gazeHorizontal &&
    Math.abs(gaze.y) <= limits.gazeVertical
  );
}
