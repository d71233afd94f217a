import { closedBelow, stepBlink } from './blink-rules.ts';
import { calibrate, follow } from './calibration-rules.ts';
import {
  gazeDirection,
  headDirection,
  isViolation,
  stepHead,
  stepHeld,
} from './direction-rules.ts';
import { evidenceOf } from './evidence-rules.ts';
import type { FaceGeometry } from './geometry-rules.ts';
import { measureFace } from './geometry-rules.ts';
import type { FaceLimits } from './limits-rules.ts';
import { aimOf, isNearCentre, smooth } from './aim-rules.ts';
import type { FrameSize, Points } from './points-rules.ts';
import { candidateAmong, confidenceIn, isCovered, stepPresence } from './presence-rules.ts';
import type { Found } from './report-rules.ts';
import { report } from './report-rules.ts';
import type { FaceState } from './state-rules.ts';
import { initialFace } from './state-rules.ts';
import type { FaceIncident } from './type-rules.ts';
import { directionTypes } from './type-rules.ts';

/** What reaches the rules. `at` is milliseconds since the epoch and never runs backwards. */
export type FaceSignal =
  /** Tracking starts, or is calibrated again: look at the centre of the screen. */
  | { readonly kind: 'start'; readonly at: number }
  | {
      readonly kind: 'frame';
      readonly at: number;
      readonly frame: FrameSize;
      readonly faces: readonly Points[];
    }
  /** The picture itself, about once a second. Without `mesh` it is the skin-tone fallback. */
  | {
      readonly kind: 'look';
      readonly at: number;
      readonly brightness: number;
      readonly contrast: number;
      readonly skinShare: number;
      readonly mesh: boolean;
    };

type Step = readonly [FaceState, readonly FaceIncident[]];

/** The face monitor: the same signals always give the same incidents. */
export function stepFace(state: FaceState, signal: FaceSignal, limits: FaceLimits): Step {
  const heard = { ...state, signalAt: signal.at };
  switch (signal.kind) {
    case 'start':
      return [{ ...initialFace(signal.at), reports: state.reports }, []];
    case 'look':
      return [look(heard, signal, limits), []];
    case 'frame':
      return stepFrame(heard, signal, limits);
  }
}

type LookSignal = Extract<FaceSignal, { kind: 'look' }>;

function look(state: FaceState, signal: LookSignal, limits: FaceLimits): FaceState {
  const seen = { covered: isCovered(signal, limits), skinShare: signal.skinShare };
  // [ME-7] Skin-coloured pixels are walls, wood and other people as well: the fallback judges nobody.
  if (!signal.mesh) return { ...forget(state), ...seen, fallback: 'unknown' };
  return { ...state, ...seen, fallback: null };
}

/** What was counted in a row is over: nobody looked in between. */
function forget(state: FaceState): FaceState {
  const { head, held, aim, presence, awayFrames, cornerSince } = initialFace(0);
  return { ...state, head, held, aim, presence, awayFrames, cornerSince };
}

type FrameSignal = Extract<FaceSignal, { kind: 'frame' }>;

function stepFrame(before: FaceState, signal: FrameSignal, limits: FaceLimits): Step {
  const { at, frame } = signal;
  // [ME-5]
  if (Math.min(frame.width, frame.height) < limits.minVideoPx) return [before, []];
  const state = at - before.frameAt > limits.consecutiveMs ? forget(before) : before;
  const faces = signal.faces.map((points) => measureFace(points, frame));
  const index = candidateAmong(faces, state.candidate);
  const candidate = faces[index] ?? null;
  const counted: FaceState = {
    ...state,
    frameAt: at,
    fallback: null,
    faces: faces.length,
    candidate: candidate ?? state.candidate,
    presence: stepPresence(state.presence, faces.length),
  };
  const next = candidate
    ? watch(counted, candidate, { at, limits })
    : withNobody(counted, at, limits);
  const [reports, incidents] = report(next.reports, findings(next, at, limits), limits);
  return [{ ...next, reports }, incidents];
}

function withNobody(state: FaceState, at: number, limits: FaceLimits): FaceState {
  const { aim, head, held, awayFrames, cornerSince, blink } = initialFace(0);
  const calibration = calibrate(state.calibration, null, { at, limits });
  return { ...state, aim, head, held, awayFrames, cornerSince, blink, calibration };
}

function watch(
  state: FaceState,
  face: FaceGeometry,
  { at, limits }: { readonly at: number; readonly limits: FaceLimits },
): FaceState {
  const confidence = confidenceIn(face);
  const threshold = closedBelow(state.calibration.centre?.openEyes ?? null, limits);
  const blink = stepBlink(state.blink, { eyeAspectRatio: face.eyeAspectRatio, threshold, limits });
  const { centre } = state.calibration;
  if (!centre) {
    const sample = confidence >= limits.headConfidence ? face : null;
    return { ...state, blink, calibration: calibrate(state.calibration, sample, { at, limits }) };
  }
  // Under a closed lid there is no iris: the mesh puts it anywhere.
  const canSee = blink.eyesOpen && blink.closedFrames === 0;
  const aim = smooth(state.aim, aimOf(face, centre, limits), { canSee, limits });
  const head =
    confidence < limits.headConfidence
      ? state.head
      : stepHead(state.head, aim.pose, { at, limits });
  const headed = headDirection(head, aim.pose, limits);
  const eyed =
    confidence >= limits.gazeConfidence && canSee
      ? gazeDirection(aim.gaze, aim.pose, limits)
      : null;
  // A blink leaves the eyes where they were.
  const direction = headed ?? (canSee ? eyed : state.held.direction);
  const held = stepHeld(state.held, {
    direction: blink.eyesOpen || headed ? direction : null,
    at,
    limits,
  });
  const isAway = headed !== null || Math.hypot(aim.gaze.x, aim.gaze.y) > limits.gazeViolation;
  const isSure = confidence >= limits.awayConfidence;
  return {
    ...state,
    blink,
    aim,
    head,
    held,
    awayFrames: !isSure || !isAway ? 0 : blink.eyesOpen ? state.awayFrames + 1 : state.awayFrames,
    cornerSince:
      canSee && aim.corner < limits.cornerRatio
        ? null
        : aim.corner >= limits.cornerRatio
          ? (state.cornerSince ?? at)
          : state.cornerSince,
    calibration:
      canSee && isSure && isNearCentre(aim, limits)
        ? follow(state.calibration, face, { at, limits })
        : { ...state.calibration, movedAt: at },
  };
}

/** Everything that holds now; `report` decides what is due. */
function findings(state: FaceState, at: number, limits: FaceLimits): Found[] {
  const { presence, held, awayFrames, cornerSince, faces } = state;
  const found = (type: Found['type']): Found => ({
    type,
    at,
    faces,
    ...evidenceOf(state, type, limits),
  });
  const list: Found[] = [];
  if (presence.withoutFrames > limits.noFaceFrames) list.push(found('NO_FACE'));
  if (presence.severalFrames > limits.severalFacesFrames) {
    list.push(found('MULTIPLE_FACES'));
  }
  if (faces === 0) return list;
  if (held.direction && isViolation(held, at, limits)) {
    list.push(found(directionTypes[held.direction]));
  }
  if (awayFrames >= limits.awayFrames) list.push(found('LOOKING_AWAY'));
  if (cornerSince !== null && at - cornerSince >= limits.cornerMs) {
    list.push(found('EYE_CORNER'));
  }
  return list;
}
