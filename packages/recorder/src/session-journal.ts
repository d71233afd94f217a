import type { JournalHealth } from './journal/guarded-journal.ts';
import { guardJournal } from './journal/guarded-journal.ts';
import type { Journal } from './journal/journal.ts';
import type { SegmentBook } from './upload/segment-book.ts';
import { openBook } from './upload/segment-book.ts';

export interface SessionJournal {
  readonly journal: Journal;
  readonly book: SegmentBook;
  /** The disk may hold segments that nobody has read: the session cannot be called complete. */
  readonly unread: boolean;
}

/**
 * Reads the session. A disk that opens and then cannot be read is left alone, for the next life of the
 * page: numbered anew, our segments would overwrite those that it holds. Memory takes its place.
 */
export async function readSession(
  journal: Journal,
  sessionId: string,
  onHealth: (health: JournalHealth) => void,
): Promise<SessionJournal> {
  try {
    return { journal, book: await openBook(journal, sessionId), unread: false };
  } catch {
    journal.close();
    const memory = guardJournal(null, onHealth);
    return { journal: memory, book: await openBook(memory, sessionId), unread: true };
  }
}
