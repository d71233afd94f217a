import type { Output } from '@candor/contract';
import type { getBotQuestions } from '@candor/contract/interviews/attempts';
import { type OptionLabel, readOptions } from '@candor/contract/interviews/option-rules';

export type Started = Output<typeof getBotQuestions>;
export type SkillGroup = Started['skillGroups'][number];
export type Question = SkillGroup['questions'][number];

export type Option = {
  readonly label: OptionLabel;
  readonly id: number;
  readonly text: string;
};

/** The options to show: blank ones are hidden (BQ-2). */
export function optionsOf(question: Question): Option[] {
  return readOptions(question).flatMap(({ label, id, text }) =>
    id === null || text.trim() === '' ? [] : [{ label, id, text }],
  );
}

/** “Skill {id}” without a name, “Unknown Skill” without an id (BQ-1). */
export function skillLabel(
  group: Pick<SkillGroup, 'skillID' | 'skillName'>,
  words: { readonly skill: (id: number) => string; readonly unknownSkill: string },
): string {
  if (group.skillName !== null && group.skillName.trim() !== '') return group.skillName;
  return group.skillID > 0 ? words.skill(group.skillID) : words.unknownSkill;
}

export type QuestionState = 'Answered' | 'Unanswered' | 'Not attempted';

export function stateOf(question: Question): QuestionState {
  if (question.submissionStatus === 'submitted-answered') return 'Answered';
  return question.submissionStatus === 'submitted-null' ? 'Unanswered' : 'Not attempted';
}

/** BQ-4: after the link was used again, what was seen before cannot be changed. */
export function isLocked(started: Pick<Started, 'tokenUsedCount'>, seenBefore: boolean): boolean {
  return started.tokenUsedCount > 0 && seenBefore;
}

export type AnswerChange = { readonly id: number; readonly choice: number | null };

/** The groups with one answer changed; null marks a question as seen and never erases a choice. */
export function withAnswer(
  groups: readonly SkillGroup[],
  { id, choice }: AnswerChange,
): SkillGroup[] {
  return groups.map((group) => ({
    ...group,
    questions: group.questions.map((question) => {
      if (question.botInterviewQuestionID !== id) return question;
      const kept = choice ?? question.choice;
      return { ...question, choice: kept, isViewed: true, submissionStatus: statusOf(kept) };
    }),
  }));
}

type Unsent = {
  readonly type: string;
  readonly botInterviewQuestionID?: number;
  readonly choice?: number | null;
};

/**
 * What an earlier page life answered and could not send stands as answered: the server will take it
 * before anything that this page sends, and after that it cannot be changed (BQ-4).
 */
export function withUnsent(groups: readonly SkillGroup[], unsent: readonly Unsent[]): SkillGroup[] {
  return unsent.reduce<SkillGroup[]>(
    (now, { botInterviewQuestionID: id, choice = null }) =>
      id === undefined ? now : withAnswer(now, { id, choice }),
    [...groups],
  );
}

/** The groups with the choice that counts by the server's word, which may be none. */
export function withKeptChoice(
  groups: readonly SkillGroup[],
  { id, choice }: AnswerChange,
): SkillGroup[] {
  return groups.map((group) => ({
    ...group,
    questions: group.questions.map((question) =>
      question.botInterviewQuestionID === id
        ? { ...question, choice, submissionStatus: statusOf(choice) }
        : question,
    ),
  }));
}

function statusOf(choice: number | null): Question['submissionStatus'] {
  return choice === null ? 'submitted-null' : 'submitted-answered';
}

export function answeredCount(questions: readonly Question[]): number {
  return questions.filter((question) => question.choice !== null).length;
}
