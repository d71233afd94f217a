/** What is painted over on a page: parts of its width and height, from the left and the top. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export const barKinds = ['name', 'email', 'phone', 'link', 'own'] as const;
export type BarKind = (typeof barKinds)[number];

export type Bar = Box & {
  readonly id: string;
  /** From 1. */
  readonly page: number;
  /** `own`: drawn by hand; the others were found in the text. */
  readonly kind: BarKind;
};

/** Smaller covers no letter, and cannot be taken hold of. */
const LEAST = 0.01;
/** Of a press of a key. */
const STEP = 0.005;

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** A box that lies on the page whole. */
export function fitted({ left, top, width, height }: Box): Box {
  const [across, down] = [within(width, LEAST, 1), within(height, LEAST, 1)];
  return {
    ...{ left: within(left, 0, 1 - across), top: within(top, 0, 1 - down) },
    ...{ width: across, height: down },
  };
}

type Point = { readonly x: number; readonly y: number };

/** Between two corners, in whichever order they were drawn. */
export const boxBetween = (one: Point, other: Point): Box =>
  fitted({
    ...{ left: Math.min(one.x, other.x), top: Math.min(one.y, other.y) },
    ...{ width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) },
  });

/** A click is no bar. */
export const isDrawn = (one: Point, other: Point): boolean =>
  Math.abs(one.x - other.x) >= LEAST / 2 && Math.abs(one.y - other.y) >= LEAST / 2;

export const movedBy = (box: Box, { x, y }: Point): Box =>
  fitted({ ...box, left: box.left + x, top: box.top + y });

/** Its upper left corner stays where it is. */
export const grownBy = (box: Box, { x, y }: Point): Box =>
  fitted({
    ...box,
    width: within(box.width + x, LEAST, 1 - box.left),
    height: within(box.height + y, LEAST, 1 - box.top),
  });

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** What an arrow key makes of it, with Shift its size; null: the key says nothing of it. */
export function boxAfter(
  box: Box,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): Box | null {
  const by = arrows[key];
  if (by === undefined) return null;
  return shiftKey ? grownBy(box, by) : movedBy(box, by);
}
