import { clockText } from '../../ui/duration-rules.ts';
import { Instant } from '../../ui/instant.tsx';
import type { ReviewedAnswer, ReviewedSkill } from './interview-queries.ts';
import './late-answers.css';

type Props = {
  readonly skills: readonly ReviewedSkill[];
  readonly deadlineAt: number;
};

/** What arrived after the deadline: kept for the reviewer, and no part of any score. */
export function LateAnswers({ skills, deadlineAt }: Props) {
  const late = skills.flatMap(({ skillID, skillName, answers }) =>
    answers.flatMap((answer, index) =>
      answer.lateAnswers.map((given) => ({
        key: `${skillID}-${answer.botInterviewQuestionID}-${given.receivedAt}`,
        question: `${skillName}, question ${index + 1}`,
        choice: choiceText(answer, given.choice),
        givenAt: given.answeredAt,
        afterSeconds: (given.receivedAt - deadlineAt) / 1000,
      })),
    ),
  );
  if (late.length === 0) return null;
  return (
    <section className="late-answers">
      <h3>After the deadline, not scored</h3>
      <ul>
        {late.map(({ key, question, choice, givenAt, afterSeconds }) => (
          <li key={key}>
            <span>{question}</span>
            <span>{choice}</span>
            <span className="late-answers__time tabular">
              given <Instant at={givenAt} />, arrived {clockText(afterSeconds)} after the deadline
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function choiceText({ options }: ReviewedAnswer, choice: number | null): string {
  const option = options.find(({ optionID }) => optionID === choice);
  return option === undefined ? 'No answer' : `Chose ${option.label}: ${option.text}`;
}
