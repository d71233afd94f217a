import { type OptionLabel, optionLabels } from '@candor/contract/interviews/option-rules';
import type { Tx } from '../../../platform/database/database.ts';
import type { AttemptReference } from './attempt-store.ts';
import type { DrawnRow } from './draw-attempt.ts';

export async function storeDrawnQuestions(
  tx: Tx,
  { companyId, id: attemptId }: AttemptReference,
  drawn: readonly DrawnRow[],
): Promise<void> {
  const rows = drawn.map((question) => ({ ...question, companyId, attemptId }));
  await tx.insertInto('attemptQuestions').values(rows).execute();
}

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
    .leftJoin('questionImages as image', (join) =>
      join
        .onRef('image.companyId', '=', 'question.companyId')
        .onRef('image.id', '=', 'question.imageId'),
    )
    .select(['shown.id', 'shown.questionId', 'shown.skillId', 'skill.name as skillName'])
    .select(['question.stem', 'question.code', 'question.imageAlt', 'image.objectKey'])
    .select(['kept.choice', 'kept.life as answeredLife', 'shown.optionOrder'])
    .where('shown.companyId', '=', companyId)
    .where('shown.attemptId', '=', attemptId)
    .orderBy('shown.position')
    .execute();
  return withOptions(tx, companyId, questions);
}

/** The same of questions that nobody was asked yet. */
export async function readDrawnQuestions(tx: Tx, companyId: number, drawn: readonly DrawnRow[]) {
  if (drawn.length === 0) return [];
  const rows = await tx
    .selectFrom('questions as question')
    .innerJoin('skills as skill', (join) =>
      join
        .onRef('skill.companyId', '=', 'question.companyId')
        .onRef('skill.id', '=', 'question.skillId'),
    )
    .leftJoin('questionImages as image', (join) =>
      join
        .onRef('image.companyId', '=', 'question.companyId')
        .onRef('image.id', '=', 'question.imageId'),
    )
    .select(['question.id as questionId', 'question.skillId', 'skill.name as skillName'])
    .select(['question.stem', 'question.code', 'question.imageAlt', 'image.objectKey'])
    .where('question.companyId', '=', companyId)
    .where(
      'question.id',
      'in',
      drawn.map(({ questionId }) => questionId),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.questionId, row]));
  const inOrder = drawn.flatMap(({ questionId, optionOrder, position: id }) => {
    const row = byId.get(questionId);
    return row === undefined ? [] : [{ ...row, id, optionOrder, choice: null, answeredLife: null }];
  });
  return withOptions(tx, companyId, inOrder);
}

type Row = { readonly questionId: number; readonly optionOrder: string | null };

async function withOptions<T extends Row>(tx: Tx, companyId: number, questions: readonly T[]) {
  if (questions.length === 0) return [];
  const options = await tx
    .selectFrom('questionOptions')
    .select(['questionId', 'id', 'label', 'text'])
    .where('companyId', '=', companyId)
    .where(
      'questionId',
      'in',
      questions.map(({ questionId }) => questionId),
    )
    .execute();
  const optionsOf = Map.groupBy(options, (option) => option.questionId);
  return questions.map((question) => {
    const byLabel = new Map<string, (typeof options)[number]>(
      optionsOf.get(question.questionId)?.map((option) => [option.label, option]),
    );
    // Where this candidate's order is their own, A is what stands first in it.
    const order = question.optionOrder ?? optionLabels.join('');
    const optionOf = (label: OptionLabel) => byLabel.get(order[optionLabels.indexOf(label)] ?? '');
    return { ...question, optionOf };
  });
}

export type ShownQuestion = Awaited<ReturnType<typeof readShownQuestions>>[number];
