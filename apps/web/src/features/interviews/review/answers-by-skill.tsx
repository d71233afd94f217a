import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { clockText, lengthText } from '../../../ui/duration-rules.ts';
import { ScoreBar } from '../../../ui/score-bar.tsx';
import type { ReviewedAnswer, ReviewedSkill } from './interview-queries.ts';
import './answers-by-skill.css';

type Props = {
  readonly skills: readonly ReviewedSkill[];
  /** Seconds on the time line that the page shows, or undefined where it has none. */
  readonly secondsAt: ((instant: number) => number) | undefined;
  /** Undefined while there is no recording to open. */
  readonly onSeek: ((seconds: number) => void) | undefined;
  /** What a reviewer can do about the question itself. */
  readonly onQuestion?: (question: { questionID: number; number: number }) => ReactNode;
};

/** Each question with the candidate's choice beside the key. */
export function AnswersBySkill({ skills, secondsAt, onSeek, onQuestion }: Props) {
  return (
    <div className="stack gap-xl">
      {skills.map((skill) => (
        <section key={skill.skillID} aria-labelledby={`skill-${skill.skillID}`}>
          <header className="stack gap-sm middle answers-by-skill__head">
            <h3 id={`skill-${skill.skillID}`}>{skill.skillName}</h3>
            <span className="tabular">
              {skill.correctCount} of {skill.questionCount} correct
            </span>
            <ScoreBar correct={skill.correctCount} total={skill.questionCount} />
          </header>
          <ol className="answers-by-skill__answers">
            {skill.answers.map((answer, index) => (
              <li key={answer.botInterviewQuestionID}>
                <Answer
                  number={index + 1}
                  answer={answer}
                  seconds={answer.answeredAt === null ? undefined : secondsAt?.(answer.answeredAt)}
                  onSeek={onSeek}
                >
                  {onQuestion?.({ questionID: answer.questionID, number: index + 1 })}
                </Answer>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

type AnswerProps = {
  readonly number: number;
  readonly answer: ReviewedAnswer;
  readonly seconds: number | undefined;
  readonly onSeek: Props['onSeek'];
  readonly children: ReactNode;
};

function Answer({ number, answer, seconds, onSeek, children }: AnswerProps) {
  const { options, choice, isCorrect, isViewed, explanation, secondsSpent } = answer;
  const chosen = options.find(({ optionID }) => optionID === choice);
  const key = options.find(({ isKey }) => isKey);
  const verdict = isCorrect ? 'right' : chosen === undefined ? 'none' : 'wrong';
  return (
    <details className={`answers-by-skill__answer answers-by-skill__answer--${verdict}`}>
      <summary>
        <span className="answers-by-skill__number tabular">{number}</span>
        <span>{answer.questionText}</span>
        <span className="answers-by-skill__pair">
          {chosen !== undefined && <Choice name="Chose" option={chosen} />}
          {verdict !== 'right' && key !== undefined && <Choice name="Key" option={key} />}
        </span>
        <span className="answers-by-skill__time tabular">
          {secondsSpent !== null && lengthText(Math.max(1, secondsSpent))}
        </span>
        <span className="answers-by-skill__verdict">
          {verdict === 'right' && 'Correct'}
          {verdict === 'wrong' && 'Wrong'}
          {verdict === 'none' && (isViewed ? 'No answer' : 'Not seen')}
        </span>
      </summary>
      <div className="stack gap-sm start answers-by-skill__body">
        {answer.questionImageURL !== null && (
          <img
            className="answers-by-skill__picture"
            src={answer.questionImageURL}
            alt={answer.questionImageAlt}
          />
        )}
        {answer.questionCode !== null && <pre className="sample">{answer.questionCode}</pre>}
        <ul className="whole answers-by-skill__options">
          {options.map(({ optionID, label, text, isKey }) => (
            <li key={optionID} className={isKey ? 'answers-by-skill__key' : undefined}>
              <span className="dimmed">{label}</span>
              <span>{text}</span>
              <span className="medium">
                {[optionID === choice && 'Candidate’s choice', isKey && 'Key']
                  .filter((note) => note !== false)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
        {explanation !== null && <p className="dimmed">{explanation}</p>}
        {seconds !== undefined && <AnsweredAt seconds={seconds} onSeek={onSeek} />}
        {children}
      </div>
    </details>
  );
}

function AnsweredAt({ seconds, onSeek }: { readonly seconds: number; onSeek: Props['onSeek'] }) {
  if (onSeek === undefined) return <p className="tabular">Answered at {clockText(seconds)}</p>;
  return (
    <Button variant="default" size="compact-sm" onClick={() => onSeek(seconds)}>
      Watch the answer at {clockText(seconds)}
    </Button>
  );
}

type ChoiceProps = { readonly name: string; readonly option: ReviewedAnswer['options'][number] };

function Choice({ name, option }: ChoiceProps) {
  return (
    <span>
      {name} {option.label}: <q>{option.text}</q>
    </span>
  );
}
