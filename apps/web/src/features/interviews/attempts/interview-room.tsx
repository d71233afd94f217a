import { type ComponentProps, useCallback, useEffect, useRef } from 'react';
import { BreakDialog, BreakPanel } from './break-panel.tsx';
import { EndedPage } from './ended-page.tsx';
import { EndingDialogs } from './ending-dialogs.tsx';
import { FullscreenDialog } from './fullscreen-dialog.tsx';
import type { InterviewSession } from './interview-session.ts';
import type { Invitation } from './invitation.ts';
import type { SettleReports } from './monitor-reports.ts';
import { QuestionArea } from './question-area.tsx';
import { wouldLose } from './leave-rules.ts';
import { answeredCount } from './questions.ts';
import { RoomBanners } from './room-banners.tsx';
import { RoomHeader } from './room-header.tsx';
import type { Interruption, RoomRecording } from './room-recording.ts';
import { type MonitorsComponent, RoomSide } from './room-side.tsx';
import { roomTexts } from './room-words.ts';
import { saveAnswersFile } from './save-answers-file.ts';
import { InterruptionDialog } from './share-dialogs.tsx';
import { RoomWarnings } from './room-warnings.tsx';
import { SkillList } from './skill-list.tsx';
import { TakenOver } from './taken-over.tsx';
import { useBreak } from './use-break.ts';
import { useEnding } from './use-ending.ts';
import { type Interrupted, useInterruption } from './use-interruption.ts';
import { useQuestions } from './use-questions.ts';
import { useRecordingProgress } from './use-recording-progress.ts';
import { useRoomGuards } from './use-room-guards.ts';
import { useServerClock } from './use-server-clock.ts';
import { useWarnings, type Warn } from './use-warnings.ts';
import { useWatched } from './watched.ts';
import { welcomeWords } from './welcome-words.ts';
import './interview-room.css';

type Props = {
  invitation: Invitation;
  session: InterviewSession;
  recording: RoomRecording | null;
  /** Why nothing is recorded although it should be; the candidate can try again. */
  recordingProblem: Interrupted | null;
  onInterruption: (handler: (what: Interruption) => void) => void;
  token: string;
  Monitors: MonitorsComponent;
};

/** BI-4: the interview itself. */
export function InterviewRoom(props: Props) {
  const { session, recording, invitation } = props;
  const progress = useRecordingProgress(recording);
  const reports = useRef<SettleReports>(async () => {});
  const { ending, ...end } = useEnding(session, { recording, reports });
  const isOpen = ['none', 'confirm', 'leave'].includes(ending.name);
  const clock = useServerClock(session, isOpen);
  const warnings = useWarnings();
  const setMessage = useMessage(session, warnings.warn);
  const pause = useBreak({ session, recording, clock, say: setMessage });
  const isRunning = isOpen && clock.standing === 'running';
  // In a break the room asks for nothing and notes nothing.
  const running = isRunning && !pause.isPaused;
  useStanding(session, clock.standing, end);
  const isFull = useRoomGuards(session, running, warnings.warn);
  const questions = useQuestions(session);
  const { interruption, ...restart } = useInterruption(props);
  const { saveState, waiting, refused, storage } = useKept(session, progress);
  if (clock.standing === 'taken-over') return <TakenOver />;
  if (clock.standing === 'submitted' && isOpen) return <EndedPage status="submitted" />;
  const { question } = questions;
  const all = questions.groups.flatMap((one) => one.questions);
  const choose = (choice: number) => {
    // BQ-5: outside fullscreen a click is not an answer; nor is a key behind a dialog that asks for something else.
    const isAsked = ending.name !== 'none' || interruption !== null;
    if (!isFull || !running || isAsked || question === null) return;
    if (questions.locked(question)) return setMessage(roomTexts.locked);
    setMessage(null);
    questions.choose(question, choice);
  };
  return (
    <main className="room" aria-label={welcomeWords.brand}>
      <RoomHeader
        name={session.started.candidateName}
        left={clock.left}
        announced={clock.announced}
        saveState={saveState}
        hasRefused={refused.length > 0}
        isRecording={progress?.recording ?? false}
        isPaused={pause.isPaused}
        breaksLeft={isRunning ? pause.left : 0}
        onBreak={pause.offer}
        onLeave={end.askToLeave}
      />
      <RoomWarnings warnings={warnings} />
      <RoomBanners
        reach={clock.reach}
        storage={storage}
        recordingClosed={progress?.closed ?? false}
        waiting={waiting}
        refused={refused}
        onDownload={() => saveAnswersFile(session)}
      />
      {pause.isPaused ? (
        // Opened anew once the break lasts, so that it is read out.
        <BreakPanel
          key={String(pause.isOn)}
          pause={pause}
          breakLeft={clock.breakLeft}
          isRecorded={recording !== null}
        />
      ) : (
        <Questions
          token={props.token}
          questions={questions}
          onChoose={choose}
          onSubmit={end.askToSubmit}
          onMissingSkill={setMessage}
        />
      )}
      <RoomSide
        session={session}
        token={props.token}
        recording={recording}
        isCameraAsked={invitation.isCameraAsked}
        questions={questions}
        isRunning={isRunning}
        isPaused={pause.isPaused}
        Monitors={props.Monitors}
        onWarning={warnings.warn}
        onSettling={(settle) => {
          reports.current = settle;
        }}
      />
      {running && <RunningDialogs {...props} {...restart} {...{ interruption, pause, isFull }} />}
      <EndingDialogs
        // Each is a dialog of its own: opened anew, read out, with the focus on its first action.
        key={ending.name}
        ending={ending}
        progress={{
          answered: answeredCount(all),
          questions: all.length,
          unsaved: saveState === 'failed' ? waiting.length : 0,
          waitingBytes: progress?.waitingBytes ?? 0,
        }}
        onCancel={end.cancel}
        onConfirm={end.submit}
        onLeave={end.leave}
        onExit={end.exit}
        onDownload={() => saveAnswersFile(session)}
      />
    </main>
  );
}

type RunningProps = Pick<Props, 'session' | 'recording' | 'invitation'> &
  ReturnType<typeof useInterruption> & {
    readonly pause: ReturnType<typeof useBreak>;
    readonly isFull: boolean;
  };

function RunningDialogs(props: RunningProps) {
  const { session, recording, invitation, pause, isFull, interruption } = props;
  const { minutes } = session.started.breaks;
  return (
    <>
      {pause.isConfirming && (
        <BreakDialog pause={pause} minutes={minutes} isRecorded={recording !== null} />
      )}
      {!isFull && interruption === null && <FullscreenDialog />}
      {interruption !== null && (
        <InterruptionDialog
          policy={invitation.systemAudio}
          reason={interruption}
          isStarting={props.isStarting}
          onShare={props.onShare}
        />
      )}
    </>
  );
}

function Questions(props: ComponentProps<typeof QuestionArea>) {
  const { groups, group, select } = props.questions;
  return (
    <>
      <SkillList groups={groups} selected={group} onSelect={select} />
      <QuestionArea {...props} />
    </>
  );
}

type Ways = Pick<ReturnType<typeof useEnding>, 'timeUp' | 'release' | 'expire'>;

/** What the server says about the attempt ends the room in its own way. */
function useStanding(
  session: InterviewSession,
  standing: ReturnType<typeof useServerClock>['standing'],
  { timeUp, release, expire }: Ways,
): void {
  const expired = useWatched(session.expired) || standing === 'expired';
  useEffect(() => {
    if (expired) expire();
    else if (standing === 'time-up') timeUp();
    else if (standing === 'taken-over' || standing === 'submitted') release();
  }, [expired, standing, timeUp, release, expire]);
}

/** What of the answers and the recording is where, right now. */
function useKept(session: InterviewSession, progress: ReturnType<typeof useRecordingProgress>) {
  const { state: saveState, waiting, refused } = useWatched(session.saving);
  const isRefused = session.sender.storage === 'refused' || progress?.journal === 'refused';
  const storage: 'refused' | 'durable' = isRefused ? 'refused' : 'durable';
  const memoryBytes = progress?.memoryBytes ?? 0;
  useLeavePrompt(wouldLose({ storage, answers: waiting.length, memoryBytes }));
  return { saveState, waiting, refused, storage };
}

/** Only where a closed page would take something with it: elsewhere it waits on this computer. */
function useLeavePrompt(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [active]);
}

/** By the room itself, or because the server refused an answer; null takes it back. */
function useMessage(session: InterviewSession, warn: Warn): (message: string | null) => void {
  const say = useCallback(
    (message: string | null) =>
      warn({ source: 'message', lines: message === null ? [] : [message] }),
    [warn],
  );
  useEffect(() => session.troubles.subscribe(() => say(roomTexts.answerTrouble)), [session, say]);
  useEffect(
    () =>
      session.news.subscribe(() => {
        const refusedBy = session.news.get()?.refusedBy ?? null;
        if (refusedBy === 'answer_locked') say(roomTexts.locked);
        else if (refusedBy !== null) say(roomTexts.answerRefused);
      }),
    [session, say],
  );
  return say;
}
