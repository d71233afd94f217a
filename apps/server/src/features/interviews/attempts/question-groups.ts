import { optionFields } from '@candor/contract/interviews/option-rules';
import type { PicturedQuestion } from './question-pictures.ts';

/** The groups of the questions call, in the order of the interview; a skill without questions has none. */
export function groupBySkill(questions: readonly PicturedQuestion[]) {
  const groups = Map.groupBy(questions, (question) => question.skillId);
  return [...groups].map(([skillID, members]) => ({
    skillID,
    skillName: members[0]?.skillName ?? null,
    questions: members.map(asBotQuestion),
  }));
}

function asBotQuestion(question: PicturedQuestion) {
  const isViewed = question.answeredLife !== null;
  return {
    questionID: question.questionId,
    botInterviewQuestionID: question.id,
    questionText: question.stem,
    questionCode: question.code,
    questionImageURL: question.imageURL,
    questionImageAlt: question.imageAlt,
    choice: question.choice,
    isViewed,
    submissionStatus: isViewed ? submissionStatusOf(question.choice) : ('not-submitted' as const),
    ...optionFields(
      (label) => textOf(question.optionOf(label)),
      (label) => idOf(question.optionOf(label)),
    ),
  };
}

type Option = { readonly id: number; readonly text: string } | undefined;

/** A blank option is not shown and cannot be chosen. */
const textOf = (option: Option) => (option?.text.trim() ? option.text : '');
const idOf = (option: Option) => (option?.text.trim() ? option.id : null);

/** BQ-3, once the question was sent at all. */
export function submissionStatusOf(choice: number | null) {
  return choice === null ? ('submitted-null' as const) : ('submitted-answered' as const);
}
