import type { FaceGeometry } from './geometry-rules.ts';
import type { FaceLimits } from './limits-rules.ts';

/** [ME-5] How many frames in a row show nobody, or several. */
export interface Presence {
  readonly withoutFrames: number;
  readonly severalFrames: number;
}

export const nobodyCounted: Presence = { withoutFrames: 0, severalFrames: 0 };

export function stepPresence(before: Presence, faces: number): Presence {
  return {
    withoutFrames: faces === 0 ? before.withoutFrames + 1 : 0,
    severalFrames: faces > 1 ? before.severalFrames + 1 : 0,
  };
}

/** How sure it is that the points are a person's face that can be measured, 0 to 1. */
export function confidenceIn({ width, inside }: FaceGeometry): number {
  return inside * Math.max(0, Math.min(1, width / WIDE_ENOUGH_PX));
}

/** Below this width an eye has fewer than ten pixels, and an iris three. */
const WIDE_ENOUGH_PX = 80;

/**
 * The candidate among several: who is nearest to where the candidate was, and at first the largest.
 * @returns the index, or -1 for nobody
 */
export function candidateAmong(faces: readonly FaceGeometry[], last: FaceGeometry | null): number {
  const away = (face: FaceGeometry): number =>
    last ? Math.hypot(face.centre.x - last.centre.x, face.centre.y - last.centre.y) : -face.width;
  return faces.reduce(
    (best, face, index) => (best < 0 || away(face) < away(faces[best] ?? face) ? index : best),
    -1,
  );
}

/** Whether the picture itself is nearly black and even, as under a thumb or a sticker. */
export function isCovered(
  { brightness, contrast }: { readonly brightness: number; readonly contrast: number },
  { darkBrightness, darkContrast }: FaceLimits,
): boolean {
  return brightness <= darkBrightness && contrast <= darkContrast;
}
