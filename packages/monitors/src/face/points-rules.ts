/**
 * The points of one face as the mesh numbers them: 478 × (x, y, z). x and y are shares of the picture's
 * width and height from its top left corner, z is in shares of the width, smaller is nearer.
 *
 * The picture is not mirrored, so the candidate's own left lies at larger x. `left` and `right` in names,
 * types and texts of this monitor are always the candidate's own.
 */
export type Points = ArrayLike<number>;

export interface FrameSize {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export type Vector = readonly [number, number, number];

/** A point in pixels, all three axes in one unit. */
export function pointAt(points: Points, index: number, frame: FrameSize): Vector {
  const at = index * 3;
  return [
    (points[at] ?? 0) * frame.width,
    (points[at + 1] ?? 0) * frame.height,
    (points[at + 2] ?? 0) * frame.width,
  ];
}

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vector): number => Math.hypot(...a);
export const unit = (a: Vector): Vector => times(a, 1 / (length(a) || 1));
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The point in the middle of several. */
export function middle(points: Points, indices: readonly number[], frame: FrameSize): Vector {
  const sum = indices
    .map((index) => pointAt(points, index, frame))
    .reduce((total, point) => plus(total, point), [0, 0, 0]);
  return times(sum, 1 / (indices.length || 1));
}
