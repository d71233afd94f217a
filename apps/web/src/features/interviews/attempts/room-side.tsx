import { type ComponentType, useEffect, useRef, useState } from 'react';
import { CameraPreview } from './camera-preview.tsx';
import type { InterviewSession } from './interview-session.ts';
import { interviewWords } from './interview-words.ts';
import type { SettleReports } from './monitor-reports.ts';
import { QuestionStatus } from './question-status.tsx';
import type { RoomRecording } from './room-recording.ts';
import type { useQuestions } from './use-questions.ts';
import type { Warn } from './use-warnings.ts';
import { createWatched, useWatched } from './watched.ts';

/** What the monitors of the room are told; another feature, which the page passes in. */
export type MonitorsProps = {
  readonly token: string;
  readonly scheduleId: number;
  readonly started: InterviewSession['started'];
  readonly candidateId: number;
  readonly offsetMs: () => number;
  readonly camera: MediaStream | null;
  readonly microphone: MediaStream | null;
  /** Else the interview has no microphone of its own. */
  readonly isRecorded: boolean;
  readonly isRunning: boolean;
  /** A break: nothing is watched, and the session goes on. */
  readonly isPaused: boolean;
  readonly onWarning: Warn;
  /** Told at the beginning how to wait for what is reported. */
  readonly onSettling: (settle: SettleReports) => void;
};

export type MonitorsComponent = ComponentType<MonitorsProps>;

type Props = {
  readonly session: InterviewSession;
  readonly token: string;
  readonly recording: RoomRecording | null;
  readonly isCameraAsked: boolean;
  readonly questions: ReturnType<typeof useQuestions>;
  readonly isRunning: boolean;
  readonly isPaused: boolean;
  readonly Monitors: MonitorsComponent;
  readonly onWarning: Warn;
  readonly onSettling: (settle: SettleReports) => void;
};

const noMicrophone = createWatched<MediaStream | null>(null);

/** Beside the question: the candidate's own picture, where they are, and what watches. */
export function RoomSide(props: Props) {
  const { session, token, recording, questions, isRunning, Monitors, onWarning, onSettling } =
    props;
  const [camera, setCamera] = useState<MediaStream | null>(null);
  const microphone = useWatched(recording?.microphone ?? noMicrophone);
  const onCamera = useCameraNotes(session);
  const { group } = questions;
  const { isPaused } = props;
  useEffect(() => {
    for (const track of camera?.getTracks() ?? []) track.enabled = !isPaused;
  }, [camera, isPaused]);
  return (
    <aside className="room-side" aria-label={interviewWords.side} hidden={isPaused}>
      {props.isCameraAsked && <CameraPreview onReady={onCamera} onStream={setCamera} />}
      {group !== null && (
        <QuestionStatus
          questions={group.questions}
          index={questions.index}
          onShow={(index) => questions.show(group.skillID, index)}
        />
      )}
      <Monitors
        token={token}
        scheduleId={session.scheduleId}
        started={session.started}
        candidateId={session.candidateId}
        offsetMs={session.offsetMs}
        camera={camera}
        microphone={microphone}
        isRecorded={recording !== null}
        isRunning={isRunning}
        isPaused={isPaused}
        onWarning={onWarning}
        onSettling={onSettling}
      />
    </aside>
  );
}

/** The first picture is no return: only a loss, and what follows it, is told. */
function useCameraNotes(session: InterviewSession) {
  const lost = useRef(false);
  return (ready: boolean) => {
    if (ready === lost.current) session.note(ready ? 'camera-restored' : 'camera-lost');
    lost.current = !ready;
  };
}
