import type { Clock } from '../clock.ts';
import type { Journal } from '../journal/journal.ts';
import type { RecorderLimits } from '../limits-rules.ts';
import type { SegmentBook } from './segment-book.ts';
import type { SegmentUploadContext, Standing } from './segment-upload.ts';
import { advanceSegment } from './segment-upload.ts';
import type { UploadTransport } from './transport.ts';
import { createWake, untilNudged } from './wake.ts';

export interface UploaderOptions {
  readonly journal: Journal;
  readonly book: SegmentBook;
  readonly transport: UploadTransport;
  readonly clock: Clock;
  readonly limits: RecorderLimits;
  readonly chance?: () => number;
  readonly onProgress: () => void;
}

export interface Trouble {
  /** The last call failed and is being tried again. */
  readonly retrying: boolean;
  /** A segment used up its tries and rests before the next round. */
  readonly givenUp: boolean;
  readonly lastError: unknown;
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
  const failed = new Set<number>();
  let lastError: unknown = null;
  const context: SegmentUploadContext = {
    ...options,
    chance: options.chance ?? Math.random,
    network,
    closed: closing.signal,
    onTrouble: (error) => {
      const changed = (error === null) !== (lastError === null);
      lastError = error;
      if (changed) options.onProgress();
    },
  };
  for (const { row } of book.entries()) standings.set(row.segment, 'unsure');

  const advance = async (segment: number): Promise<void> => {
    try {
      await advanceSegment(context, segment, standings.get(segment) ?? 'fresh');
      standings.set(segment, 'fresh');
      failed.delete(segment);
    } catch (error) {
      if (closing.signal.aborted) return;
      lastError = error;
      failed.add(segment);
      const waiting = book.entries().find((entry) => entry.row.segment === segment)?.waitingBytes;
      standings.set(segment, waiting === 0 ? 'complete-failed' : 'unsure');
    }
    options.onProgress();
  };

  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      for (const { row } of book.entries()) {
        if (row.state !== 'complete' && !closing.signal.aborted) await advance(row.segment);
      }
      if (closing.signal.aborted) return;
      await (failed.size > 0 ? network.rest(limits.restMs) : work.rest(untilNudged));
    }
  };
  const running = run();
  return {
    nudge: () => work.nudge(),
    retryNow: () => network.nudge(),
    trouble: () => ({ retrying: lastError !== null, givenUp: failed.size > 0, lastError }),
    close: async () => {
      closing.abort();
      work.nudge();
      network.nudge();
      await running;
    },
  };
}
