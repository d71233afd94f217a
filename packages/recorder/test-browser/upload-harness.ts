import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../src/clock.ts';
import { systemClock } from '../src/clock.ts';
import { guardJournal } from '../src/journal/guarded-journal.ts';
import type { Chunk, Journal, Segment, SegmentFacts } from '../src/journal/journal.ts';
import type { RecorderLimits } from '../src/limits-rules.ts';
import { recorderLimits } from '../src/limits-rules.ts';
import type { SegmentBook } from '../src/upload/segment-book.ts';
import { openBook } from '../src/upload/segment-book.ts';
import type { Uploader } from '../src/upload/uploader.ts';
import { startUploader } from '../src/upload/uploader.ts';
import { faultyDisk } from './faulty-disk.ts';
import { httpTransport } from './http-transport.ts';
import type { Receiver, StoredUpload } from './receiver.ts';
import { startReceiver } from './receiver.ts';

export const sessionId = 'session-1';

const limits: RecorderLimits = {
  ...recorderLimits,
  partBytes: 100,
  minPartBytes: 50,
  partMs: 0,
  // Shorter than the time limit of a call, for the clock below leaves those as they are.
  restMs: 20_000,
};

/** The product's pauses, asked for and kept, but a thousand times shorter. */
function hastyClock(pauses: number[]): Clock {
  return {
    now: () => systemClock.now(),
    pause: (ms, signal) => {
      pauses.push(ms);
      return systemClock.pause(ms >= limits.callTimeoutMs ? ms : ms / 1_000, signal);
    },
  };
}

/** A page's uploader over real HTTP, with a journal that outlives the page. */
export class UploadHarness {
  readonly pauses: number[] = [];
  readonly storage = faultyDisk();
  journal!: Journal;
  readonly receiver: Receiver;
  readonly #folder: string;
  #onProgress = () => {};
  closures = 0;
  book!: SegmentBook;
  uploader!: Uploader;

  private constructor(folder: string, receiver: Receiver) {
    this.#folder = folder;
    this.receiver = receiver;
  }

  static async open(): Promise<UploadHarness> {
    const folder = await mkdtemp(join(tmpdir(), 'recorder-'));
    const harness = new UploadHarness(folder, await startReceiver(folder));
    await harness.#load();
    return harness;
  }

  async #load(): Promise<void> {
    const { pauses, receiver } = this;
    const journal = guardJournal(this.storage.disk, () => {});
    this.journal = journal;
    this.book = await openBook(journal, sessionId);
    this.uploader = startUploader({
      journal,
      book: this.book,
      transport: httpTransport(receiver.apiUrl),
      clock: hastyClock(pauses),
      limits,
      chance: () => 0,
      onProgress: () => this.#onProgress(),
      onClosed: () => {
        this.closures += 1;
      },
    });
  }

  /** The page dies and is opened again: nothing is left but the journal. */
  async reopen(): Promise<void> {
    await this.uploader.close();
    await this.#load();
  }

  async close(): Promise<void> {
    await this.uploader.close();
    await this.receiver.close();
    await rm(this.#folder, { recursive: true });
  }

  /** Resolves at the first report of progress at which the condition holds. */
  async until(condition: () => boolean): Promise<void> {
    const met = Promise.withResolvers<void>();
    this.#onProgress = () => {
      if (condition()) met.resolve();
    };
    this.#onProgress();
    await met.promise;
  }

  async begin(segment = 1, facts: SegmentFacts = {}): Promise<void> {
    const row: Segment = {
      sessionId,
      segment,
      segmentId: `id-${segment}`,
      startedAt: 1_700_000_000_000 + segment,
      mimeType: 'video/webm;codecs=vp9,opus',
      facts,
      state: 'recording',
      upload: null,
      startsAtByte: 0,
      storedSeq: -1,
      lastCutMs: 0,
    };
    this.book.add(row);
    await this.journal.saveSegment(row);
  }

  /** Every slice has as many bytes as this one. */
  async record(seq: number, bytes: number, segment = 1): Promise<void> {
    const blob = new Blob([content(seq, bytes)]);
    const place = { seq, bytes, startByte: seq * bytes, endMs: (seq + 1) * 8_000 };
    const chunk: Chunk = { ...place, sessionId, segment, blob };
    await this.journal.addChunk(chunk);
    this.book.recorded(chunk);
    this.uploader.nudge();
  }

  async end(segment = 1): Promise<void> {
    await this.journal.saveSegment(this.book.change(segment, { state: 'ended' }));
    this.uploader.nudge();
  }

  complete(): boolean {
    return this.book.entries().every(({ row }) => row.state === 'complete');
  }

  uploadedParts(): number {
    return this.book.entries().reduce((sum, entry) => sum + entry.uploadedParts, 0);
  }

  upload(index = 0): StoredUpload {
    const upload = [...this.receiver.uploads.values()][index];
    if (!upload) throw new Error(`no upload ${index}`);
    return upload;
  }

  fileOf(index = 0): Promise<string> {
    return readFile(this.upload(index).file ?? 'not completed', 'utf8');
  }
}

/** A chunk's bytes tell which chunk they are. */
export function content(seq: number, bytes: number): string {
  return String(seq % 10).repeat(bytes);
}
