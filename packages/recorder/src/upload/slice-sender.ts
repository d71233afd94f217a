import type { Clock } from '../clock.ts';
import { within } from '../clock.ts';
import type { Chunk, Journal, Segment, UploadTarget } from '../journal/journal.ts';
import type { RecorderLimits } from '../limits-rules.ts';
import { putPart } from './put-part.ts';
import { putTimeoutMs } from './retry-rules.ts';
import type { SegmentBook } from './segment-book.ts';
import { heldSeq } from './segment-book.ts';
import { nextSlice } from './slice-rules.ts';
import type { UploadTransport } from './transport.ts';
import { SlicesRefusedError, UploadGoneError } from './transport.ts';
import { createWake, untilNudged } from './wake.ts';

export interface SliceSenderOptions {
  readonly journal: Journal;
  readonly book: SegmentBook;
  readonly transport: UploadTransport;
  readonly clock: Clock;
  readonly limits: RecorderLimits;
  readonly onProgress: () => void;
  /** Aborts when the page is done with the upload. */
  readonly closed: AbortSignal;
}

export interface SliceSender {
  /** There may be a slice to send, or a network to send it over. */
  readonly nudge: () => void;
  readonly stopped: () => Promise<void>;
}

/**
 * Sends the slices of the running segment as small objects, one at a time, beside the parts: what a
 * candidate who never returns would otherwise take along. A failure is nobody's trouble: the parts bring
 * the same bytes, and the next slice is the next try. Segments of earlier page lives have ended, so their
 * parts go up at once, and need no slices.
 */
export function startSliceSender(options: SliceSenderOptions): SliceSender {
  const { book, closed, transport } = options;
  const work = createWake(options.clock);
  /** Uploads that take no slices, or no more. */
  const refused = new Set<string>();
  closed.addEventListener('abort', () => work.nudge(), { once: true });

  const sendOne = async (row: Segment, upload: UploadTarget): Promise<boolean> => {
    try {
      const slice = await findSlice(options, row);
      if (slice === null) return false;
      await send(options, upload, slice);
      const upTo = { uploadId: upload.uploadId, seq: slice.seq, endMs: slice.endMs };
      book.sliced(row.segment, upTo);
      options.onProgress();
      return true;
    } catch (error) {
      const isFinal = error instanceof SlicesRefusedError || error instanceof UploadGoneError;
      if (isFinal) refused.add(upload.uploadId);
      return false;
    }
  };
  const run = async (): Promise<void> => {
    while (!closed.aborted && transport.signSlice) {
      let sent = false;
      for (const { row } of book.entries()) {
        if (row.state !== 'recording' || !row.upload || refused.has(row.upload.uploadId)) continue;
        sent = (await sendOne(row, row.upload)) || sent;
      }
      if (!sent) await work.rest(untilNudged);
    }
  };
  const running = run();
  return { nudge: () => work.nudge(), stopped: () => running };
}

type Slice = Chunk & { readonly startByte: number };

async function findSlice(options: SliceSenderOptions, row: Segment): Promise<Slice | null> {
  const { book, journal, limits } = options;
  const chunks = await journal.chunks(row.sessionId, row.segment);
  const entry = book.entries().find((one) => one.row.segment === row.segment);
  if (!entry) return null;
  const { storedSeq, slices: policy = 'off' } = entry.row;
  const pending = chunks.filter((chunk) => chunk.seq > storedSeq);
  return nextSlice({ policy, chunks: pending, slicedSeq: heldSeq(entry) }, limits);
}

async function send(
  { transport, clock, limits, closed }: SliceSenderOptions,
  upload: UploadTarget,
  slice: Slice,
): Promise<void> {
  const { seq: sequence, startByte: startsAtByte, bytes, blob } = slice;
  const late = new AbortController();
  const signal = AbortSignal.any([late.signal, closed]);
  const call = async () => {
    const signed = await transport.signSlice?.(
      { ...upload, sequence, startsAtByte, bytes },
      signal,
    );
    if (!signed) throw new SlicesRefusedError('slices are not signed');
    // Nobody completes a slice, but a store that took it has an ETag: 200 with an error has none.
    await putPart(signed.url, blob, signal);
  };
  try {
    const ms = putTimeoutMs(bytes, limits);
    await within(clock, { ms, work: call(), onLate: () => new Error('timed out') });
  } finally {
    late.abort();
  }
}
