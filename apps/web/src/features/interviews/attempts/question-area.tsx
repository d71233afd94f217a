import { HandIn } from './hand-in.tsx';
import { interviewWords as words } from './interview-words.ts';
import { QuestionCard } from './question-card.tsx';
import { QuestionReport } from './question-report.tsx';
import type { useQuestions } from './use-questions.ts';
import './question-area.css';

type Props = {
  /** null in a practice: its questions are nobody's to report. */
  token: string | null;
  questions: ReturnType<typeof useQuestions>;
  onChoose: (choice: number) => void;
  onSubmit: () => void;
  onMissingSkill: (message: string) => void;
};

/** One question at a time; before a skill is picked, how to begin. */
export function QuestionArea({ token, questions, onChoose, onSubmit, onMissingSkill }: Props) {
  const { groups, group, question, language, index, show } = questions;
  if (group === null || question === null) {
    return (
      <section className="room-main">
        <h2>{words.selectSkill}</h2>
        <p>{words.chooseModule}</p>
        <button
          type="button"
          className="room-button room-button--quiet"
          onClick={() => onMissingSkill(words.selectOne)}
        >
          {words.start}
        </button>
        {hasBegun(groups) && <HandIn groups={groups} onSubmit={onSubmit} />}
      </section>
    );
  }
  const nextSkill = groups[groups.indexOf(group) + 1];
  const isLast = index === group.questions.length - 1;
  const isEnd = isLast && nextSkill === undefined;
  const next = () =>
    isLast && nextSkill !== undefined ? show(nextSkill.skillID, 0) : show(group.skillID, index + 1);
  return (
    <section className="room-main">
      <p className="room-dimmed">{words.questionOf(index + 1, group.questions.length)}</p>
      <QuestionCard key={question.botInterviewQuestionID} {...{ question, language, onChoose }} />
      <div className="room-actions">
        <button
          type="button"
          className="room-button room-button--quiet"
          disabled={index === 0}
          onClick={() => show(group.skillID, index - 1)}
        >
          {words.previous}
        </button>
        {isEnd ? (
          <button type="button" className="room-button" onClick={onSubmit}>
            {words.submit}
          </button>
        ) : (
          <button type="button" className="room-button" onClick={next}>
            {words.next}
          </button>
        )}
      </div>
      <HandIn groups={groups} isOffered={isEnd} onSubmit={onSubmit} />
      {token !== null && (
        <QuestionReport
          key={`report ${question.botInterviewQuestionID}`}
          token={token}
          botInterviewQuestionID={question.botInterviewQuestionID}
        />
      )}
    </section>
  );
}

/** Who opens the link again may have seen everything already. */
const hasBegun = (groups: Props['questions']['groups']) =>
  groups.some(({ questions }) => questions.some(({ isViewed }) => isViewed));
