import {
  BufferTarget,
  Conversion,
  canEncodeAudio,
  Mp4OutputFormat,
  Output,
  Quality,
} from 'mediabunny';
import type { ConverterLimits } from './convert-rules.ts';
import { isWhole } from './convert-rules.ts';
import { openRecorded } from './open-recorded.ts';

/** @returns the MP4, or null where this browser cannot make one of it */
export async function transcode(
  recorded: Blob,
  limits: ConverterLimits,
  { stop, onProgress }: { readonly stop: AbortSignal; readonly onProgress: (part: number) => void },
): Promise<ArrayBuffer | null> {
  await provideAac();
  const input = openRecorded(recorded);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  try {
    const conversion = await Conversion.init({
      input,
      output,
      video: {
        codec: 'avc',
        frameRate: limits.frameRate,
        quality: new Quality({ bitrate: limits.videoBitsPerSecond, bitrateMode: 'variable' }),
      },
      audio: { codec: 'aac', quality: new Quality({ bitrate: limits.audioBitsPerSecond }) },
      showWarnings: false,
    });
    // A track that cannot be encoded is left out without an error.
    const { utilizedTracks, discardedTracks } = conversion;
    const tracks = { used: utilizedTracks.length, dropped: discardedTracks.length };
    if (!conversion.isValid || !isWhole(tracks)) return null;
    conversion.onProgress = onProgress;
    const cancel = () => void conversion.cancel();
    stop.throwIfAborted();
    stop.addEventListener('abort', cancel, { once: true });
    await conversion.execute();
    return target.buffer;
  } finally {
    input.dispose();
  }
}

/** Chromium without proprietary codecs, as on Linux, has no AAC encoder: then ours is loaded, a megabyte. */
async function provideAac(): Promise<void> {
  if (await canEncodeAudio('aac')) return;
  const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
  registerAacEncoder();
}
