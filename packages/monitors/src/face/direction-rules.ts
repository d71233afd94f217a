import type { Gaze, HeadPose } from './geometry-rules.ts';
import type { FaceLimits, Hysteresis } from './limits-rules.ts';
import type { Direction } from './type-rules.ts';

/** [ME-3] Each axis on its own, so that leaving one never makes the other chatter. */
export interface HeadState {
  readonly sideways: 'left' | 'right' | null;
  readonly upright: 'up' | 'down' | null;
  readonly checkedAt: number;
}

export const straightHead: HeadState = {
  sideways: null,
  upright: null,
  checkedAt: Number.NEGATIVE_INFINITY,
};

const passes = (value: number, isIn: boolean, { enter, leave }: Hysteresis): boolean =>
  isIn ? value > leave : value > enter;

/** @param pose relative to the centre; yaw > 0 is the candidate's own left, pitch > 0 is up */
export function stepHead(
  before: HeadState,
  pose: HeadPose,
  { at, limits }: { readonly at: number; readonly limits: FaceLimits },
): HeadState {
  if (at - before.checkedAt < limits.headCheckMs) return before;
  const { sideways, upright } = before;
  const left = passes(pose.yaw, sideways === 'left', limits.yaw);
  const right = passes(-pose.yaw, sideways === 'right', limits.yaw);
  const up = passes(pose.pitch, upright === 'up', limits.pitchUp);
  const down = passes(-pose.pitch, upright === 'down', limits.pitchDown);
  return {
    sideways: left ? 'left' : right ? 'right' : null,
    upright: up ? 'up' : down ? 'down' : null,
    checkedAt: at,
  };
}

/** A head turned aside and lifted points where it is further beyond the threshold. */
export function headDirection(
  { sideways, upright }: HeadState,
  pose: HeadPose,
  limits: FaceLimits,
): Direction | null {
  if (!sideways || !upright) return sideways ?? upright;
  const beside = Math.abs(pose.yaw) / limits.yaw.enter;
  // Lifting begins at a half of what lowering does; compared with it, every turned head would be “up”.
  const above = Math.abs(pose.pitch) / limits.pitchDown.enter;
  return beside >= above ? sideways : upright;
}

/**
 * @param gaze relative to the centre and to the head
 * @param pose of the head: in one turned aside, the line through an eye's corners says nothing of up and down
 */
export function gazeDirection(gaze: Gaze, pose: HeadPose, limits: FaceLimits): Direction | null {
  const beside = Math.abs(gaze.x) / limits.gazeHorizontal;
  const isTurned = Math.abs(pose.yaw) > limits.yaw.leave;
  const above = isTurned ? 0 : Math.abs(gaze.y) / limits.gazeVertical;
  if (Math.max(beside, above) <= 1) return null;
  if (beside >= above) return gaze.x > 0 ? 'left' : 'right';
  return gaze.y > 0 ? 'up' : 'down';
}

/** A direction that is looked in, from one check to the next. */
export interface Held {
  readonly direction: Direction | null;
  /** Consecutive checks that saw it, and since when. */
  readonly checks: number;
  readonly since: number;
  readonly checkedAt: number;
}

export const heldNothing: Held = {
  direction: null,
  checks: 0,
  since: 0,
  checkedAt: Number.NEGATIVE_INFINITY,
};

/** At most every 200 ms; one check that sees another direction begins anew. */
export function stepHeld(
  before: Held,
  {
    direction,
    at,
    limits,
  }: { readonly direction: Direction | null; readonly at: number; readonly limits: FaceLimits },
): Held {
  if (at - before.checkedAt < limits.gazeCheckMs) return before;
  const goesOn = direction !== null && direction === before.direction;
  return {
    direction,
    checks: direction === null ? 0 : goesOn ? before.checks + 1 : 1,
    since: goesOn ? before.since : at,
    checkedAt: at,
  };
}

export function isViolation(held: Held, at: number, limits: FaceLimits): boolean {
  return (
    held.direction !== null &&
    held.checks >= limits.directionChecks &&
    at - held.since >= limits.directionHoldMs
  );
}
