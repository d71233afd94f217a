import { useEffect, useState } from 'react';
import { RoomDialog } from '../../../ui/room-dialog.tsx';
import { CameraPreview } from './camera-preview.tsx';
import { announcementFor, secondsLeft } from './clock-rules.ts';
import { leaveFullscreen } from './closing.ts';
import { EndingDialogs } from './ending-dialogs.tsx';
import { FullscreenDialog } from './fullscreen-dialog.tsx';
import { createPracticeSession, PRACTICE_SECONDS } from './practice-session.ts';
import { practiceWords as words } from './practice-words.ts';
import { QuestionArea } from './question-area.tsx';
import { QuestionStatus } from './question-status.tsx';
import { answeredCount } from './questions.ts';
import { RoomHeader } from './room-header.tsx';
import { RoomWarnings } from './room-warnings.tsx';
import { SkillList } from './skill-list.tsx';
import { steadyNow } from './steady-time.ts';
import { useQuestions } from './use-questions.ts';
import { enterFullscreen, useRoomGuards } from './use-room-guards.ts';
import { useWarnings } from './use-warnings.ts';
import { welcomeWords } from './welcome-words.ts';
import './interview-room.css';

type Props = {
  readonly name: string;
  readonly isCameraAsked: boolean;
  readonly onDone: () => void;
};

/** The room itself with questions of its own: no link is spent, no server is asked, nothing is recorded. */
export function PracticeRoom(props: Props) {
  const [round, setRound] = useState(1);
  // Entered first: a room that is there already would take it for a return.
  const again = () => void enterFullscreen().then(() => setRound(round + 1));
  return <Round key={round} {...props} onAgain={again} />;
}

function Round({ name, isCameraAsked, onDone, onAgain }: Props & { onAgain: () => void }) {
  const [session] = useState(createPracticeSession);
  const [ending, setEnding] = useState<'none' | 'confirm' | 'over'>('none');
  const { left, announced } = usePracticeTime(ending === 'over');
  const warnings = useWarnings();
  const isOver = ending === 'over' || left === 0;
  const isFull = useRoomGuards(session, !isOver, warnings.warn);
  const questions = useQuestions(session);
  const { groups, group, question } = questions;
  const all = groups.flatMap((one) => one.questions);
  useEffect(() => {
    if (isOver) leaveFullscreen();
  }, [isOver]);
  const leave = () => {
    leaveFullscreen();
    onDone();
  };
  // Outside fullscreen a click is not an answer, as in the interview (BQ-5).
  const choose = (choice: number) => {
    if (isFull && ending === 'none' && !isOver && question !== null) {
      questions.choose(question, choice);
    }
  };
  const progress = { answered: answeredCount(all), questions: all.length };
  return (
    <main className="room" aria-label={welcomeWords.brand}>
      <RoomHeader
        {...{ name, left, announced }}
        saveState={null}
        {...{ hasRefused: false, isRecording: false, isPaused: false, breaksLeft: 0 }}
        onBreak={() => {}}
        onLeave={leave}
      />
      <RoomWarnings warnings={warnings} />
      <SkillList groups={groups} selected={group} onSelect={questions.select} />
      <QuestionArea
        token={null}
        questions={questions}
        onChoose={choose}
        onSubmit={() => setEnding('confirm')}
        onMissingSkill={(line) => warnings.warn({ source: 'message', lines: [line] })}
      />
      <aside className="room-side" aria-label={words.side}>
        {isCameraAsked && <CameraPreview />}
        {group !== null && (
          <QuestionStatus
            questions={group.questions}
            index={questions.index}
            onShow={(index) => questions.show(group.skillID, index)}
          />
        )}
      </aside>
      {!isFull && !isOver && <FullscreenDialog onLeave={leave} />}
      {ending === 'confirm' && !isOver && (
        <EndingDialogs
          ending={{ name: 'confirm' }}
          progress={{ ...progress, unsaved: 0, waitingBytes: 0 }}
          note={words.asks}
          onCancel={() => setEnding('none')}
          onConfirm={() => setEnding('over')}
          {...{ onLeave: leave, onExit: leave, onDownload: leave }}
        />
      )}
      {isOver && (
        <OverDialog {...progress} isTimeUp={ending !== 'over'} onAgain={onAgain} onBack={leave} />
      )}
    </main>
  );
}

type OverProps = {
  readonly answered: number;
  readonly questions: number;
  readonly isTimeUp: boolean;
  readonly onAgain: () => void;
  readonly onBack: () => void;
};

function OverDialog({ answered, questions, isTimeUp, onAgain, onBack }: OverProps) {
  return (
    <RoomDialog
      title={words.title}
      onCancel={onBack}
      actions={
        <>
          <button type="button" className="room-button" onClick={onBack}>
            {words.back}
          </button>
          <button type="button" className="room-button room-button--quiet" onClick={onAgain}>
            {words.again}
          </button>
        </>
      }
    >
      {isTimeUp && <p>{words.timeUp}</p>}
      <p>{words.answered(answered, questions)}</p>
      <p className="room-dimmed">{words.differs}</p>
    </RoomDialog>
  );
}

/** Counted here: no server knows of a practice. */
function usePracticeTime(isOver: boolean) {
  const [deadlineAt] = useState(() => steadyNow() + PRACTICE_SECONDS * 1000);
  const [time, setTime] = useState<{ left: number; announced: number | null }>({
    left: PRACTICE_SECONDS,
    announced: null,
  });
  useEffect(() => {
    if (isOver) return;
    const count = () =>
      setTime((before) => {
        const left = secondsLeft(deadlineAt, steadyNow());
        if (left === before.left) return before;
        return { left, announced: announcementFor(before.left, left) ?? before.announced };
      });
    const tick = setInterval(count, 250);
    return () => clearInterval(tick);
  }, [deadlineAt, isOver]);
  return time;
}
