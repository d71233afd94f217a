import type { Tx } from '../../../platform/database/database.ts';

/** Interviews that are over, the newest first. */
export async function findNewestEnded(tx: Tx, companyId: number, most: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('attempts')
    .select('id')
    .where('companyId', '=', companyId)
    .where('endedAt', 'is not', null)
    .orderBy('endedAt', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
