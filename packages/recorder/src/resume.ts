import { unfinishedSessions } from './journal/disk-journal.ts';
import { SessionBusyError } from './journal/session-lock.ts';
import type { RecordingOptions } from './recording.ts';
import { createRecording, defaultJournalName } from './recording.ts';

/**
 * Uploads and completes what an earlier life of the page recorded for one session, without a
 * click, and lets the session go. Resolves when all of it is complete at the store.
 * @returns `busy` when another tab has the session, and so does the work
 */
export async function resume(options: RecordingOptions): Promise<'complete' | 'busy'> {
  const recording = createRecording(options);
  try {
    await recording.uploaded();
    return 'complete';
  } catch (error) {
    if (error instanceof SessionBusyError) return 'busy';
    throw error;
  } finally {
    await recording.close();
  }
}

/** Sessions in this browser's journal that have something left; none where storage is refused. */
export async function sessionsToResume(
  journalName: string = defaultJournalName,
): Promise<string[]> {
  try {
    return await unfinishedSessions(journalName);
  } catch {
    return [];
  }
}
