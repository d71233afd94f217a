import type { FaceGeometry } from './geometry-rules.ts';
import type { FaceLimits } from './limits-rules.ts';

/** How a person looks when looking at the middle of the screen: the zero of every later decision. */
export interface Centre {
  readonly yaw: number;
  readonly pitch: number;
  readonly gazeX: number;
  readonly gazeY: number;
  /** Eye aspect ratio of the open eyes. */
  readonly openEyes: number;
}

export interface Calibration {
  readonly startedAt: number;
  readonly samples: readonly Centre[];
  /** Whether the candidate is being asked to look at the centre. */
  readonly isAsking: boolean;
  /** As calibrated; null until then. */
  readonly neutral: Centre | null;
  /** As it has followed the posture since. */
  readonly centre: Centre | null;
  readonly movedAt: number;
}

export const startCalibration = (at: number): Calibration => ({
  startedAt: at,
  samples: [],
  isAsking: true,
  neutral: null,
  centre: null,
  movedAt: at,
});

/** Below this share of their usual height, eyes are closing. */
const OPEN_SHARE = 0.85;

const sampleOf = ({ pose, gaze, eyeAspectRatio }: FaceGeometry): Centre => ({
  yaw: pose.yaw,
  pitch: pose.pitch,
  gazeX: gaze.x,
  gazeY: gaze.y,
  openEyes: eyeAspectRatio,
});

/**
 * [ME-2] Done with 30 samples, or when 5 s are over. Nobody there for most of them: the asking ends all the
 * same, and the first 30 samples after it count; until then no direction is judged.
 * @param face null when this frame shows none that may count
 */
export function calibrate(
  before: Calibration,
  face: FaceGeometry | null,
  { at, limits }: { readonly at: number; readonly limits: FaceLimits },
): Calibration {
  if (before.centre) return before;
  const samples = face ? [...before.samples, sampleOf(face)] : before.samples;
  const isLate = at - before.startedAt >= limits.calibrationMs;
  const enough = before.isAsking && isLate ? limits.calibrationMinFrames : limits.calibrationFrames;
  if (samples.length < enough) {
    return { ...before, samples, isAsking: before.isAsking && !isLate };
  }
  const neutral = plausible(average(samples), limits);
  return { ...before, samples: [], isAsking: false, neutral, centre: neutral, movedAt: at };
}

/**
 * “averaged gaze” (§4): of frames with open eyes, each value's mean without the outer fifths, so that a blink or
 * a glance moves nothing.
 */
function average(samples: readonly Centre[]): Centre {
  const ratios = samples.map(({ openEyes }) => openEyes).toSorted((a, b) => a - b);
  const usual = ratios[Math.floor(ratios.length / 2)] ?? 0;
  const open = samples.filter(({ openEyes }) => openEyes >= OPEN_SHARE * usual);
  const of = (key: keyof Centre): number => {
    const values = open.map((sample) => sample[key]).toSorted((a, b) => a - b);
    const cut = Math.floor(values.length / 5);
    const kept = values.slice(cut, values.length - cut);
    return kept.reduce((sum, value) => sum + value, 0) / kept.length;
  };
  return {
    yaw: of('yaw'),
    pitch: of('pitch'),
    gazeX: of('gazeX'),
    gazeY: of('gazeY'),
    openEyes: of('openEyes'),
  };
}

const within = (value: number, lowest: number, highest: number): number =>
  Math.max(lowest, Math.min(highest, value));

function plausible(centre: Centre, limits: FaceLimits): Centre {
  const { neutralYaw, neutralPitch, neutralGazeX, neutralGazeY } = limits;
  return {
    yaw: within(centre.yaw, -neutralYaw, neutralYaw),
    pitch: within(centre.pitch, ...neutralPitch),
    gazeX: within(centre.gazeX, -neutralGazeX, neutralGazeX),
    gazeY: within(centre.gazeY, -neutralGazeY, neutralGazeY),
    openEyes: centre.openEyes,
  };
}

/**
 * People sink into a chair within half an hour by more than the six degrees that count as looking up. So the
 * centre follows, slowly and not far, while they look at the screen with open eyes.
 */
export function follow(
  before: Calibration,
  face: FaceGeometry,
  { at, limits }: { readonly at: number; readonly limits: FaceLimits },
): Calibration {
  const { centre, neutral } = before;
  if (!centre || !neutral) return before;
  const elapsed = within(at - before.movedAt, 0, limits.consecutiveMs);
  const share = 1 - Math.exp(-elapsed / limits.driftMs);
  const seen = sampleOf(face);
  const moved = (key: keyof Centre, furthest: number): number =>
    within(
      centre[key] + share * (seen[key] - centre[key]),
      neutral[key] - furthest,
      neutral[key] + furthest,
    );
  return {
    ...before,
    movedAt: at,
    centre: {
      yaw: moved('yaw', limits.driftDegrees),
      pitch: moved('pitch', limits.driftDegrees),
      gazeX: moved('gazeX', limits.driftGaze),
      gazeY: moved('gazeY', limits.driftGaze),
      openEyes: centre.openEyes,
    },
  };
}
