import type { Interruption, SegmentRecorder } from './capture/recorder.ts';
import { startSegmentRecorder } from './capture/recorder.ts';
import type { Clock } from './clock.ts';
import type { SegmentFacts } from './journal/journal.ts';
import type { RecorderLimits } from './limits-rules.ts';
import type { OpenSession } from './session.ts';

export interface SegmentRunOptions {
  readonly sessionId: string;
  readonly stream: MediaStream;
  readonly facts: SegmentFacts;
  readonly clock: Clock;
  readonly limits: RecorderLimits;
  /** Slices that come before the session is open wait for it in memory. */
  readonly session: Promise<OpenSession>;
  readonly onChange: () => void;
  readonly onInterrupted: (reason: Interruption) => void;
}

/** One segment while it is being recorded. */
export interface SegmentRun {
  readonly beganAt: number;
  /** null until the journal has given it one. */
  number(): number | null;
  /**
   * Bytes of slices that storage keeps waiting. The newest one does not count: it is on its way, and
   * the next comes seconds after it.
   */
  stuckBytes(): number;
  /** Resolves when the segment is in the journal; rejects when the session cannot be had. */
  readonly entered: Promise<void>;
  flush(): void;
  /** Stops the recorder, journals its last slice, and marks the segment as ended. */
  end(): Promise<void>;
}

/** Starts the recorder at once and journals every slice, in order. */
export function runSegment(options: SegmentRunOptions): SegmentRun {
  const { clock, session } = options;
  const beganAt = clock.now();
  let number: number | null = null;
  let nextSeq = 0;
  let nextByte = 0;
  const unwritten: number[] = [];
  const recorder = startSegmentRecorder({
    ...options,
    onSlice: (blob) => {
      const place = { seq: nextSeq, startByte: nextByte, endMs: clock.now() - beganAt };
      const slice = { ...place, bytes: blob.size, blob };
      nextSeq += 1;
      nextByte += blob.size;
      unwritten.push(slice.bytes);
      options.onChange();
      writes = writes.then(async () => {
        if (number === null) return;
        const { journal, book, uploader } = await session;
        const chunk = { ...slice, sessionId: options.sessionId, segment: number };
        await journal.addChunk(chunk);
        unwritten.shift();
        book.recorded(chunk);
        uploader.nudge();
        options.onChange();
      });
    },
  });
  const entered = enter(options, recorder, beganAt).then((given) => {
    number = given;
  });
  // Without a session there is nowhere to write: `entered` says so, slices are let go.
  let writes: Promise<void> = entered.catch(() => {});
  return {
    beganAt,
    number: () => number,
    stuckBytes: () => unwritten.slice(0, -1).reduce((sum, bytes) => sum + bytes, 0),
    entered,
    flush: () => recorder.flush(),
    end: async () => {
      try {
        await recorder.stop();
      } finally {
        await writes;
        if (number !== null) await markEnded(await session, number);
        options.onChange();
      }
    },
  };
}

async function enter(
  options: SegmentRunOptions,
  recorder: SegmentRecorder,
  beganAt: number,
): Promise<number> {
  const { journal, book } = await options.session;
  const segment = book.entries().reduce((n, { row }) => Math.max(n, row.segment), 0) + 1;
  book.add({
    sessionId: options.sessionId,
    segment,
    segmentId: crypto.randomUUID(),
    startedAt: beganAt,
    mimeType: recorder.mimeType,
    facts: options.facts,
    state: 'recording',
    upload: null,
    startsAtByte: 0,
    storedSeq: -1,
    lastCutMs: 0,
  });
  await journal.saveSegment(book.row(segment));
  return segment;
}

async function markEnded({ journal, book, uploader }: OpenSession, segment: number): Promise<void> {
  await journal.saveSegment(book.change(segment, { state: 'ended' }));
  uploader.nudge();
}
