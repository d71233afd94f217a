import { useCallback, useRef, useState } from 'react';
import { goHome } from './attempt-link.ts';
import {
  closeAtDeadline,
  leaveFullscreen,
  pause,
  type Receipt,
  type Stalled,
  restKept,
  restUploaded,
  restWritten,
  stopped,
  submitted,
  type UploadOutcome,
} from './closing.ts';
import type { InterviewSession } from './interview-session.ts';
import type { SettleReports } from './monitor-reports.ts';
import type { RoomRecording } from './room-recording.ts';
import { roomTexts } from './room-words.ts';

/** “Exit” waits this long for the last answers. */
const EXIT_MS = 10_000;

/** Whoever is here so long after leaving was asked by the browser, and stayed for the upload. */
const STAYED_MS = 2_000;

export type Ending =
  | { readonly name: 'none' | 'confirm' | 'leave' | 'leaving' }
  | { readonly name: 'submitting'; readonly stalled: Stalled | null }
  | { readonly name: 'completed'; readonly receipt: Receipt; readonly upload: UploadOutcome }
  | { readonly name: 'time-up'; readonly upload: UploadOutcome };

type Rest = {
  readonly recording: RoomRecording | null;
  readonly reports: { readonly current: SettleReports };
};

/** Submission, time-up and leaving: answers first, then the recording, then the way out. */
export function useEnding(session: InterviewSession, { recording, reports }: Rest) {
  const [ending, setEnding] = useState<Ending>({ name: 'none' });
  const closing = useRef<Promise<unknown>>(undefined);
  const leaving = useRef(false);
  const depart = useCallback(
    async (notice?: string) => {
      leaving.current = true;
      setEnding({ name: 'leaving' });
      leaveFullscreen();
      await restWritten(recording, reports.current);
      session.sender.stop();
      goHome(notice);
    },
    [session, recording, reports],
  );
  const timeUp = useCallback(() => {
    setEnding({ name: 'time-up', upload: null });
    leaveFullscreen();
    const recorded = stopped(recording);
    closing.current = Promise.allSettled([closeAtDeadline(session), recorded]);
    void recorded
      .then((problem) => restUploaded(recording, problem))
      .then((upload) =>
        setEnding((now) => (now.name === 'time-up' ? { name: 'time-up', upload } : now)),
      );
  }, [session, recording]);
  /** Another device or page ended it here: nothing more is recorded, and screen and session are free. */
  const release = useCallback(() => {
    leaveFullscreen();
    void stopped(recording)
      .then((problem) => restKept(recording, problem))
      .then(() => recording?.close());
  }, [recording]);
  const expire = useCallback(() => void depart(roomTexts.expired), [depart]);
  return {
    ending,
    askToSubmit: () => setEnding({ name: 'confirm' }),
    askToLeave: () => setEnding({ name: 'leave' }),
    cancel: () => setEnding({ name: 'none' }),
    submit: () => void submit(session, recording, { setEnding, depart, leaving }),
    /** BI-11. The interview itself goes on, on the server. */
    leave: () => {
      session.noteLeaving();
      void depart();
    },
    exit: () => {
      setEnding({ name: 'leaving' });
      void Promise.race([closing.current, pause(EXIT_MS)])
        .then(() => depart())
        .then(() => pause(STAYED_MS))
        .then(() => {
          leaving.current = false;
          setEnding(ending);
        });
    },
    expire,
    timeUp,
    release,
  };
}

type Ways = {
  setEnding: (ending: Ending) => void;
  depart: (notice?: string) => Promise<void>;
  leaving: { readonly current: boolean };
};

/** BI-7, BI-8, BQ-6. */
async function submit(
  session: InterviewSession,
  recording: RoomRecording | null,
  { setEnding, depart, leaving }: Ways,
): Promise<void> {
  setEnding({ name: 'submitting', stalled: null });
  const recorded = stopped(recording);
  await session.sender.flush();
  const onStalled = (stalled: Stalled) => setEnding({ name: 'submitting', stalled });
  const isLeaving = () => leaving.current;
  const expired = session.expired.get();
  const reply = expired ? 'expired' : await submitted(session, { onStalled, isLeaving });
  if (reply === 'left') return;
  if (reply === 'expired') return depart(roomTexts.expired);
  // Refused for good: clean up and go home.
  if (reply === 'refused') return depart(roomTexts.submitRefused);
  leaveFullscreen();
  setEnding({ name: 'completed', receipt: reply, upload: null });
  const upload = await restUploaded(recording, await recorded);
  setEnding({ name: 'completed', receipt: reply, upload });
}
