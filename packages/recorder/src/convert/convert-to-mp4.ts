import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';
import type { ConverterLimits, RawReason } from './convert-rules.ts';
import { converterLimits } from './convert-rules.ts';

export type Conversion =
  /** H.264 and AAC, with its index in front. */
  | { readonly outcome: 'converted'; readonly file: Blob }
  /** `file` is the recording that was given, untouched. */
  | {
      readonly outcome: 'raw';
      readonly file: Blob;
      readonly reason: RawReason;
      readonly cause?: unknown;
    };

export interface ConvertOptions {
  /** Gives the raw file at once. */
  readonly signal?: AbortSignal;
  readonly clock?: Clock;
  readonly limits?: Partial<ConverterLimits>;
}

/**
 * Turns one recorded WebM into MP4 in the browser. Never rejects: whatever goes wrong, the outcome is
 * the raw recording.
 *
 * For short clips: it reads and writes in memory, and encodes at about two to five times the speed of
 * the recording. The libraries are loaded by the first call, as chunks of whoever bundles them.
 */
export async function convertToMp4(webm: Blob, options: ConvertOptions = {}): Promise<Conversion> {
  const { clock = systemClock } = options;
  const limits = { ...converterLimits, ...options.limits };
  const over = new AbortController();
  const finished = new AbortController();
  const late = clock.pause(limits.timeoutMs, finished.signal).then((): Conversion => {
    over.abort();
    return { outcome: 'raw', file: webm, reason: 'timed-out' };
  });
  const stop = AbortSignal.any([over.signal, ...(options.signal ? [options.signal] : [])]);
  try {
    return await Promise.race([encode(webm, limits, stop), late]);
  } catch (cause) {
    return { outcome: 'raw', file: webm, reason: 'failed', cause };
  } finally {
    finished.abort();
  }
}

async function encode(webm: Blob, limits: ConverterLimits, stop: AbortSignal): Promise<Conversion> {
  const { transcode } = await import('./transcode.ts');
  const bytes = await transcode(webm, limits, stop);
  if (bytes === null) return { outcome: 'raw', file: webm, reason: 'unsupported' };
  return { outcome: 'converted', file: new Blob([bytes], { type: 'video/mp4' }) };
}
