import type { FrameSize, Points, Vector } from './points-rules.ts';
import { cross, dot, length, middle, minus, plus, pointAt, times, unit } from './points-rules.ts';

/**
 * Where a head points, in degrees; 0/0/0 faces the camera. Signs are those of the picture: yaw > 0 turns
 * the nose to its right edge (the candidate's own left), pitch > 0 lifts it, roll > 0 tilts the head
 * clockwise as seen.
 */
export interface HeadPose {
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
}

/**
 * Where the iris stands between the corners of its eye, both eyes averaged, in shares of the eye's
 * width. x > 0: to the right edge of the picture (the candidate's own left); y > 0: up. 0/0: in the
 * middle between the corners and on the line through them.
 */
export interface Gaze {
  readonly x: number;
  readonly y: number;
}

export interface FaceGeometry {
  readonly pose: HeadPose;
  readonly gaze: Gaze;
  /** Height of the open eye over its width, both eyes averaged; about 0.3 to 0.4 open, 0.1 closed. */
  readonly eyeAspectRatio: number;
  /** 0: both irises stand in the middle of their eyes; 1: one touches a corner. */
  readonly cornerProximity: number;
  /** Middle of the face, in shares of the picture. */
  readonly centre: { readonly x: number; readonly y: number };
  /** Width of the face, in pixels. */
  readonly width: number;
  /** Share of the face's outline inside the picture, 0 to 1. */
  readonly inside: number;
}

/** Pairs that lie symmetrically, the candidate's right first: temples, cheeks, eyes, jaw. */
const sides = [
  [127, 356],
  [234, 454],
  [93, 323],
  [33, 263],
  [132, 361],
] as const;

/** Pairs from above to below that speech and smiles leave where they are. */
const uprights = [
  [10, 2],
  [109, 98],
  [338, 327],
  [151, 94],
] as const;

const outline = [10, 152, 234, 454, 67, 297, 132, 361, 150, 379] as const;

interface Eye {
  /** Corners at smaller and at larger x. */
  readonly corners: readonly [number, number];
  readonly iris: number;
  readonly lids: readonly (readonly [number, number])[];
}

const rightEye: Eye = {
  corners: [33, 133],
  iris: 468,
  lids: [
    [160, 144],
    [158, 153],
  ],
};
const leftEye: Eye = {
  corners: [362, 263],
  iris: 473,
  lids: [
    [385, 380],
    [387, 373],
  ],
};

/** An iris is 12 mm wide in an eye of 30: so far from the middle, in eye widths, it touches the corner. */
const TOUCHES = 0.3;

const degrees = (radians: number): number => (radians * 180) / Math.PI;

export function poseOf(points: Points, frame: FrameSize): HeadPose {
  const along = (pairs: readonly (readonly [number, number])[]): Vector =>
    pairs
      .map(([from, to]) => unit(minus(pointAt(points, to, frame), pointAt(points, from, frame))))
      .reduce((sum, direction) => plus(sum, direction), [0, 0, 0]);
  const across = unit(along(sides));
  const slanted = along(uprights);
  const down = unit(minus(slanted, times(across, dot(slanted, across))));
  // x to the right, y down and z away from the camera: their product points out of the back of the head.
  const nose = times(cross(across, down), -1);
  return {
    yaw: degrees(Math.atan2(nose[0], -nose[2])),
    pitch: degrees(Math.asin(Math.max(-1, Math.min(1, -nose[1])))),
    roll: degrees(Math.atan2(across[1], across[0])),
  };
}

/** In the plane of the picture: the mesh knows too little of the depth of an iris. */
function irisIn(points: Points, eye: Eye, frame: FrameSize): Gaze {
  const flat = (index: number): Vector => {
    const [x, y] = pointAt(points, index, frame);
    return [x, y, 0];
  };
  const [start, end] = [flat(eye.corners[0]), flat(eye.corners[1])];
  const axis = minus(end, start);
  const width = length(axis) || 1;
  const direction = times(axis, 1 / width);
  const iris = minus(flat(eye.iris), times(plus(start, end), 0.5));
  const up: Vector = [direction[1], -direction[0], 0];
  return { x: dot(iris, direction) / width, y: dot(iris, up) / width };
}

function aspectRatio(points: Points, eye: Eye, frame: FrameSize): number {
  const distance = (a: number, b: number) =>
    length(minus(pointAt(points, a, frame), pointAt(points, b, frame)));
  const heights = eye.lids.map(([upper, lower]) => distance(upper, lower));
  const height = heights.reduce((sum, one) => sum + one, 0) / heights.length;
  return height / (distance(...eye.corners) || 1);
}

export function measureFace(points: Points, frame: FrameSize): FaceGeometry {
  const right = irisIn(points, rightEye, frame);
  const left = irisIn(points, leftEye, frame);
  const place = middle(points, outline, frame);
  const inside = outline.filter((index) => {
    const [x, y] = pointAt(points, index, frame);
    return x >= 0 && y >= 0 && x <= frame.width && y <= frame.height;
  });
  return {
    pose: poseOf(points, frame),
    gaze: { x: (right.x + left.x) / 2, y: (right.y + left.y) / 2 },
    eyeAspectRatio:
      (aspectRatio(points, rightEye, frame) + aspectRatio(points, leftEye, frame)) / 2,
    cornerProximity: Math.min(1, Math.max(Math.abs(right.x), Math.abs(left.x)) / TOUCHES),
    centre: { x: place[0] / frame.width, y: place[1] / frame.height },
    width: length(minus(pointAt(points, 454, frame), pointAt(points, 234, frame))),
    inside: inside.length / outline.length,
  };
}
