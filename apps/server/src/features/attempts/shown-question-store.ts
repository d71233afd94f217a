import type { Tx } from '../../platform/database/database.ts';
import type { DrawnQuestion } from './draw-rules.ts';
import type { AttemptReference } from './attempt-store.ts';

export async function storeDrawnQuestions(
  tx: Tx,
  { companyId, id: attemptId }: AttemptReference,
  drawn: readonly DrawnQuestion[],
): Promise<void> {
  const rows = drawn.map((question) => ({ ...question, companyId, attemptId }));
  await tx.insertInto('attemptQuestions').values(rows).execute();
}

type Label = 'A' | 'B' | 'C' | 'D';

/** Names no column that tells which option is right: what the candidate's page never gets cannot leak. */
export async function readShownQuestions(tx: Tx, { companyId, id: attemptId }: AttemptReference) {
  const questions = await tx
    .selectFrom('attemptQuestions as shown')
    .innerJoin('questions as question', (join) =>
      join
        .onRef('question.companyId', '=', 'shown.companyId')
        .onRef('question.id', '=', 'shown.questionId'),
    )
    .innerJoin('skills as skill', (join) =>
      join.onRef('skill.companyId', '=', 'shown.companyId').onRef('skill.id', '=', 'shown.skillId'),
    )
    .leftJoin('answers as kept', (join) =>
      join
        .onRef('kept.companyId', '=', 'shown.companyId')
        .onRef('kept.attemptQuestionId', '=', 'shown.id'),
    )
    .select(['shown.id', 'shown.questionId', 'shown.skillId', 'skill.name as skillName'])
    .select(['question.stem', 'question.code', 'kept.choice', 'kept.life as answeredLife'])
    .where('shown.companyId', '=', companyId)
    .where('shown.attemptId', '=', attemptId)
    .orderBy('shown.position')
    .execute();
  const options = await tx
    .selectFrom('attemptQuestions as shown')
    .innerJoin('questionOptions as option', (join) =>
      join
        .onRef('option.companyId', '=', 'shown.companyId')
        .onRef('option.questionId', '=', 'shown.questionId'),
    )
    .select(['option.questionId', 'option.id', 'option.label', 'option.text'])
    .where('shown.companyId', '=', companyId)
    .where('shown.attemptId', '=', attemptId)
    .execute();
  const optionsOf = Map.groupBy(options, (option) => option.questionId);
  return questions.map((question) => {
    const byLabel = new Map(
      optionsOf.get(question.questionId)?.map((option) => [option.label as Label, option]),
    );
    return { ...question, optionOf: (label: Label) => byLabel.get(label) };
  });
}

export type ShownQuestion = Awaited<ReturnType<typeof readShownQuestions>>[number];
