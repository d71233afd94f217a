import { Instant } from '../../../ui/instant.tsx';
import type { ReviewedAnswer, ReviewedSkill } from './interview-queries.ts';
import { whyApart } from './late-answer-rules.ts';
import './late-answers.css';

type Props = {
  readonly skills: readonly ReviewedSkill[];
  readonly deadlineAt: number;
};

/** What came after the end, or was refused before it: kept for the reviewer, and no part of any score. */
export function LateAnswers({ skills, deadlineAt }: Props) {
  const late = skills.flatMap(({ skillID, skillName, answers }) =>
    answers.flatMap((answer, index) =>
      answer.lateAnswers.map((given) => ({
        key: `${skillID}-${answer.botInterviewQuestionID}-${given.reason}-${given.answeredAt}`,
        question: `${skillName}, question ${index + 1}`,
        choice: choiceText(answer, given.choice),
        givenAt: given.answeredAt,
        why: whyApart(given, deadlineAt),
      })),
    ),
  );
  if (late.length === 0) return null;
  return (
    <section className="late-answers">
      <h3>Kept apart, not scored</h3>
      <ul>
        {late.map(({ key, question, choice, givenAt, why }) => (
          <li key={key}>
            <span>{question}</span>
            <span>{choice}</span>
            <span className="dimmed small tabular">
              given <Instant at={givenAt} />, {why}
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
