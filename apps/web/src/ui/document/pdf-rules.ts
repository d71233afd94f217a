/** What is asked of a stranger's file before it is drawn. */

/** As large as an upload may be. */
export const DOCUMENT_BYTES_MOST = 10 * 1024 * 1024;
/** A CV has a few; what lies behind these is read in the downloaded file. */
export const PAGES_MOST = 60;
/** The smallest canvas that a current browser refuses is larger (iOS: 16,777,216 pixels). */
const PIXELS_MOST = 12_000_000;
/** Higher or wider is no page that somebody reads. */
const STEEPEST = 8;

export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
export type Zoom = (typeof zooms)[number];

/** The next step up (1) or down (-1); the same at the ends. */
export function zoomedFrom(zoom: Zoom, step: 1 | -1): Zoom {
  return zooms[zooms.indexOf(zoom) + step] ?? zoom;
}

export type PageSize = { readonly width: number; readonly height: number };

/** Height over width, or null for what cannot be a page. */
export function slopeOf({ width, height }: PageSize): number | null {
  const slope = height / width;
  return Number.isFinite(slope) && slope >= 1 / STEEPEST && slope <= STEEPEST ? slope : null;
}

/** Canvas pixels for a CSS pixel: the screen's own, or fewer where the canvas would be too large. */
export function sharpness({ width, height }: PageSize, ofScreen: number): number {
  return Math.min(ofScreen, Math.sqrt(PIXELS_MOST / (width * height)));
}

/** The page that is read: the last one whose top has passed the upper third of what is seen. */
export function pageAt(tops: readonly number[], scrolled: number, seen: number): number {
  const line = scrolled + seen / 3;
  return Math.max(1, tops.findLastIndex((top) => top <= line) + 1);
}
