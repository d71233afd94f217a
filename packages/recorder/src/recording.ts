import { createActiveSegment } from './active-segment.ts';
import type { Interruption } from './capture/recorder.ts';
import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import type { SegmentFacts } from './journal/journal.ts';
import type { LeavingPiece } from './leaving.ts';
import type { RecorderLimits } from './limits-rules.ts';
import { recorderLimits } from './limits-rules.ts';
import { watchPage } from './page-events.ts';
import type { RecordingProgress } from './progress.ts';
import { createSegmentStarter } from './segment-starter.ts';
import type { SessionHolder } from './session-holder.ts';
import { createSessionHolder } from './session-holder.ts';
import type { UploadTransport } from './upload/transport.ts';
import { RecordingClosedError } from './upload/transport.ts';

export interface RecordingOptions {
  /** Names the interview session; everything in the journal is kept under it. */
  readonly sessionId: string;
  readonly transport: UploadTransport;
  /**
   * The segment is over without `stop()`, and what it recorded is in the journal. A recorder that died
   * while the screen is shared on was started again first, by itself, as often as `limits` say: tell the
   * candidate, ask for the screen again, and call `start` with the new stream.
   */
  readonly onInterrupted?: (reason: Interruption) => void;
  /**
   * The server takes nothing more of this session: recording has ended, and what was not sent is dropped.
   * Called once; let go of the screen.
   */
  readonly onClosed?: () => void;
  /** Name of the IndexedDB database. */
  readonly journalName?: string;
  readonly clock?: Clock;
  readonly limits?: Partial<RecorderLimits>;
}

export interface Recording {
  /**
   * Takes the session and uploads what earlier lives of the page left in the journal, without a
   * click. `start` does the same by itself. Rejects with a SessionBusyError while another tab of
   * this browser has the session.
   */
  resume(): Promise<void>;
  /**
   * Starts a segment with a stream from `recordableStream`; ends the one before it. Rejects with a
   * RecorderError whose message is the specification's. Recording begins before storage answers.
   * Begins nothing where `stop`, `close` or another `start` is called before the one before it has ended.
   * `facts` go with the segment to `initiate`, which may come in a later life of the page.
   */
  start(stream: MediaStream, facts?: SegmentFacts): Promise<void>;
  /**
   * Ends the segment; resolves when all of it is journaled, not when it is uploaded. On a recorder
   * that does not stop in time it rejects with a RecorderError, and what it gave is kept all the same.
   */
  stop(): Promise<void>;
  /** Resolves once everything recorded is complete at the store. Give it a limit of your own. */
  uploaded(): Promise<void>;
  /**
   * What a page that is going away may still send in one request, of at most so many bytes; null where
   * there is nothing, or nothing at hand. Take it in `pagehide`.
   */
  leaving(maxBytes: number): LeavingPiece | null;
  progress(): RecordingProgress;
  /** Called on every change, and at once. @returns what stops the calls */
  onProgress(listener: (progress: RecordingProgress) => void): () => void;
  /** Stops, and lets the session go. What is not uploaded stays in the journal. */
  close(): Promise<void>;
}

export const defaultJournalName = 'screen-recorder';

/** Records a session in segments so that nothing acknowledged by the journal is lost. */
export function createRecording(options: RecordingOptions): Recording {
  const { sessionId, transport, clock = systemClock, journalName = defaultJournalName } = options;
  const limits = { ...recorderLimits, ...options.limits };
  const active = createActiveSegment();
  const holder = createSessionHolder(
    { sessionId, transport, journalName, clock, limits, onClosed: () => void letGo() },
    active.run,
  );
  const onOnline = () => holder.current()?.uploader.retryNow();
  const forgetPage = watchPage({ onOnline, onHidden: () => active.run()?.flush() });

  const letGo = async (): Promise<void> => {
    await active.endQuietly();
    options.onClosed?.();
  };
  const begin = createSegmentStarter({
    ...options,
    clock,
    limits,
    chance: Math.random,
    holder,
    active,
  });
  const start = async (stream: MediaStream, facts: SegmentFacts = {}): Promise<void> => {
    const isWished = active.wish();
    await active.endQuietly();
    // A segment that began after `stop` would be ended by nobody.
    if (!isWished()) return;
    if (holder.progress().closed) throw new RecordingClosedError('nothing more is taken');
    await begin({ stream, facts, isWished });
  };
  return {
    resume: async () => void (await holder.open()),
    start,
    stop: async () => {
      active.wish();
      await active.end();
    },
    uploaded: () => untilUploaded(holder),
    leaving: holder.leaving,
    progress: holder.progress,
    onProgress: holder.onProgress,
    close: async () => {
      active.wish();
      await active.endQuietly();
      forgetPage();
      await holder.close();
    },
  };
}

async function untilUploaded(holder: SessionHolder): Promise<void> {
  await holder.open();
  const over = Promise.withResolvers<void>();
  const forget = holder.onProgress(({ state }) => {
    if (state === 'done' || state === 'idle') over.resolve();
  });
  await over.promise.finally(forget);
}
