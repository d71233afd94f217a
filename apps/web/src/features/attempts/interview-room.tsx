import { useCallback, useEffect, useRef, useState } from 'react';
import type { SaveState } from './attempt-sender.ts';
import { CameraPreview } from './camera-preview.tsx';
import { ClosedPage } from './closed-page.tsx';
import { EndingDialogs } from './ending-dialogs.tsx';
import { InterruptionDialog } from './interruption-dialog.tsx';
import type { InterviewSession } from './interview-session.ts';
import { QuestionArea } from './question-area.tsx';
import { QuestionStatus } from './question-status.tsx';
import type { Invitation } from './invitation.ts';
import { RoomDialog } from './room-dialog.tsx';
import { RoomHeader } from './room-header.tsx';
import type { RoomRecording, Share } from './room-recording.ts';
import { fullscreenTexts, lockedText, recordingTexts } from './room-texts.ts';
import { SkillList } from './skill-list.tsx';
import { useEnding } from './use-ending.ts';
import { useQuestions, useServerClock } from './use-interview.ts';
import { useRecordingProgress } from './use-recording-progress.ts';
import { enterFullscreen, useRoomGuards } from './use-room-guards.ts';
import { RoomPage } from './room-page.tsx';

type Props = {
  invitation: Invitation;
  session: InterviewSession;
  recording: RoomRecording | null;
  saveState: SaveState;
  toast: string | null;
  /** Why nothing is recorded although it should be; the candidate can try again. */
  recordingProblem: string | null;
  onInterruption: (handler: () => void) => void;
};

/** BI-4: the interview itself. */
export function InterviewRoom(props: Props) {
  const { session, recording, saveState, toast, recordingProblem } = props;
  const progress = useRecordingProgress(recording);
  const onCamera = useCameraNotes(session);
  const { ending, askToSubmit, cancel, submit, leave, ...end } = useEnding(session, recording);
  const { timeUp, release } = end;
  const running = ending.name === 'none' || ending.name === 'confirm';
  const clock = useServerClock(session, running);
  const { isFull, banner } = useRoomGuards(session, running);
  const questions = useQuestions(session);
  const [message, setMessage] = useMessage();
  const [interruption, setInterruption] = useState(recordingProblem);
  const { onInterruption } = props;
  useEffect(() => {
    onInterruption(() => {
      session.note('share-stopped');
      setInterruption(recordingTexts.stopped);
    });
  }, [onInterruption, session]);
  useEffect(() => {
    if (clock.standing === 'time-up') timeUp();
    else if (clock.standing !== 'running') release();
  }, [clock.standing, timeUp, release]);
  const onShare = useCallback(
    (share: Share) => {
      recording?.start(share).then(
        () => {
          session.note('share-restarted');
          setInterruption(null);
        },
        () => setInterruption(recordingTexts.failed),
      );
    },
    [recording, session],
  );
  if (clock.standing === 'taken-over') return <TakenOver />;
  if (clock.standing === 'submitted' && running) return <ClosedPage reason="ended" />;
  const choose = (choice: number) => {
    // BQ-5: outside fullscreen a click is not an answer.
    if (!isFull || questions.question === null) return;
    if (questions.locked(questions.question)) return setMessage(lockedText);
    setMessage(null);
    questions.choose(questions.question, choice);
  };
  const { candidateName } = session.started;
  return (
    <main className="room" aria-label="eBot Interview">
      <h1 className="room-hidden">eBot Interview</h1>
      <RoomHeader
        name={candidateName}
        left={clock.left}
        announcement={clock.announcement}
        saveState={saveState}
        isRecording={progress?.recording ?? false}
      />
      <RoomBanners
        offline={clock.offline}
        storage={session.journal.storage}
        lines={[banner, message ?? toast]}
      />
      <SkillList
        groups={questions.groups}
        selected={questions.group}
        onSelect={(id) => questions.show(id, 0)}
      />
      <QuestionArea
        questions={questions}
        onChoose={choose}
        onSubmit={askToSubmit}
        onMissingSkill={setMessage}
      />
      <aside className="room-side">
        <CameraPreview onReady={onCamera} />
        {questions.group !== null && (
          <QuestionStatus
            questions={questions.group.questions}
            index={questions.index}
            onShow={(index) =>
              questions.group !== null && questions.show(questions.group.skillID, index)
            }
          />
        )}
      </aside>
      {running && !isFull && interruption === null && <FullscreenDialog />}
      {running && interruption !== null && (
        <InterruptionDialog
          policy={props.invitation.systemAudio}
          reason={interruption}
          onShare={onShare}
        />
      )}
      <EndingDialogs
        ending={ending}
        waitingBytes={progress?.waitingBytes ?? 0}
        onCancel={cancel}
        onConfirm={submit}
        onExit={leave}
      />
    </main>
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

type Banners = {
  offline: boolean;
  storage: 'durable' | 'refused';
  lines: readonly (string | null)[];
};

/** Facts and what to do; they stand until they are over, warnings for 5 s. */
function RoomBanners({ offline, storage, lines }: Banners) {
  return (
    <output className="room-banners">
      {offline && <p>You are offline. Not saved yet, we keep trying.</p>}
      {storage === 'refused' && (
        <p>This browser refuses storage: answers are sent at once, but keep this page open.</p>
      )}
      {lines.map((line) => line !== null && <p key={line}>{line}</p>)}
    </output>
  );
}

/** Said for 5 s (001 §9). */
function useMessage() {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    if (message === null) return;
    const hiding = setTimeout(() => setMessage(null), 5_000);
    return () => clearTimeout(hiding);
  }, [message]);
  return [message, setMessage] as const;
}

function FullscreenDialog() {
  return (
    <RoomDialog
      title="Fullscreen Mode Required"
      actions={
        <button type="button" className="room-button" onClick={() => void enterFullscreen()}>
          Return to Fullscreen
        </button>
      }
    >
      <p>
        <strong>{fullscreenTexts.required}</strong> {fullscreenTexts.explained}
      </p>
      <p className="room-dimmed">{fullscreenTexts.pressF11}</p>
    </RoomDialog>
  );
}

function TakenOver() {
  return (
    <RoomPage>
      <h1>This interview is open on another device</h1>
      <p>
        The newest page holds the interview; this one only shows this message. What you answered
        here before has been kept. Close this page, or reload it to take the interview over.
      </p>
    </RoomPage>
  );
}
