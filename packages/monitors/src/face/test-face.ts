import type { FaceSignal } from './face-rules.ts';
import { stepFace } from './face-rules.ts';
import type { FaceLimits } from './limits-rules.ts';
import { faceLimits } from './limits-rules.ts';
import type { FaceState } from './state-rules.ts';
import { initialFace } from './state-rules.ts';
import type { FaceIncident } from './type-rules.ts';

/** A head as the tests describe it. Directions are those of `HeadPose` and `Gaze`. */
export interface TestHead {
  readonly yaw?: number;
  readonly pitch?: number;
  readonly roll?: number;
  /** Shares of the eye's width. */
  readonly gazeX?: number;
  readonly gazeY?: number;
  readonly eyeAspectRatio?: number;
  /** Middle of the face and its width, in pixels. */
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
}

export const frame = { width: 640, height: 480 };

/** Places on a head of width 2: x to the picture's right, y down, z away. The same on the other side. */
const halves: readonly (readonly [number, number, number, number, number])[] = [
  [127, 356, 0.95, -0.3, 0.2],
  [234, 454, 1, 0, 0.2],
  [93, 323, 0.98, 0.3, 0.2],
  [132, 361, 0.9, 0.6, 0.2],
  [67, 297, 0.5, -1.1, -0.1],
  [150, 379, 0.5, 1.1, -0.1],
  [109, 338, 0.3, -1.2, -0.2],
  [98, 327, 0.3, 0.4, -0.2],
];
const middles: readonly (readonly [number, number, number])[] = [
  [10, -1.2, -0.25],
  [151, -1, -0.25],
  [2, 0.4, -0.25],
  [94, 0.3, -0.25],
  [152, 1.3, -0.2],
];

export function testFace(head: TestHead = {}): Float32Array {
  const { x = 320, y = 240, width = 150 } = head;
  const points = new Float32Array(478 * 3);
  const turn = turning(head);
  const put = (index: number, place: readonly [number, number, number]) => {
    const [px, py, pz] = turn(place);
    points[index * 3] = (x + (px * width) / 2) / frame.width;
    points[index * 3 + 1] = (y + (py * width) / 2) / frame.height;
    points[index * 3 + 2] = (pz * width) / 2 / frame.width;
  };
  for (const [right, left, px, py, pz] of halves) {
    put(right, [-px, py, pz]);
    put(left, [px, py, pz]);
  }
  for (const [index, py, pz] of middles) put(index, [0, py, pz]);
  putEye({
    put,
    head,
    at: -0.45,
    points: { corners: [33, 133], iris: 468, upper: [160, 158], lower: [144, 153] },
  });
  putEye({
    put,
    head,
    at: 0.45,
    points: { corners: [362, 263], iris: 473, upper: [385, 387], lower: [380, 373] },
  });
  return points;
}

interface EyePoints {
  readonly corners: readonly [number, number];
  readonly iris: number;
  readonly upper: readonly number[];
  readonly lower: readonly number[];
}

const EYE_WIDTH = 0.4;
/** 6 mm on a head 150 mm wide. */
const IRIS_BEFORE_CORNERS = -0.076;

function putEye({
  put,
  head: { gazeX = 0, gazeY = 0, eyeAspectRatio = 0.3 },
  at,
  points: { corners, iris, upper, lower },
}: {
  readonly put: (index: number, place: readonly [number, number, number]) => void;
  readonly head: TestHead;
  readonly at: number;
  readonly points: EyePoints;
}): void {
  const lid = (eyeAspectRatio * EYE_WIDTH) / 2;
  put(corners[0], [at - EYE_WIDTH / 2, -0.3, 0]);
  put(corners[1], [at + EYE_WIDTH / 2, -0.3, 0]);
  put(iris, [at + gazeX * EYE_WIDTH, -0.3 - gazeY * EYE_WIDTH, IRIS_BEFORE_CORNERS]);
  for (const index of upper) put(index, [at, -0.3 - lid, 0]);
  for (const index of lower) put(index, [at, -0.3 + lid, 0]);
}

function turning({ yaw = 0, pitch = 0, roll = 0 }: TestHead) {
  const of = (degrees: number) =>
    [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)] as const;
  const [[cosYaw, sinYaw], [cosPitch, sinPitch], [cosRoll, sinRoll]] = [
    of(yaw),
    of(pitch),
    of(roll),
  ];
  return ([x, y, z]: readonly [number, number, number]): readonly [number, number, number] => {
    // Lift the nose (z towards the camera is negative), then turn it, then tilt the head.
    const [y1, z1] = [cosPitch * y + sinPitch * z, -sinPitch * y + cosPitch * z];
    const [x2, z2] = [cosYaw * x - sinYaw * z1, sinYaw * x + cosYaw * z1];
    return [cosRoll * x2 - sinRoll * y1, sinRoll * x2 + cosRoll * y1, z2];
  };
}

/** Plays frames through the rules and keeps what they say. */
export class TestTracker {
  state: FaceState = initialFace(0);
  at = 0;
  readonly incidents: FaceIncident[] = [];
  readonly limits: FaceLimits;

  constructor(limits: FaceLimits = faceLimits) {
    this.limits = limits;
  }

  signal(signal: FaceSignal): readonly FaceIncident[] {
    const [state, incidents] = stepFace(this.state, signal, this.limits);
    this.state = state;
    this.incidents.push(...incidents);
    return incidents;
  }

  /** One frame every 66 ms for `ms`. @returns the incidents of this time */
  watch(ms: number, ...heads: readonly TestHead[]): readonly FaceIncident[] {
    const faces = heads.map(testFace);
    const seen: FaceIncident[] = [];
    for (const end = this.at + ms; this.at + this.limits.tickMs <= end; ) {
      this.at += this.limits.tickMs;
      seen.push(...this.signal({ kind: 'frame', at: this.at, frame, faces }));
    }
    return seen;
  }

  calibrated(head: TestHead = {}): this {
    this.watch(3000, head);
    return this;
  }
}
