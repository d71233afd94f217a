import type { JournalHealth } from './journal/guarded-journal.ts';
import type { LeavingPiece } from './leaving.ts';
import { leavingPiece } from './leaving.ts';
import type { RecordingProgress } from './progress.ts';
import { progressOf } from './progress.ts';
import type { SegmentRun } from './segment-run.ts';
import type { OpenSession, SessionOptions } from './session.ts';
import { openSession } from './session.ts';

export interface SessionHolder {
  /** Opens the session once; a failure may be tried again. */
  readonly open: () => Promise<OpenSession>;
  readonly current: () => OpenSession | null;
  readonly progress: () => RecordingProgress;
  readonly leaving: (maxBytes: number) => LeavingPiece | null;
  readonly tell: () => void;
  readonly onProgress: (listener: (progress: RecordingProgress) => void) => () => void;
  readonly close: () => Promise<void>;
}

/** The session a recording works on, and what is told about it. */
export function createSessionHolder(
  options: SessionOptions,
  active: () => SegmentRun | null,
): SessionHolder {
  const listeners = new Set<(progress: RecordingProgress) => void>();
  let health: JournalHealth = { journal: 'durable', journalReason: null, memoryBytes: 0 };
  let session: OpenSession | null = null;
  let opening: Promise<OpenSession> | null = null;

  const progress = (): RecordingProgress => {
    const run = active();
    return progressOf({
      entries: session?.book.entries() ?? [],
      activeMs: run ? options.clock.now() - run.beganAt : null,
      activeSegment: run?.number() ?? null,
      trouble: session?.uploader.trouble() ?? null,
      unread: session?.unread ?? false,
      health: { ...health, memoryBytes: health.memoryBytes + (run?.stuckBytes() ?? 0) },
    });
  };
  const tell = () => {
    const now = progress();
    for (const listener of listeners) listener(now);
  };
  const onHealth = (next: JournalHealth) => {
    const changed =
      next.journalReason !== health.journalReason || next.memoryBytes !== health.memoryBytes;
    health = next;
    if (changed) tell();
  };
  const open = async (): Promise<OpenSession> => {
    try {
      session = await openSession(options, onHealth, tell);
      tell();
      return session;
    } catch (error) {
      opening = null;
      throw error;
    }
  };
  return {
    open: () => (opening ??= open()),
    current: () => session,
    progress,
    leaving: (maxBytes) =>
      leavingPiece(session?.book.entries() ?? [], active()?.number() ?? null, maxBytes),
    tell,
    onProgress: (listener) => {
      listeners.add(listener);
      listener(progress());
      return () => listeners.delete(listener);
    },
    close: async () => {
      const opened = await opening?.catch(() => null);
      await opened?.close();
      session = null;
      opening = null;
    },
  };
}
