import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { httpTransport } from '../../test-browser/http-transport.ts';
import type { Receiver } from '../../test-browser/receiver.ts';
import { startReceiver } from '../../test-browser/receiver.ts';
import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';
import type { Chunk, Journal, Segment } from '../journal/journal.ts';
import { createMemoryJournal } from '../journal/memory-journal.ts';
import type { RecorderLimits } from '../limits-rules.ts';
import { recorderLimits } from '../limits-rules.ts';
import { noEtagMessage } from './put-part.ts';
import type { SegmentBook } from './segment-book.ts';
import { openBook } from './segment-book.ts';
import type { Uploader } from './uploader.ts';
import { startUploader } from './uploader.ts';

const sessionId = 'session-1';
const limits: RecorderLimits = {
  ...recorderLimits,
  partBytes: 100,
  minPartBytes: 50,
  partMs: 0,
  // Apart from the time limit of a call, which the clock below leaves as it is.
  restMs: 20_000,
};

/** The product's pauses, asked for and kept, but a thousand times shorter. */
function hastyClock(): Clock & { readonly pauses: number[] } {
  const pauses: number[] = [];
  return {
    pauses,
    now: () => systemClock.now(),
    pause: (ms, signal) => {
      pauses.push(ms);
      return systemClock.pause(ms === limits.callTimeoutMs ? ms : ms / 1_000, signal);
    },
  };
}

let folder: string;
let receiver: Receiver;
let journal: Journal;
let book: SegmentBook;
let clock: ReturnType<typeof hastyClock>;
let uploader: Uploader;
let onProgress: () => void;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recorder-'));
  receiver = await startReceiver(folder);
  journal = createMemoryJournal();
  book = await openBook(journal, sessionId);
  clock = hastyClock();
  onProgress = () => {};
  start();
});

afterEach(async () => {
  await uploader.close();
  await receiver.close();
  await rm(folder, { recursive: true });
});

function start(): void {
  const transport = httpTransport(receiver.apiUrl);
  uploader = startUploader({
    journal,
    book,
    transport,
    clock,
    limits,
    chance: () => 0,
    onProgress: () => onProgress(),
  });
}

/** The page dies and is opened again: nothing is left but the journal. */
async function reopen(): Promise<void> {
  await uploader.close();
  book = await openBook(journal, sessionId);
  start();
}

async function until(condition: () => boolean): Promise<void> {
  const met = Promise.withResolvers<void>();
  onProgress = () => condition() && met.resolve();
  onProgress();
  await met.promise;
}

async function begin(segment = 1): Promise<void> {
  const row: Segment = {
    sessionId,
    segment,
    segmentId: `id-${segment}`,
    startedAt: 1_700_000_000_000 + segment,
    mimeType: 'video/webm;codecs=vp9,opus',
    state: 'recording',
    upload: null,
    startsAtByte: 0,
    storedSeq: -1,
    lastCutMs: 0,
  };
  book.add(row);
  await journal.saveSegment(row);
}

async function record(seq: number, bytes: number, segment = 1): Promise<void> {
  const blob = new Blob([content(seq, bytes)]);
  const chunk: Chunk = { sessionId, segment, seq, bytes, endMs: (seq + 1) * 8_000, blob };
  await journal.addChunk(chunk);
  book.recorded(chunk);
  uploader.nudge();
}

async function end(segment = 1): Promise<void> {
  await journal.saveSegment(book.change(segment, { state: 'ended' }));
  uploader.nudge();
}

const content = (seq: number, bytes: number) => String(seq % 10).repeat(bytes);
const complete = () => book.entries().every(({ row }) => row.state === 'complete');
const uploadedParts = () => book.entries().reduce((n, entry) => n + entry.uploadedParts, 0);
const upload = (index = 0) => [...receiver.uploads.values()][index]!;
const fileOf = (index = 0) => readFile(upload(index).file!, 'utf8');

describe('[BR-3] a segment goes up part by part and is completed', () => {
  test('every byte arrives once, in order, under session-{time}.mp4', async () => {
    await begin();
    for (const seq of [0, 1, 2, 3]) await record(seq, 60);
    await end();
    await until(complete);
    expect(await fileOf()).toBe([0, 1, 2, 3].map((seq) => content(seq, 60)).join(''));
    expect([...upload().parts.values()].map((part) => part.bytes)).toEqual([120, 120]);
    expect(upload().input.fileName).toBe('session-1700000000001.mp4');
  });

  test('a part below the limit waits for more, and goes at the end', async () => {
    await begin();
    for (const seq of [0, 1, 2]) await record(seq, 60);
    await until(() => uploadedParts() === 1);
    expect(upload().parts.size).toBe(1);
    expect(complete()).toBe(false);
    await end();
    await until(complete);
    expect(upload().parts.get(2)?.bytes).toBe(60);
  });

  test('acknowledged chunks leave the journal, others stay', async () => {
    await begin();
    for (const seq of [0, 1, 2]) await record(seq, 60);
    await until(() => uploadedParts() === 1);
    await uploader.close();
    expect((await journal.chunks(sessionId, 1)).map((chunk) => chunk.seq)).toEqual([2]);
  });

  test('a signed PUT carries no credentials of ours', async () => {
    await begin();
    await record(0, 60);
    await end();
    await until(complete);
    const [headers] = receiver.putHeaders;
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('content-type');
  });

  test('a segment that recorded nothing asks the server for nothing', async () => {
    await begin();
    await end();
    await until(complete);
    expect(receiver.calls).toEqual([]);
  });

  test('the previous segment is uploaded before the next one', async () => {
    await begin(1);
    await begin(2);
    await record(0, 120, 2);
    await record(0, 120, 1);
    await end(1);
    await end(2);
    await until(complete);
    const files = [await fileOf(0), await fileOf(1)];
    expect(files.map((file) => file.length)).toEqual([120, 120]);
    expect(receiver.uploads.size).toBe(2);
  });
});

describe('[BR-3] what goes wrong at the store is tried again', () => {
  test('a missing ETag is the error “No ETag received from S3”', async () => {
    receiver.faults.missingEtags = 1;
    await begin();
    await record(0, 60);
    await end();
    const errors: unknown[] = [];
    await until(() => {
      errors.push(uploader.trouble().lastError);
      return complete();
    });
    expect(errors).toContainEqual(new Error(noEtagMessage));
    expect(noEtagMessage).toBe('No ETag received from S3');
    expect(await fileOf()).toBe(content(0, 60));
  });

  test('an expired URL is replaced at once', async () => {
    receiver.faults.expiredUrls = 1;
    await begin();
    await record(0, 60);
    await end();
    await until(complete);
    expect(receiver.calls.filter((call) => call === 'sign')).toHaveLength(2);
    expect(clock.pauses).not.toContain(limits.firstPauseMs / 2);
  });

  test('refused PUTs back off, doubling', async () => {
    receiver.faults.failedPuts = 3;
    await begin();
    await record(0, 60);
    await end();
    await until(complete);
    const backOffs = clock.pauses.filter((ms) => [500, 1_000, 2_000].includes(ms));
    expect(backOffs).toEqual([500, 1_000, 2_000]);
  });

  test('complete is tried 5 times, 1 s apart, with one payload', async () => {
    receiver.faults.failedCompletes = 4;
    await begin();
    await record(0, 60);
    await end();
    await until(complete);
    expect(receiver.calls.filter((call) => call === 'complete')).toHaveLength(5);
    expect(clock.pauses.filter((ms) => ms === 1_000)).toHaveLength(4);
  });

  test('after 5 failed completions the state is failed, and another round follows', async () => {
    receiver.faults.failedCompletes = 5;
    await begin();
    await record(0, 60);
    await end();
    await until(() => uploader.trouble().givenUp);
    await until(complete);
    expect(uploader.trouble()).toEqual({ retrying: false, givenUp: false, lastError: null });
    expect(receiver.calls).toContain('list');
  });

  test('a segment that cannot be completed does not hold back the next', async () => {
    receiver.faults.failedCompletes = 5;
    await begin(1);
    await begin(2);
    await record(0, 60, 1);
    await record(0, 60, 2);
    await end(2);
    await end(1);
    await until(() => book.row(2).state === 'complete');
    expect(book.row(1).state).toBe('ended');
    await until(complete);
    expect(receiver.uploads.size).toBe(2);
  });
});

describe('[BR-7] a page that died goes on where it was', () => {
  test('the rest is uploaded and completed without anybody asking', async () => {
    await begin();
    for (const seq of [0, 1, 2]) await record(seq, 60);
    await until(() => uploadedParts() === 1);
    await reopen();
    await until(complete);
    expect(await fileOf()).toBe([0, 1, 2].map((seq) => content(seq, 60)).join(''));
  });

  test('a part that arrived without its acknowledgement is not sent twice', async () => {
    receiver.faults.lostReplies = 1;
    await begin();
    for (const seq of [0, 1, 2]) await record(seq, 60);
    // The reply is lost at the very moment at which the page dies.
    await until(() => uploader.trouble().retrying);
    await reopen();
    await until(complete);
    expect(await fileOf()).toBe([0, 1, 2].map((seq) => content(seq, 60)).join(''));
    expect(receiver.putHeaders).toHaveLength(2);
  });

  test('what the server finished meanwhile is followed by an upload of the rest', async () => {
    await begin();
    for (const seq of [0, 1, 2]) await record(seq, 60);
    await until(() => uploadedParts() === 1);
    await uploader.close();
    await receiver.sweep(upload().uploadId);
    await reopen();
    await until(complete);
    expect(upload(1).input.startsAtByte).toBe(120);
    expect((await fileOf(0)) + (await fileOf(1))).toBe(
      [0, 1, 2].map((seq) => content(seq, 60)).join(''),
    );
  });

  test('a completion whose reply was lost is not an error', async () => {
    await begin();
    await record(0, 120);
    await until(() => uploadedParts() === 1);
    await uploader.close();
    await receiver.sweep(upload().uploadId);
    await reopen();
    await until(complete);
    expect(receiver.uploads.size).toBe(1);
  });
});
