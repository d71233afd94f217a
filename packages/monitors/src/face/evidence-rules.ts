import { headDirection } from './direction-rules.ts';
import type { FaceState } from './state-rules.ts';
import type { FaceLimits } from './limits-rules.ts';
import { confidenceIn } from './presence-rules.ts';
import type { FaceType } from './type-rules.ts';

export interface Evidence {
  /** 0 to 1: how sure it is that what the type says was there to see. */
  readonly confidence: number;
  readonly details: Readonly<Record<string, number | string | boolean>>;
}

const share = (value: number): number => Math.max(0, Math.min(1, value));
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** An eye turns by a radian over about 12 of its 30 mm: degrees for each share of the eye's width. */
const DEGREES_PER_WIDTH = 143;

/** The judgement beside the specified event: what was measured, and how much it is worth. */
export function evidenceOf(state: FaceState, type: FaceType, limits: FaceLimits): Evidence {
  const confidence = rounded(share(worth(state, type, limits)));
  return { confidence, details: detailsOf(state) };
}

function worth(state: FaceState, type: FaceType, limits: FaceLimits): number {
  if (type === 'NO_FACE') return state.covered ? 0.8 : 0.95;
  if (type === 'MULTIPLE_FACES') return 0.95;
  const { candidate, aim, head } = state;
  if (!candidate || !aim) return 0;
  const sure = confidenceIn(candidate);
  const turned = headDirection(head, aim.pose, limits);
  // The eyes alone: a small thing in a small part of the picture.
  if (!turned) return sure * 0.75;
  // A head turned aside with the eyes left on the screen: people with two screens sit so.
  const sideways = aim.pose.yaw + aim.gaze.x * DEGREES_PER_WIDTH;
  const isBack =
    (turned === 'left' && sideways < limits.yaw.leave) ||
    (turned === 'right' && -sideways < limits.yaw.leave);
  return sure * (isBack ? 0.6 : 0.9);
}

/** The values of the specification's “eye violation payload” (§3). */
function detailsOf(state: FaceState): Evidence['details'] {
  const { candidate, aim, faces, covered } = state;
  if (!candidate || faces === 0) return { faces, covered };
  const gaze = aim?.gaze ?? { x: 0, y: 0 };
  const pose = aim?.pose ?? candidate.pose;
  return {
    faces,
    eyeX: rounded(gaze.x),
    eyeY: rounded(gaze.y),
    faceX: rounded(candidate.centre.x),
    faceY: rounded(candidate.centre.y),
    eyeClosureRatio: rounded(candidate.eyeAspectRatio),
    focusScore: rounded(attentionOf(state) / 100),
    yaw: rounded(pose.yaw),
    pitch: rounded(pose.pitch),
  };
}

/**
 * “attentionScore (0 to 100)” (§3): 100 at the centre of the screen, 0 at the specified thresholds. Plain geometry
 * of head and eyes; it says nothing about a mind.
 */
export function attentionOf({ aim, faces }: Pick<FaceState, 'aim' | 'faces'>): number {
  if (!aim || faces === 0) return 0;
  const head = Math.max(Math.abs(aim.pose.yaw) / 18, Math.abs(aim.pose.pitch) / 12);
  const eyes = Math.hypot(aim.gaze.x, aim.gaze.y) / 0.2;
  return Math.round(100 * share(1 - Math.max(head, eyes)));
}
