import type { Tx } from '../../../platform/database/database.ts';

/** The right option of each question. */
export async function readKeys(
  tx: Tx,
  companyId: number,
  questionIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('questionOptions')
    .select(['questionId', 'id'])
    .where('companyId', '=', companyId)
    .where('questionId', 'in', questionIds)
    .where('isKey', '=', true)
    .execute();
  return new Map(rows.map(({ questionId, id }) => [questionId, id]));
}
