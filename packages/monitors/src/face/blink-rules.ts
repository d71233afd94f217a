import type { FaceLimits } from './limits-rules.ts';

/** [ME-4] The blink state, from counts of closed-eye and open-eye frames. */
export interface Blink {
  readonly closedFrames: number;
  readonly openFrames: number;
  readonly eyesOpen: boolean;
}

export const openEyes: Blink = { closedFrames: 0, openFrames: 0, eyesOpen: true };

/** Until calibration says more, nobody's open eyes are called closed. */
const NARROW = 0.2;

/**
 * The specified 0.25 belongs to an eye of ordinary height. Measured on people of this mesh, open eyes lie between
 * 0.16 and 0.34, so the threshold is scaled by how open these eyes were during calibration.
 */
export function closedBelow(openRatio: number | null, limits: FaceLimits): number {
  const usual = openRatio ?? NARROW;
  return limits.eyeAspectRatio * Math.min(1, usual / limits.openAspectRatio);
}

export function stepBlink(
  before: Blink,
  {
    eyeAspectRatio,
    threshold,
    limits,
  }: { readonly eyeAspectRatio: number; readonly threshold: number; readonly limits: FaceLimits },
): Blink {
  const isClosed = eyeAspectRatio < threshold;
  const closedFrames = isClosed ? before.closedFrames + 1 : 0;
  const openFrames = isClosed ? 0 : before.openFrames + 1;
  const changes = (before.eyesOpen ? closedFrames : openFrames) >= limits.blinkFrames;
  return { closedFrames, openFrames, eyesOpen: changes ? !before.eyesOpen : before.eyesOpen };
}
