import { OPTIONS_LEAST, OPTIONS_MOST, labelled } from '@candor/contract/interviews/option-rules';
import type { Tx } from '../../../platform/database/database.ts';

export type Difficulty = 'easy' | 'medium' | 'hard';

/** Gives the skill's id; a name exists once in a company. */
export async function createSkill(tx: Tx, skill: { companyId: number; name: string }) {
  const { id } = await tx
    .insertInto('skills')
    .values(skill)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type NewQuestion = {
  readonly companyId: number;
  readonly skillId: number;
  readonly stem: string;
  readonly code?: string | undefined;
  readonly difficulty: Difficulty;
  readonly explanation?: string | undefined;
  /** In the order of their labels. */
  readonly options: readonly string[];
  /** Position of the right option. */
  readonly key: number;
};

/** Stores the first version of a question, live at once, and gives its id. */
export async function createQuestion(tx: Tx, question: NewQuestion): Promise<number> {
  const { options, key, ...columns } = question;
  const isFew = options.length < OPTIONS_LEAST;
  if (isFew || options.length > OPTIONS_MOST || options[key] === undefined) {
    throw new RangeError(
      `"${question.stem}" needs ${OPTIONS_LEAST} to ${OPTIONS_MOST} options, one of them the key`,
    );
  }
  // A family is named after its first version, whose id is not known before the insert.
  const { id } = await tx
    .insertInto('questions')
    .values({ ...columns, familyId: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { companyId } = question;
  await tx
    .updateTable('questions')
    .set({ familyId: id })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('questionOptions')
    .values(
      labelled(options).map((option, position) => ({
        ...option,
        companyId,
        questionId: id,
        isKey: position === key,
      })),
    )
    .execute();
  return id;
}
