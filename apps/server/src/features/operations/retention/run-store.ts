import type { RetentionKind } from '@candor/contract/operations/retention-rules';
import type { Tx } from '../../../platform/database/database.ts';

/** `waiting`: nothing was deleted, because of a clock that nobody is sure of. */
export type Deleted = Readonly<Partial<Record<RetentionKind | 'waiting', number>>>;

export async function noteRun(
  tx: Tx,
  companyId: number,
  run: { readonly startedAt: Date; readonly finishedAt: Date | null; readonly deleted: Deleted },
): Promise<void> {
  const values = { ...run, deleted: JSON.stringify(run.deleted) };
  await tx
    .insertInto('retentionRuns')
    .values({ companyId, ...values })
    .onConflict((on) => on.column('companyId').doUpdateSet(values))
    .execute();
}

export function findLastRun(tx: Tx, companyId: number) {
  return tx
    .selectFrom('retentionRuns')
    .select(['startedAt', 'finishedAt'])
    .select((is) => is.ref('deleted').$castTo<Deleted>().as('deleted'))
    .where('companyId', '=', companyId)
    .executeTakeFirst();
}
