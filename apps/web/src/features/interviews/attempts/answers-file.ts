import { optionsOf, type Question } from './questions.ts';

type GivenAnswer = {
  readonly botInterviewQuestionID: number;
  readonly choice: number | null;
  readonly answeredAt: number;
};

type Facts = {
  readonly interviewScheduleID: number;
  /** Null where the page does not know it. */
  readonly candidateId: number | null;
  readonly candidateName: string;
  readonly questions: readonly Question[];
  readonly waiting: readonly GivenAnswer[];
  readonly now: number;
};

/**
 * What the candidate keeps in case the answers cannot be sent: words for a person, ids for the company.
 * The link's secret is not in it, because the file is going to be mailed around.
 */
export function answersFile(facts: Facts): { readonly name: string; readonly text: string } {
  const { interviewScheduleID, candidateId, candidateName, questions, now } = facts;
  // The last one of a question is the one that counts.
  const last = new Map(
    givenAnswers(facts.waiting).map((answer) => [answer.botInterviewQuestionID, answer]),
  );
  const answers = [...last.values()].map(({ botInterviewQuestionID, choice, answeredAt }) => {
    const question = questions.find((one) => one.botInterviewQuestionID === botInterviewQuestionID);
    const option =
      question === undefined ? undefined : optionsOf(question).find(({ id }) => id === choice);
    return {
      question: question?.questionText,
      option: option?.label,
      text: option?.text,
      answeredAt: new Date(answeredAt).toISOString(),
      botInterviewQuestionID,
      choice,
    };
  });
  const writtenAt = new Date(now).toISOString();
  const content = { interviewScheduleID, candidateId, candidateName, writtenAt, answers };
  return {
    name: `interview-${interviewScheduleID}-answers.json`,
    text: JSON.stringify(content, null, 2),
  };
}

/** Without those that only say that a question was seen. */
export function givenAnswers<A extends GivenAnswer>(waiting: readonly A[]): A[] {
  return waiting.filter(({ choice }) => choice !== null);
}
