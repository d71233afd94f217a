import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { goHome, rememberSession } from './attempt-link.ts';
import type { SaveState } from './attempt-sender.ts';
import { CheckStep } from './check-step.tsx';
import { ClosedPage } from './closed-page.tsx';
import { beginSession, type InterviewSession } from './interview-session.ts';
import { InterviewRoom } from './interview-room.tsx';
import type { Invitation } from './invitation.ts';
import { createRoomRecording, type RoomRecording, type Share } from './room-recording.ts';
import { errorTitle, expiredText, lockedText, recordingTexts } from './room-texts.ts';

type Phase =
  | { name: 'check'; problem?: string }
  | { name: 'loading' }
  | { name: 'ended' }
  | { name: 'room'; session: InterviewSession; recording: RoomRecording | null; problem?: string };

type Props = {
  invitation: Invitation;
  token: string;
  termsID: number;
  /** Ends what still sends for an earlier page. */
  settle: () => Promise<void>;
};

/** From the system check over “Loading Questions...” into the interview. */
export function InterviewFlow({ invitation, token, termsID, settle }: Props) {
  const [phase, setPhase] = useState<Phase>({ name: 'check' });
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const [toast, setToast] = useState<string | null>(null);
  const interrupted = useRef(() => {});
  const begin = async (share: Share | null) => {
    // In the click: the browser grants fullscreen to nothing else.
    void document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => {});
    setPhase({ name: 'loading' });
    const scheduleId = invitation.interviewScheduleID;
    try {
      await settle();
      const isResumed = invitation.status === 'in-progress';
      const session = await beginSession(
        { token, scheduleId, termsID, isResumed },
        {
          onState: setSaveState,
          onExpired: () => goHome(expiredText),
          onRefused: (code) => setToast(code === 'answer_locked' ? lockedText : errorTitle),
        },
      );
      const started = await startRecording(session, share, { token, scheduleId }, () =>
        interrupted.current(),
      );
      setPhase({ name: 'room', session, ...started });
    } catch (error) {
      setPhase(phaseAfter(error));
    }
  };
  if (phase.name === 'ended') return <ClosedPage reason="ended" />;
  if (phase.name === 'loading') {
    return (
      <main className="room-overlay">
        <h1>Loading Questions...</h1>
        <output>Please wait while we prepare your interview</output>
      </main>
    );
  }
  if (phase.name === 'check') {
    return (
      <>
        {phase.problem !== undefined && (
          <div role="alert" className="room-toast">
            <strong>{errorTitle}</strong> {phase.problem}
          </div>
        )}
        <CheckStep
          invitation={invitation}
          doneLabel="Start interview"
          keepShare
          onDone={(share) => void begin(share)}
        />
      </>
    );
  }
  return (
    <InterviewRoom
      invitation={invitation}
      session={phase.session}
      recording={phase.recording}
      saveState={saveState}
      toast={toast}
      recordingProblem={phase.problem ?? null}
      onInterruption={(handler) => {
        interrupted.current = handler;
      }}
    />
  );
}

function phaseAfter(error: unknown): Phase {
  if (error instanceof ApiError && error.statusCode === 401) goHome(expiredText);
  if (error instanceof ApiError && error.code === 'interview_ended') return { name: 'ended' };
  const problem =
    error instanceof ApiError ? error.message : 'The interview could not be prepared.';
  return { name: 'check', problem };
}

/** A recorder that cannot start must not cost the candidate the interview: the report says what is missing. */
async function startRecording(
  session: InterviewSession,
  share: Share | null,
  place: { token: string; scheduleId: number },
  onInterrupted: () => void,
): Promise<{ recording: RoomRecording | null; problem?: string }> {
  if (share === null) return { recording: null };
  const { sessionId, life } = session.started;
  rememberSession(place.scheduleId, sessionId);
  const { offsetMs } = session;
  const recording = createRoomRecording({ ...place, sessionId, life, offsetMs, onInterrupted });
  try {
    void recording.resume().catch(() => {});
    await recording.start(share);
    return { recording };
  } catch {
    return { recording, problem: recordingTexts.failed };
  }
}
