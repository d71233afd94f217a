/**
 * What the converter makes (monitor specification, section 9, “Video converter”). The specification gives
 * FFmpeg's words; WebCodecs has others for the same: the realtime mode is x264's fastest presets, and a
 * variable rate that is told 2 Mbps keeps still pictures small and stays under the limit in lively ones. A fixed quantizer
 * of 28 could not be limited.
 */
export const converterLimits = {
  /** Conversion times out after 30 s. */
  timeoutMs: 30_000,
  /** Max rate 2M. */
  videoBitsPerSecond: 2_000_000,
  /** What the recorder was told for sound (bot interview specification, section 9). */
  audioBitsPerSecond: 128_000,
  /** A recorded WebM has no frame rate; the recorder asks for 30 fps. */
  frameRate: 30,
} as const;

export type ConverterLimits = { readonly [Name in keyof typeof converterLimits]: number };

export type RawReason =
  /** The browser has no encoder for H.264 or AAC, or no decoder for what was recorded. */
  | 'unsupported'
  | 'timed-out'
  /** The file could not be read, or an encoder broke. */
  | 'failed';

/** A track that would be missing in the MP4 is a failure: half a recording must not pass for a whole one. */
export function isWhole(tracks: { readonly used: number; readonly dropped: number }): boolean {
  return tracks.used > 0 && tracks.dropped === 0;
}

const webmCodecs = new Set<string | null>(['vp8', 'vp9', 'av1', 'opus', 'vorbis']);

/** @param codecs of all tracks; null where one is unknown */
export const fitsWebm = (codecs: readonly (string | null)[]): boolean =>
  codecs.length > 0 && codecs.every((codec) => webmCodecs.has(codec));
