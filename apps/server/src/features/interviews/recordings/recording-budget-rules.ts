/** A recorder's 2 Mbps of picture and 128 kbps of sound (bot interview specification, section 9). */
const BYTES_A_SECOND = (2_000_000 + 128_000) / 8;
/** Browsers take the rate as a wish, and a lively screen needs more of it than a still one. Ours. */
const HEADROOM = 4;
/** What the shortest interview may use: many restarts make many beginnings. Ours. */
const LEAST_BYTES = 1024 ** 3;
/** S3 takes no smaller part but an upload's last. */
const SMALLEST_PART = 5 * 1024 ** 2;
/** Each restart and each upload that the server had to close makes one; a browser that makes more is no browser. */
export const MOST_SEGMENTS = 500;

export type Usage = { readonly bytes: number; readonly parts: number };

/** What the recording of an interview of this length may use up in the store, however often it was interrupted. */
export function recordingBudget(interviewMs: number): Usage {
  const bytes = Math.max(LEAST_BYTES, Math.ceil((interviewMs / 1000) * BYTES_A_SECOND * HEADROOM));
  return { bytes, parts: Math.ceil(bytes / SMALLEST_PART) + MOST_SEGMENTS };
}

/** Screens are shared before the clock starts, and a browser's clock is not ours. */
const MAY_LAST_LONGER_MS = 10 * 60_000;

/**
 * What the recording of an interview may last at most. A file of two pictures may say that a day lies
 * between them, and be converted for an hour.
 */
export function longestRecordingMs(interviewMs: number): number {
  return interviewMs + MAY_LAST_LONGER_MS;
}

export type Signed = { readonly partsSigned: number; readonly largestPart: number };

/** An upload once a URL is given for this part. */
export function withPart(upload: Signed, part: { partNumber: number; bytes: number }): Signed {
  return {
    partsSigned: Math.max(upload.partsSigned, part.partNumber),
    largestPart: Math.max(upload.largestPart, part.bytes),
  };
}

/** The most that these uploads can hold. */
export function usageOf(uploads: readonly Signed[]): Usage {
  return uploads.reduce(
    ({ bytes, parts }, { partsSigned, largestPart }) => ({
      bytes: bytes + partsSigned * largestPart,
      parts: parts + partsSigned,
    }),
    { bytes: 0, parts: 0 },
  );
}

export function fits(usage: Usage, budget: Usage): boolean {
  return usage.bytes <= budget.bytes && usage.parts <= budget.parts;
}
