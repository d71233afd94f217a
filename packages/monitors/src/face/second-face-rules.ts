import type { FaceGeometry } from './geometry-rules.ts';

/**
 * Whether another face is a person or a picture on the wall. A picture keeps its place and never turns; a
 * living head moves within seconds by more than the noise of the mesh.
 */
export interface SecondFace {
  readonly since: number;
  readonly frames: number;
  /** How much of the face's own width it wandered, and how far it turned in degrees: running spans. */
  readonly from: Spot | null;
  readonly to: Spot | null;
  /** Its width over the candidate's. */
  readonly share: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly yaw: number;
  readonly pitch: number;
}

export const noSecondFace: SecondFace = { since: 0, frames: 0, from: null, to: null, share: 0 };

const spotOf = ({ centre, width, pose }: FaceGeometry): Spot => ({
  // In widths of the face, so that a distant one moves as much as a near one.
  x: (centre.x * PICTURE_PX) / (width || 1),
  y: (centre.y * PICTURE_PX) / (width || 1),
  yaw: pose.yaw,
  pitch: pose.pitch,
});
const PICTURE_PX = 640;

const each = (a: Spot, b: Spot, pick: (one: number, other: number) => number): Spot => ({
  x: pick(a.x, b.x),
  y: pick(a.y, b.y),
  yaw: pick(a.yaw, b.yaw),
  pitch: pick(a.pitch, b.pitch),
});

export function stepSecondFace(
  before: SecondFace,
  others: readonly FaceGeometry[],
  candidate: FaceGeometry | null,
  at: number,
): SecondFace {
  const [other] = others.toSorted((a, b) => b.width - a.width);
  if (!other || !candidate) return noSecondFace;
  const spot = spotOf(other);
  const slow = (old: number, fresh: number) => old + 0.3 * (fresh - old);
  const smoothed = before.to && before.from ? each(before.to, spot, slow) : spot;
  return {
    since: before.frames === 0 ? at : before.since,
    frames: before.frames + 1,
    from: before.from ? each(before.from, smoothed, Math.min) : smoothed,
    to: before.to ? each(before.to, smoothed, Math.max) : smoothed,
    share: other.width / (candidate.width || 1),
  };
}

/** In widths of the face and in degrees: the larger of the spans. */
export function liveliness({ from, to }: SecondFace): { shift: number; turn: number } {
  if (!from || !to) return { shift: 0, turn: 0 };
  return {
    shift: Math.hypot(to.x - from.x, to.y - from.y),
    turn: Math.max(to.yaw - from.yaw, to.pitch - from.pitch),
  };
}
