import { useRef, useState } from 'react';
import { currentLanguage } from '../../../lib/language.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { goHome, rememberSession } from './attempt-link.ts';
import { CheckStep } from './check-step.tsx';
import { checkWords } from './check-words.ts';
import { ClosedPage } from './closed-page.tsx';
import { EndedPage } from './ended-page.tsx';
import { InterviewRoom } from './interview-room.tsx';
import { interviewWords as words } from './interview-words.ts';
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
import { roomTexts } from './room-words.ts';
import type { Interrupted } from './use-interruption.ts';
import './interview-flow.css';

// With the interview, of which it is made: a file of its own would take five of them apart.
export { PracticeRoom } from './practice-room.tsx';

type Phase =
  | { name: 'check'; problem?: unknown }
  | { name: 'loading' | 'ended' | 'terms-changed' }
  | { name: 'closed'; reason: Problem }
  | {
      name: 'room';
      session: InterviewSession;
      recording: RoomRecording | null;
      problem?: Interrupted;
    };

type Props = {
  invitation: Invitation;
  token: string;
  /** Null: in an earlier page life. */
  agreed: Agreed | null;
  /** Ends what still sends for an earlier page. */
  settle: () => Promise<void>;
  onTermsChanged: () => void;
  Monitors: MonitorsComponent;
};

/** From the system check over “{words.loading}” into the interview. */
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
      if (meaningOf(error) === 'expired') return goHome(roomTexts.expired);
      const next = phaseAfter(error);
      if (next.name === 'terms-changed') return onTermsChanged();
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
        <h1>{words.loading}</h1>
        <output>{words.preparing}</output>
      </main>
    );
  }
  const problem = phase.name === 'check' ? phase.problem : undefined;
  return (
    <CheckStep
      invitation={invitation}
      doneLabel={checkWords.start}
      problem={
        problem === undefined ? undefined : { title: roomTexts.errorTitle, text: textOf(problem) }
      }
      keepShare
      onDone={(share) => void begin(share)}
    />
  );
}

/** What the server says is English; in another language, that it may be tried again. */
const textOf = (error: unknown): string =>
  error instanceof ApiError && currentLanguage() === 'en' ? error.message : words.notPrepared;

function phaseAfter(error: unknown): Phase {
  if (!(error instanceof ApiError)) return { name: 'check', problem: error };
  if (error.code === 'interview_ended') return { name: 'ended' };
  if (error.code === 'terms_changed') return { name: 'terms-changed' };
  const reason = problemOfCode(error.code);
  return reason === undefined ? { name: 'check', problem: error } : { name: 'closed', reason };
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
): Promise<{ recording: RoomRecording | null; problem?: Interrupted }> {
  if (share === null) return { recording: null };
  const { sessionId, life } = session.started;
  rememberSession(place.scheduleId, sessionId);
  const { offsetMs } = session;
  const recording = createRoomRecording({ ...place, sessionId, life, offsetMs });
  try {
    await recording.start(share);
    return { recording };
  } catch {
    return { recording, problem: 'failed' };
  }
}
