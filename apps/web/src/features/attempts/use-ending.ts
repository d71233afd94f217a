import { useCallback, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { goHome } from './attempt-link.ts';
import type { InterviewSession } from './interview-session.ts';
import type { RoomRecording } from './room-recording.ts';
import { expiredText } from './room-texts.ts';

/** The recording may hold up the completion for this long; what is left goes up on the next visit. */
const UPLOAD_MS = 60_000;

export type Receipt = {
  answeredCount: number;
  questionCount: number;
  endedAt: string;
  uploaded: boolean;
};

export type Ending =
  | { name: 'none' | 'confirm' | 'submitting' }
  | { name: 'completed'; receipt: Receipt }
  | { name: 'time-up'; uploaded: boolean };

/** Submission, time-up and leaving: answers first, then the recording, then the way out. */
export function useEnding(session: InterviewSession, recording: RoomRecording | null) {
  const [ending, setEnding] = useState<Ending>({ name: 'none' });
  const leave = () => {
    session.sender.stop();
    leaveFullscreen();
    goHome();
  };
  const submit = async () => {
    setEnding({ name: 'submitting' });
    await session.sender.flush();
    const reply = await untilAnswered(() => session.submit());
    if (reply === null) return leave();
    const uploaded = await uploadRest(recording);
    leaveFullscreen();
    setEnding({ name: 'completed', receipt: { ...reply, uploaded } });
  };
  const timeUp = useCallback(() => {
    setEnding({ name: 'time-up', uploaded: false });
    closeAtDeadline(session, recording).then(
      (uploaded) => setEnding({ name: 'time-up', uploaded }),
      () => {},
    );
  }, [session, recording]);
  /** Another device or page ended it here: nothing more is recorded, and the screen is free again. */
  const release = useCallback(() => {
    leaveFullscreen();
    void uploadRest(recording);
  }, [recording]);
  return {
    ending,
    askToSubmit: () => setEnding({ name: 'confirm' }),
    cancel: () => setEnding({ name: 'none' }),
    submit: () => void submit(),
    timeUp,
    release,
    leave,
  };
}

async function closeAtDeadline(
  session: InterviewSession,
  recording: RoomRecording | null,
): Promise<boolean> {
  // The server has closed it or will; this only makes sure that it knows we are done.
  await session.submit().catch(() => {});
  const uploaded = await uploadRest(recording);
  leaveFullscreen();
  return uploaded;
}

/** Whether the store has all of it; at most a minute is spent. */
async function uploadRest(recording: RoomRecording | null): Promise<boolean> {
  if (recording === null) return true;
  await recording.stop().catch(() => {});
  const rest = recording.uploaded().then(
    () => true,
    () => false,
  );
  const limit = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), UPLOAD_MS);
  });
  return Promise.race([rest, limit]);
}

function leaveFullscreen(): void {
  if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => {});
}

/** Null: refused, and asking again would be refused again. */
async function untilAnswered<T>(ask: () => Promise<T>): Promise<T | null> {
  for (let waitMs = 500; ; waitMs = Math.min(waitMs * 2, 5_000)) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof ApiError && error.statusCode === 401) {
        goHome(expiredText);
        return null;
      }
      const isRefusal =
        error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500;
      if (isRefusal && error.statusCode !== 429) return null;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
