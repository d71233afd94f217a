export type PlainJpeg = {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** 1: shades of grey; 3: colours. */
  readonly components: 1 | 3;
};

const [START, END, SCAN, FRAME] = [0xd8, 0xd9, 0xda, 0xc0];
/** Tables, the restart interval, the frame and its scans: what a picture is drawn from, and nothing that is said about it. */
const kept: ReadonlySet<number> = new Set([0xc4, 0xdb, 0xdd, FRAME, SCAN]);
/** What may stand there besides, and is left out: application data (Exif, colour profiles, thumbnails) and comments. */
const isSaid = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

/** The pixels of a baseline JPEG without anything else that it carried; null: it is none. */
export function plainJpeg(bytes: Uint8Array): PlainJpeg | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let frame: Omit<PlainJpeg, 'bytes'> | null = null;
  let hasScan = false;
  let at = 2;
  while (at + 4 <= bytes.length + 2) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) {
      if (frame === null || !hasScan) return null;
      // What somebody hung behind the end is left there.
      return { ...frame, bytes: joined([...parts, bytes.subarray(at, at + 2)]) };
    }
    if (!kept.has(marker) && !isSaid(marker)) return null;
    const end = at + 2 + wordAt(bytes, at + 2);
    if (end > bytes.length || end < at + 4) return null;
    if (marker === FRAME) {
      if (frame !== null) return null;
      frame = frameOf(bytes.subarray(at, end));
      if (frame === null) return null;
    }
    const after = marker === SCAN ? endOfScan(bytes, end) : end;
    if (marker === SCAN) hasScan = true;
    if (!isSaid(marker)) parts.push(bytes.subarray(at, after));
    at = after;
  }
  return null;
}

const wordAt = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

function frameOf(segment: Uint8Array): Omit<PlainJpeg, 'bytes'> | null {
  const components = segment[9];
  const [height, width] = [wordAt(segment, 5), wordAt(segment, 7)];
  if (segment[4] !== 8 || width === 0 || height === 0) return null;
  if (components !== 1 && components !== 3) return null;
  return { width, height, components };
}

/** Where the next marker stands; stuffed zeros and restarts belong to the scan. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
