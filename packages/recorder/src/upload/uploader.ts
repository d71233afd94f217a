import type { Clock } from '../clock.ts';
import type { Journal, Segment } from '../journal/journal.ts';
import type { RecorderLimits } from '../limits-rules.ts';
import type { SegmentBook } from './segment-book.ts';
import type { SegmentUploadContext, Standing } from './segment-upload.ts';
import { advanceSegment } from './segment-upload.ts';
import type { UploadTransport } from './transport.ts';
import { RecordingClosedError } from './transport.ts';
import type { Trouble } from './troubles.ts';
import { startSliceSender } from './slice-sender.ts';
import { createTroubles } from './troubles.ts';
import { createWake, untilNudged } from './wake.ts';

export interface UploaderOptions {
  readonly journal: Journal;
  readonly book: SegmentBook;
  readonly transport: UploadTransport;
  readonly clock: Clock;
  readonly limits: RecorderLimits;
  readonly chance?: () => number;
  readonly onProgress: () => void;
  /** The server takes nothing more of the session: called once. What has ended is dropped. */
  readonly onClosed: () => void;
}

export interface Uploader {
  /** There is a new chunk, or a segment has ended. */
  nudge(): void;
  /** The network may be back: waits are cut short. */
  retryNow(): void;
  trouble(): Trouble;
  /** Resolves when nothing is under way any more; what is left stays in the journal. */
  close(): Promise<void>;
}

/**
 * Uploads a session's segments, oldest first, one part at a time, until it is closed. A segment
 * that fails for good does not stand in the way of the others: it rests, then gets another round.
 */
export function startUploader(options: UploaderOptions): Uploader {
  const { clock, limits, book } = options;
  const work = createWake(clock);
  const network = createWake(clock);
  const closing = new AbortController();
  const standings = new Map<number, Standing>();
  const troubles = createTroubles(options.onProgress);
  const slices = startSliceSender({ ...options, closed: closing.signal });
  const context: SegmentUploadContext = {
    ...options,
    onOpened: slices.nudge,
    chance: options.chance ?? Math.random,
    network,
    closed: closing.signal,
    onTrouble: troubles.ofCall,
  };
  for (const { row } of book.entries()) standings.set(row.segment, 'unsure');

  const advance = async (segment: number): Promise<void> => {
    try {
      await advanceSegment(context, segment, standings.get(segment) ?? 'fresh');
      standings.set(segment, 'fresh');
      troubles.advanced(segment);
    } catch (error) {
      if (closing.signal.aborted) return;
      if (error instanceof RecordingClosedError) {
        troubles.close();
        options.onClosed();
      } else {
        troubles.failed(segment, error);
        const waiting = book.entries().find((entry) => entry.row.segment === segment)?.waitingBytes;
        standings.set(segment, waiting === 0 ? 'complete-failed' : 'unsure');
      }
    }
    options.onProgress();
  };
  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      for (const { row } of book.entries()) {
        if (row.state === 'complete' || closing.signal.aborted) continue;
        if (!troubles.current().closed) await advance(row.segment);
        if (troubles.current().closed) await dropEnded(options, book.row(row.segment));
      }
      if (closing.signal.aborted) return;
      await (troubles.current().givenUp ? network.rest(limits.restMs) : work.rest(untilNudged));
    }
  };
  const running = run();
  return {
    nudge: () => nudgeAll(work, slices),
    retryNow: () => nudgeAll(network, slices),
    trouble: troubles.current,
    close: async () => {
      closing.abort();
      nudgeAll(work, network);
      await Promise.all([running, slices.stopped()]);
    },
  };
}

function nudgeAll(...sleepers: readonly { nudge(): void }[]): void {
  for (const sleeper of sleepers) sleeper.nudge();
}

/** Kept, it would fill this computer for nobody; the segment that still runs follows when it has ended. */
async function dropEnded(
  { journal, book, onProgress }: UploaderOptions,
  row: Segment,
): Promise<void> {
  if (row.state !== 'ended') return;
  await journal.drop(book.dropped(row.segment));
  onProgress();
}
