import { backoffMs } from '@candor/outbox';
import { attemptLimits } from './attempt-outbox.ts';
import type { InterviewSession } from './interview-session.ts';
import type { SettleReports } from './monitor-reports.ts';
import { isErrorReply, meaningOf } from './refusal-rules.ts';
import type { RoomRecording } from './room-recording.ts';

/** The recording may hold up the completion for this long; what is left goes up on the next visit. */
const UPLOAD_MS = 60_000;
/** Answers that were given in time count when they arrive this long after it (the grace is 60 s). */
const LAST_ANSWERS_MS = 45_000;

/** Leaving waits this long for the last slice to be written, and for reports; the next visit sends them. */
const LEAVE_MS = 3_000;

/** What became of the recording; `null` while it is on its way. */
export type UploadOutcome = {
  readonly uploaded: boolean;
  readonly problem: string | null;
  /** The server takes nothing more of it. */
  readonly closed: boolean;
} | null;

export type Receipt = {
  readonly answeredCount: number;
  readonly questionCount: number;
  readonly endedAt: string;
};

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Resolves when all of it is on this computer's disk, with what went wrong (BR-6). */
export async function stopped(recording: RoomRecording | null): Promise<string | null> {
  try {
    await recording?.stop();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What would go with the page's memory, and what the monitors still have to say. */
export async function restWritten(
  recording: RoomRecording | null,
  settle: SettleReports,
): Promise<void> {
  const rest = [stopped(recording), settle(LEAVE_MS)];
  await Promise.race([Promise.allSettled(rest), pause(LEAVE_MS)]);
}

/** Whether the store has all of it; at most a minute is spent. */
export async function restUploaded(
  recording: RoomRecording | null,
  problem: string | null,
): Promise<NonNullable<UploadOutcome>> {
  if (recording === null) return { uploaded: true, problem, closed: false };
  const rest = recording.uploaded().then(
    () => true,
    () => false,
  );
  const uploaded = await Promise.race([rest, pause(UPLOAD_MS).then(() => false)]);
  return { uploaded, problem, closed: recording.progress().closed };
}

/** What is on this computer's disk may wait; what is in memory only goes up first. */
export async function restKept(recording: RoomRecording | null, problem: string | null) {
  if ((recording?.progress().memoryBytes ?? 0) > 0) await restUploaded(recording, problem);
}

export function leaveFullscreen(): void {
  if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => {});
}

/** At the deadline: what was given in time first, then a word that we are done. The server closes it anyway. */
export async function closeAtDeadline(session: InterviewSession): Promise<void> {
  await Promise.race([session.sender.flush(), pause(LAST_ANSWERS_MS)]);
  await submitted(session, { onStalled: () => {}, isLeaving: () => false });
}

/** `error`: the server answers, and with errors. `away`: nobody does. */
export type Stalled = 'error' | 'away';

type SubmitWays = {
  readonly onStalled: (why: Stalled) => void;
  /** Whether the candidate is on the way out: what waits unsent then must not be overtaken. */
  readonly isLeaving: () => boolean;
};

/** Asks until the server has answered: what may pass is no reason to give up. */
export async function submitted(
  session: Pick<InterviewSession, 'submit'>,
  { onStalled, isLeaving }: SubmitWays,
): Promise<Receipt | 'expired' | 'refused' | 'left'> {
  for (let failures = 1; !isLeaving(); failures += 1) {
    try {
      return await session.submit();
    } catch (error) {
      const meaning = meaningOf(error);
      if (meaning === 'expired') return 'expired';
      if (meaning !== 'try-again') return 'refused';
      onStalled(isErrorReply(error) ? 'error' : 'away');
      await pause(backoffMs(failures, Math.random(), attemptLimits));
    }
  }
  return 'left';
}
