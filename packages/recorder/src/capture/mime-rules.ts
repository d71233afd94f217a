/** video/webm: vp9, then vp8, then plain (bot interview specification, section 9). */
export const mimeLadder = [
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
] as const;

/** The first rung the browser supports; null where it records no WebM at all. */
export function chooseMime(isSupported: (mime: string) => boolean): string | null {
  return mimeLadder.find((mime) => isSupported(mime)) ?? null;
}
