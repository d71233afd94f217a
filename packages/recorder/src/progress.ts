import type { JournalHealth } from './journal/guarded-journal.ts';
import type { RecordingState } from './progress-rules.ts';
import { recordingState } from './progress-rules.ts';
import type { SegmentEntry } from './upload/segment-book.ts';
import { heldMs } from './upload/segment-book.ts';
import type { Trouble } from './upload/troubles.ts';

/** What a screen may show. Lengths are milliseconds and bytes, over all segments together. */
export interface RecordingProgress extends JournalHealth {
  readonly state: RecordingState;
  /** A recorder runs now, whatever the state of the upload. */
  readonly recording: boolean;
  readonly recordedMs: number;
  /** Recorded time that the journal has: what a crash at this moment leaves whole. */
  readonly journaledMs: number;
  readonly uploadedParts: number;
  /** Journaled and not yet acknowledged by the store. */
  readonly waitingBytes: number;
  /** Recorded time that the store does not have yet. */
  readonly lag: number;
  /** Recorded time that is on this computer only: neither in a part nor as a slice at the store. */
  readonly onlyHereMs: number;
  readonly segments: number;
  /** The server takes nothing more of this session; what it lacked has been dropped. */
  readonly closed: boolean;
  /** The last failure, null once a call has succeeded again. */
  readonly lastError: string | null;
}

export interface ProgressSources {
  readonly entries: readonly SegmentEntry[];
  /** How long the running segment has run; null when none does. */
  readonly activeMs: number | null;
  readonly activeSegment: number | null;
  readonly trouble: Trouble | null;
  /** What an earlier life of the page left could not be read, and so not be sent. */
  readonly unread: boolean;
  readonly health: JournalHealth;
}

export function progressOf(sources: ProgressSources): RecordingProgress {
  const { entries, activeMs, activeSegment, trouble, unread, health } = sources;
  const recording = activeMs !== null;
  const storedMs = sum(entries, (entry) => entry.row.lastCutMs);
  const others = entries.filter((entry) => entry.row.segment !== activeSegment);
  const recordedMs = sum(others, (entry) => entry.recordedMs) + (activeMs ?? 0);
  return {
    ...health,
    state: recordingState({
      recording,
      openSegments: entries.filter((entry) => entry.row.state !== 'complete').length,
      segments: entries.length,
      retrying: trouble?.retrying ?? false,
      givenUp: unread || (trouble?.givenUp ?? false),
    }),
    recording,
    recordedMs,
    journaledMs: sum(entries, (entry) => entry.recordedMs),
    uploadedParts: sum(entries, (entry) => entry.uploadedParts),
    waitingBytes: sum(entries, (entry) => entry.waitingBytes),
    lag: Math.max(0, recordedMs - storedMs),
    onlyHereMs: Math.max(0, recordedMs - sum(entries, heldMs)),
    segments: entries.length,
    closed: trouble?.closed ?? false,
    lastError: trouble?.lastError ? messageOf(trouble.lastError) : null,
  };
}

function sum<T>(rows: readonly T[], value: (row: T) => number): number {
  return rows.reduce((total, row) => total + value(row), 0);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
