import type { Chunk, Journal, LedgerPart, Segment, UploadTarget } from '../journal/journal.ts';
import type { CallContext } from './calls.ts';
import { retried } from './calls.ts';
import type { PlannedPart } from './part-plan-rules.ts';
import { planPart } from './part-plan-rules.ts';
import { putPart } from './put-part.ts';
import { adoptHeld, putTimeoutMs } from './retry-rules.ts';
import type { SegmentBook } from './segment-book.ts';
import type { UploadTransport } from './transport.ts';
import { fileNameOf, UploadGoneError } from './transport.ts';

export interface SegmentUploadContext extends CallContext {
  readonly journal: Journal;
  readonly book: SegmentBook;
  readonly transport: UploadTransport;
  readonly onProgress: () => void;
  /** The store has taken, or will take, another upload of a segment. */
  readonly onOpened: () => void;
}

/** `fresh`: this page life opened the upload itself, and nothing has failed since. */
export type Standing = 'fresh' | 'unsure' | 'complete-failed';

/**
 * Brings one segment as far as it can go now.
 * @returns `waiting` when more has to be recorded first
 */
export async function advanceSegment(
  context: SegmentUploadContext,
  segment: number,
  standing: Standing,
): Promise<'waiting' | 'complete'> {
  try {
    if (standing !== 'fresh') await reconcile(context, segment, standing);
    return await sendWhatThereIs(context, segment);
  } catch (error) {
    if (!(error instanceof UploadGoneError)) throw error;
    await beginAnew(context, segment, error.heldBytes);
    return sendWhatThereIs(context, segment);
  }
}

async function sendWhatThereIs(
  context: SegmentUploadContext,
  number: number,
): Promise<'waiting' | 'complete'> {
  for (;;) {
    // The state is read before the chunks: none can follow once a segment has ended.
    const segment = context.book.row(number);
    const { journal, limits } = context;
    const chunks = await pendingChunks(context, segment);
    const parts = await journal.parts(segment.sessionId, number);
    if (chunks.length > 0) await ensureUpload(context, number);
    const nextPartNumber =
      storedParts(parts).reduce((n, part) => Math.max(n, part.partNumber), 0) + 1;
    const ended = segment.state === 'ended';
    const plan = planPart({ chunks, nextPartNumber, lastCutMs: segment.lastCutMs, ended }, limits);
    if (plan) await sendPart(context, { number, plan, chunks });
    else if (ended) return completeSegment(context, segment, storedParts(parts));
    else return 'waiting';
  }
}

async function pendingChunks(context: SegmentUploadContext, segment: Segment): Promise<Chunk[]> {
  const chunks = await context.journal.chunks(segment.sessionId, segment.segment);
  return chunks.filter((chunk) => chunk.seq > segment.storedSeq);
}

async function ensureUpload(context: SegmentUploadContext, number: number): Promise<UploadTarget> {
  const { book, journal, limits, transport } = context;
  const { upload, ...row } = book.row(number);
  if (upload) return upload;
  const { sessionId, segment, segmentId, startedAt, mimeType, startsAtByte, facts = {} } = row;
  const segmentOf = { sessionId, segment, segmentId, startedAt, mimeType, startsAtByte, facts };
  const input = { fileName: fileNameOf(startedAt), ...segmentOf };
  const {
    uploadId,
    key,
    slices = 'off',
  } = await retried(
    context,
    { tries: limits.partTries, timeoutMs: limits.callTimeoutMs },
    (signal) => transport.initiate(input, signal),
  );
  await journal.saveSegment(book.change(number, { upload: { uploadId, key }, slices }));
  context.onOpened();
  return { uploadId, key };
}

/** Note the cut, PUT it, then note the ETag and drop the chunks in one transaction. */
async function sendPart(
  context: SegmentUploadContext,
  {
    number,
    plan,
    chunks,
  }: { readonly number: number; readonly plan: PlannedPart; readonly chunks: readonly Chunk[] },
): Promise<void> {
  const { journal, limits, transport } = context;
  const target = await ensureUpload(context, number);
  const { sessionId } = context.book.row(number);
  const part: LedgerPart = { ...plan, sessionId, segment: number, etag: null };
  await journal.addPart(part);
  const included = chunks.filter((chunk) => chunk.seq <= plan.lastSeq);
  const body = new Blob(included.map((chunk) => chunk.blob));
  const timeoutMs = putTimeoutMs(part.bytes, limits);
  // Each try asks for a URL of its own, so an expired one cures itself.
  const etag = await retried(context, { tries: limits.partTries, timeoutMs }, async (signal) => {
    const named = { ...target, partNumber: part.partNumber, bytes: body.size };
    const signed = await transport.signPart(named, signal);
    return putPart(signed.url, body, signal);
  });
  await markStored(context, part, etag);
}

async function markStored(
  context: SegmentUploadContext,
  part: LedgerPart,
  etag: string,
): Promise<void> {
  const { book, journal } = context;
  const patch = { storedSeq: part.lastSeq, lastCutMs: part.endMs };
  const row = book.change(part.segment, patch);
  book.stored(part);
  await journal.storePart(row, part, etag);
  context.onProgress();
}

/** Asks the store what it holds, after a crash or a failure left that in doubt. */
async function reconcile(
  context: SegmentUploadContext,
  number: number,
  standing: Standing,
): Promise<void> {
  const { journal, limits, transport } = context;
  const { upload, sessionId } = context.book.row(number);
  if (!upload) return;
  const held = await retried(
    context,
    { tries: limits.partTries, timeoutMs: limits.callTimeoutMs },
    (signal) => transport.listParts(upload, signal),
  );
  for (const part of await journal.parts(sessionId, number)) {
    if (part.etag === null) {
      const found = adoptHeld(part, held);
      if (found) await markStored(context, part, found.etag);
      else await journal.removePart(part);
    } else if (standing === 'complete-failed') {
      // A part that the store lost would make every further completion fail with it.
      const stillHeld = held.some((other) => other.partNumber === part.partNumber);
      if (!stillHeld) await journal.removePart(part);
    }
  }
}

async function completeSegment(
  context: SegmentUploadContext,
  segment: Segment,
  parts: readonly LedgerPart[],
): Promise<'complete'> {
  const { book, journal, limits, transport } = context;
  const { upload } = segment;
  // Nothing recorded, or all of it finished by the server: there is nothing to complete.
  if (upload && parts.length > 0) {
    const payload = { ...upload, parts: parts.map(asCompleted) };
    const { completeTries: tries, callTimeoutMs: timeoutMs, completePauseMs: pauseMs } = limits;
    await retried(context, { tries, timeoutMs, pauseMs }, (signal) =>
      transport.complete(payload, signal),
    );
  }
  await journal.closeLedger(book.change(segment.segment, { state: 'complete' }));
  context.onProgress();
  return 'complete';
}

/** What the gone upload took is safe with the server; the rest becomes an upload that follows it. */
async function beginAnew(
  context: SegmentUploadContext,
  number: number,
  heldBytes: number | null,
): Promise<void> {
  const { book, journal } = context;
  const { sessionId, startsAtByte } = book.row(number);
  const stored = storedParts(await journal.parts(sessionId, number));
  const known = stored.reduce((sum, part) => sum + part.bytes, 0);
  const held = heldBytes ?? known;
  // It also took a part whose acknowledgement never came: two uploads cannot begin at one byte.
  const adopted =
    held > known ? await adoptSlices(context, { number, bytes: held - known, stored }) : 0;
  const taken = startsAtByte + Math.min(held, known + adopted);
  await journal.closeLedger(book.change(number, { upload: null, startsAtByte: taken }));
}

/** Takes the first slices of as many bytes for stored. @returns how many bytes they have */
async function adoptSlices(
  context: SegmentUploadContext,
  {
    number,
    bytes,
    stored,
  }: { readonly number: number; readonly bytes: number; readonly stored: readonly StoredPart[] },
): Promise<number> {
  const row = context.book.row(number);
  const adopted: Chunk[] = [];
  let sum = 0;
  for (const chunk of await pendingChunks(context, row)) {
    if (sum + chunk.bytes > bytes) break;
    sum += chunk.bytes;
    adopted.push(chunk);
  }
  const [first] = adopted;
  const last = adopted.at(-1);
  if (!first || !last) return 0;
  const partNumber = (stored.at(-1)?.partNumber ?? 0) + 1;
  const run = { partNumber, firstSeq: first.seq, lastSeq: last.seq, bytes: sum, endMs: last.endMs };
  const { sessionId } = row;
  await markStored(context, { ...run, sessionId, segment: number, etag: null }, 'held');
  return sum;
}

type StoredPart = LedgerPart & { readonly etag: string };

function storedParts(parts: readonly LedgerPart[]): StoredPart[] {
  return parts.filter((part): part is StoredPart => part.etag !== null);
}

function asCompleted(part: LedgerPart): { PartNumber: number; ETag: string } {
  return { PartNumber: part.partNumber, ETag: part.etag ?? '' };
}
