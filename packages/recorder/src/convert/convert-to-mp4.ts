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
  /** How much of it is done, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/**
 * Turns what a browser recorded, in WebM or in another container, into MP4 in the browser. Never rejects:
 * whatever goes wrong, the outcome is the raw recording.
 *
 * For short clips: it reads and writes in memory, and encodes at about two to five times the speed of
 * the recording. The libraries are loaded by the first call, as chunks of whoever bundles them.
 */
export async function convertToMp4(
  recorded: Blob,
  options: ConvertOptions = {},
): Promise<Conversion> {
  const { clock = systemClock, onProgress = () => {} } = options;
  const limits = { ...converterLimits, ...options.limits };
  const over = new AbortController();
  const finished = new AbortController();
  const late = clock.pause(limits.timeoutMs, finished.signal).then((): Conversion => {
    over.abort();
    return { outcome: 'raw', file: recorded, reason: 'timed-out' };
  });
  const stop = AbortSignal.any([over.signal, ...(options.signal ? [options.signal] : [])]);
  try {
    return await Promise.race([encode(recorded, limits, { stop, onProgress }), late]);
  } catch (cause) {
    return { outcome: 'raw', file: recorded, reason: 'failed', cause };
  } finally {
    finished.abort();
  }
}

type Running = { readonly stop: AbortSignal; readonly onProgress: (part: number) => void };

async function encode(
  recorded: Blob,
  limits: ConverterLimits,
  running: Running,
): Promise<Conversion> {
  const { transcode } = await import('./transcode.ts');
  const bytes = await transcode(recorded, limits, running);
  if (bytes === null) return { outcome: 'raw', file: recorded, reason: 'unsupported' };
  return { outcome: 'converted', file: new Blob([bytes], { type: 'video/mp4' }) };
}
