import { headDirection } from './direction-rules.ts';
import { attentionOf } from './evidence-rules.ts';
import type { FaceState } from './state-rules.ts';
import type { Gaze, HeadPose } from './geometry-rules.ts';
import type { FaceLimits } from './limits-rules.ts';
import { confidenceIn } from './presence-rules.ts';
import type { FaceCounters } from './report-rules.ts';
import type { Direction } from './type-rules.ts';
import { gazeTexts } from './type-rules.ts';

/** What a panel shows: “eye tracking data” and “face metrics” (§3). Directions are the candidate's own. */
export interface FaceReading {
  readonly timestamp: number;
  /** `unknown`: the mesh does not run, and the colour of pixels is no face. */
  readonly face: 'seen' | 'none' | 'unknown';
  readonly faceDetected: boolean;
  readonly multipleFaces: boolean;
  readonly faces: number;
  readonly eyesOpen: boolean;
  readonly isLookingAtScreen: boolean;
  /** 0 to 1. */
  readonly confidence: number;
  readonly gazeDirection: Gaze;
  readonly gazeDeviation: number;
  readonly headPose: Pick<HeadPose, 'yaw' | 'pitch'>;
  readonly gazeDirectionViolation: Direction | 'none';
  readonly consecutiveGazeDirectionFrames: number;
  readonly faceDirection: Direction | 'center';
  readonly gazeText: string;
  /** Geometry of gaze, not a judgement of a person. */
  readonly attentionScore: number;
  readonly calibration: 'asking' | 'waiting' | 'done';
  /** 0 to 1. */
  readonly calibrationProgress: number;
  readonly lensCovered: boolean;
  /** [ME-7] More than 5 % of the pixels look like skin: all that is known while `face` is `unknown`. */
  readonly skinSeen: boolean;
  readonly counters: FaceCounters;
}

export function readingOf(state: FaceState, limits: FaceLimits): FaceReading {
  const { faces, aim, held, head, blink, candidate, fallback, calibration, reports } = state;
  const isThere = faces > 0 && fallback === null;
  const gaze = aim?.gaze ?? { x: 0, y: 0 };
  const pose = aim?.pose ?? { yaw: 0, pitch: 0 };
  const turned = aim ? headDirection(head, aim.pose, limits) : null;
  return {
    timestamp: state.signalAt,
    face: fallback ?? (isThere ? 'seen' : 'none'),
    faceDetected: isThere,
    multipleFaces: isThere && faces > 1,
    faces,
    eyesOpen: isThere && blink.eyesOpen,
    isLookingAtScreen: isThere && held.direction === null && turned === null,
    confidence: isThere && candidate ? confidenceIn(candidate) : 0,
    gazeDirection: gaze,
    gazeDeviation: Math.hypot(gaze.x, gaze.y),
    headPose: { yaw: pose.yaw, pitch: pose.pitch },
    gazeDirectionViolation: held.direction ?? 'none',
    consecutiveGazeDirectionFrames: held.checks,
    faceDirection: turned ?? 'center',
    gazeText: gazeTexts[held.direction ?? 'center'],
    attentionScore: attentionOf(state),
    calibration: calibration.isAsking ? 'asking' : calibration.centre ? 'done' : 'waiting',
    calibrationProgress: calibration.centre
      ? 1
      : Math.min(1, calibration.samples.length / limits.calibrationFrames),
    lensCovered: state.covered,
    skinSeen: (state.skinShare ?? 0) > limits.skinShare,
    counters: reports.counters,
  };
}
