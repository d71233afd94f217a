import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { goHome, rememberSession } from './attempt-link.ts';
import { CheckStep } from './check-step.tsx';
import { ClosedPage } from './closed-page.tsx';
import { EndedPage } from './ended-page.tsx';
import { InterviewRoom } from './interview-room.tsx';
import { type Agreed, beginSession, type InterviewSession } from './interview-session.ts';
import { type Invitation, type Problem, problemOfCode } from './invitation.ts';
import { meaningOf } from './refusal-rules.ts';
import {
  createRoomRecording,
  type Interruption,
  type RoomRecording,
  type Share,
  stopShare,
} from './room-recording.ts';
import type { MonitorsComponent } from './room-side.tsx';
import { errorTitle, expiredText, recordingTexts } from './room-words.ts';
import './interview-flow.css';

// With the interview, of which it is made: a file of its own would take five of them apart.
export { PracticeRoom } from './practice-room.tsx';

type Phase =
  | { name: 'check'; problem?: string }
  | { name: 'loading' | 'ended' }
  | { name: 'closed'; reason: Problem }
  | { name: 'terms-changed'; note: string }
  | { name: 'room'; session: InterviewSession; recording: RoomRecording | null; problem?: string };

type Props = {
  invitation: Invitation;
  token: string;
  /** Null: in an earlier page life. */
  agreed: Agreed | null;
  /** Ends what still sends for an earlier page. */
  settle: () => Promise<void>;
  onTermsChanged: (note: string) => void;
  Monitors: MonitorsComponent;
};

/** From the system check over “Loading Questions...” into the interview. */
export function InterviewFlow(props: Props) {
  const { invitation, token, agreed, settle, onTermsChanged, Monitors } = props;
  const [phase, setPhase] = useState<Phase>({ name: 'check' });
  const interrupted = useRef<(what: Interruption) => void>(() => {});
  const begin = async (share: Share | null) => {
    // In the click: the browser grants fullscreen to nothing else.
    void document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => {});
    setPhase({ name: 'loading' });
    const scheduleId = invitation.interviewScheduleID;
    try {
      await settle();
      const isResumed = invitation.status === 'in-progress';
      const session = await beginSession({ token, scheduleId, isResumed, agreed });
      const started = await startRecording(session, share, {
        token,
        scheduleId,
        onInterrupted: (what) => interrupted.current(what),
      });
      setPhase({ name: 'room', session, ...started });
    } catch (error) {
      // Nothing runs: screen and window are the candidate's again.
      if (share !== null) stopShare(share);
      if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => {});
      if (meaningOf(error) === 'expired') return goHome(expiredText);
      const next = phaseAfter(error);
      if (next.name === 'terms-changed') return onTermsChanged(next.note);
      setPhase(next);
    }
  };
  if (phase.name === 'room') {
    return (
      <InterviewRoom
        invitation={invitation}
        session={phase.session}
        recording={phase.recording}
        recordingProblem={phase.problem ?? null}
        token={token}
        Monitors={Monitors}
        onInterruption={(handler) => {
          interrupted.current = handler;
        }}
      />
    );
  }
  if (phase.name === 'ended') return <EndedPage status="submitted" />;
  if (phase.name === 'closed') return <ClosedPage reason={phase.reason} />;
  if (phase.name === 'loading') {
    return (
      <main className="room-overlay">
        <h1>Loading Questions...</h1>
        <output>Please wait while we prepare your interview</output>
      </main>
    );
  }
  const problem = phase.name === 'check' ? phase.problem : undefined;
  return (
    <CheckStep
      invitation={invitation}
      doneLabel="Start interview"
      problem={problem === undefined ? undefined : { title: errorTitle, text: problem }}
      keepShare
      onDone={(share) => void begin(share)}
    />
  );
}

function phaseAfter(error: unknown): Phase {
  const again = 'The interview could not be prepared. Please try again.';
  if (!(error instanceof ApiError)) return { name: 'check', problem: again };
  if (error.code === 'interview_ended') return { name: 'ended' };
  if (error.code === 'terms_changed') return { name: 'terms-changed', note: error.message };
  const reason = problemOfCode(error.code);
  return reason === undefined
    ? { name: 'check', problem: error.message }
    : { name: 'closed', reason };
}

type RecordingPlace = {
  readonly token: string;
  readonly scheduleId: number;
  readonly onInterrupted: (what: Interruption) => void;
};

/** A recorder that cannot start must not cost the candidate the interview: the report says what is missing. */
async function startRecording(
  session: InterviewSession,
  share: Share | null,
  place: RecordingPlace,
): Promise<{ recording: RoomRecording | null; problem?: string }> {
  if (share === null) return { recording: null };
  const { sessionId, life } = session.started;
  rememberSession(place.scheduleId, sessionId);
  const { offsetMs } = session;
  const recording = createRoomRecording({ ...place, sessionId, life, offsetMs });
  try {
    await recording.start(share);
    return { recording };
  } catch {
    return { recording, problem: recordingTexts.failed };
  }
}
