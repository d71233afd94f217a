import type { Tx } from '../../../platform/database/database.ts';
import type { Pause } from './pause-rules.ts';

/** In their order. */
export function findPauses(tx: Tx, companyId: number, attemptId: number): Promise<Pause[]> {
  return tx
    .selectFrom('attemptBreaks')
    .select(['startedAt', 'endsAt'])
    .where('companyId', '=', companyId)
    .where('attemptId', '=', attemptId)
    .orderBy('number')
    .execute();
}
