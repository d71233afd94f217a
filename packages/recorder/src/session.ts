import type { Clock } from './clock.ts';
import type { JournalHealth } from './journal/guarded-journal.ts';
import type { Journal } from './journal/journal.ts';
import { openJournal } from './journal/open-journal.ts';
import { holdSession } from './journal/session-lock.ts';
import type { RecorderLimits } from './limits-rules.ts';
import { readSession } from './session-journal.ts';
import type { SegmentBook } from './upload/segment-book.ts';
import type { UploadTransport } from './upload/transport.ts';
import type { Uploader } from './upload/uploader.ts';
import { startUploader } from './upload/uploader.ts';

export interface SessionOptions {
  /** Names the interview session; everything in the journal is kept under it. */
  readonly sessionId: string;
  readonly transport: UploadTransport;
  /** Name of the IndexedDB database; one per product is enough. */
  readonly journalName: string;
  readonly clock: Clock;
  readonly limits: RecorderLimits;
  /** The server takes nothing more of this session. */
  readonly onClosed: () => void;
}

/** A session that this page alone may write. */
export interface OpenSession {
  readonly journal: Journal;
  readonly book: SegmentBook;
  readonly uploader: Uploader;
  /** What an earlier life of the page left could not be read. */
  readonly unread: boolean;
  /** Lets another tab or the next page life have the session. */
  close(): Promise<void>;
}

/** Takes the session's lock, reads its journal, and uploads whatever an earlier life left. */
export async function openSession(
  options: SessionOptions,
  onHealth: (health: JournalHealth) => void,
  onProgress: () => void,
): Promise<OpenSession> {
  const { sessionId, journalName, clock, limits } = options;
  const release = await holdSession({
    name: `${journalName}/${sessionId}`,
    waitMs: limits.lockWaitMs,
    clock,
  });
  try {
    const opened = await openJournal({
      name: journalName,
      openMs: limits.journalOpenMs,
      clock,
      onHealth,
    });
    const { journal, book, unread } = await readSession(opened, sessionId, onHealth);
    const uploader = startUploader({ ...options, journal, book, onProgress });
    return {
      journal,
      book,
      uploader,
      unread,
      close: async () => {
        await uploader.close();
        journal.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
