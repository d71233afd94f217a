import type { Clock } from '../clock.ts';
import { systemClock, within } from '../clock.ts';
import type { RecorderLimits } from '../limits-rules.ts';
import { recorderLimits } from '../limits-rules.ts';
import { chooseMime } from './mime-rules.ts';

/** Texts of the error catalogue (bot interview specification, section 8). */
export const recorderMessages = {
  failedToStart: 'Failed to start recording. Please try again.',
  errorStopping: (message: string) => `Error stopping recording: ${message}`,
} as const;

/** `message` is what the screen shows; `cause` is what the browser said. */
export class RecorderError extends Error {
  override readonly name = 'RecorderError';
}

/** What a MediaRecorder is to this package; tests that need no pixels pass their own. */
export interface RecorderPort {
  isTypeSupported(mime: string): boolean;
  create(stream: MediaStream, options: MediaRecorderOptions): MediaRecorder;
}

/** The browser's MediaRecorder. */
export const browserRecorder: RecorderPort = {
  isTypeSupported: (mime) => MediaRecorder.isTypeSupported(mime),
  create: (stream, options) => new MediaRecorder(stream, options),
};

/** Why a segment is over that nobody ended. Behind the last two the screen is shared on. */
export type Interruption = 'sharing-stopped' | 'recorder-stopped' | 'recorder-error';

export interface SegmentRecorderOptions {
  readonly stream: MediaStream;
  /** Each slice as it comes, the last one before `stop()` resolves. Never empty. */
  readonly onSlice: (slice: Blob) => void;
  /** The candidate ended the sharing, or the recorder died or stopped unasked: the segment is over. */
  readonly onInterrupted: (reason: Interruption, cause?: unknown) => void;
  readonly clock?: Clock;
  readonly limits?: RecorderLimits;
  readonly port?: RecorderPort;
}

export interface SegmentRecorder {
  /** The type really recorded, which need not be the one asked for. */
  readonly mimeType: string;
  /** Asks for what was recorded since the last slice, for instance when the page is hidden. */
  flush(): void;
  /** Rejects with a RecorderError when the recorder does not stop within `stopTimeoutMs`. */
  stop(): Promise<void>;
}

/** Starts one MediaRecorder, which is one segment: a WebM stream of its own. */
export function startSegmentRecorder(options: SegmentRecorderOptions): SegmentRecorder {
  const { clock = systemClock, limits = recorderLimits } = options;
  const recorder = begin(options, limits);
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve(), { once: true });
  });
  const onSlice = (event: BlobEvent) => {
    if (event.data.size > 0) options.onSlice(event.data);
  };
  recorder.addEventListener('dataavailable', onSlice);
  const forgetInterruptions = watchInterruptions(options, recorder);
  return {
    mimeType: recorder.mimeType,
    flush: () => {
      if (recorder.state === 'recording') recorder.requestData();
    },
    stop: async () => {
      forgetInterruptions();
      try {
        if (recorder.state !== 'inactive') recorder.stop();
        await within(clock, {
          ms: limits.stopTimeoutMs,
          work: stopped,
          onLate: () => new Error('timed out'),
        });
      } catch (cause) {
        recorder.removeEventListener('dataavailable', onSlice);
        throw new RecorderError(recorderMessages.errorStopping(messageOf(cause)), { cause });
      }
    },
  };
}

function begin(options: SegmentRecorderOptions, limits: RecorderLimits): MediaRecorder {
  const { port = browserRecorder } = options;
  try {
    const mimeType = chooseMime((mime) => port.isTypeSupported(mime));
    if (mimeType === null) throw new Error('this browser records no WebM');
    const { videoBitsPerSecond, audioBitsPerSecond } = limits;
    const recorder = port.create(options.stream, {
      mimeType,
      videoBitsPerSecond,
      audioBitsPerSecond,
    });
    recorder.start(limits.sliceMs);
    return recorder;
  } catch (cause) {
    throw new RecorderError(recorderMessages.failedToStart, { cause });
  }
}

/**
 * A recorder stops by itself when its tracks end, and browsers stop it for reasons of their own without an
 * error: whichever road comes first is the one report.
 */
function watchInterruptions(options: SegmentRecorderOptions, recorder: MediaRecorder): () => void {
  const watched = new AbortController();
  const { signal } = watched;
  const tracks = options.stream.getVideoTracks();
  const report = (reason: Interruption, cause?: unknown) => {
    if (signal.aborted) return;
    watched.abort();
    options.onInterrupted(reason, cause);
  };
  for (const track of tracks) {
    track.addEventListener('ended', () => report('sharing-stopped'), { signal });
  }
  recorder.addEventListener('error', (event) => report('recorder-error', event), { signal });
  const onStop = () => {
    // The recorder may hear of the end of a track before the track says so.
    const isShared = tracks.every(({ readyState }) => readyState !== 'ended');
    report(isShared ? 'recorder-stopped' : 'sharing-stopped');
  };
  recorder.addEventListener('stop', onStop, { signal });
  return () => watched.abort();
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
