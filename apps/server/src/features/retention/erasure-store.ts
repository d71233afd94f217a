import { createHmac } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { keyCarriedBy } from '../../platform/sealing/carried-key.ts';
import type { Person } from './trace-store.ts';

type Erasure = {
  readonly companyId: number;
  readonly because: string;
  readonly by: number;
  readonly at: Date;
};

/** Without a name: numbers, and a hash of the address that only this installation can make again. */
export async function noteErasure(
  tx: Tx,
  { companyId, because, by, at }: Erasure,
  { id, mergedIds, addresses }: Person,
): Promise<void> {
  const address = addresses[0] ?? '';
  const addressHash = createHmac('sha256', keyCarriedBy(tx))
    .update(`erasure:${address}`)
    .digest('hex');
  await tx
    .insertInto('erasures')
    .values({
      ...{ companyId, candidateId: id, mergedIds: [...mergedIds], addressHash },
      ...{ because, erasedBy: by, begunAt: at },
    })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** In the transaction that deletes them. */
export async function finishErasures(
  tx: Tx,
  companyId: number,
  candidateIds: readonly number[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('erasures')
    .set({ finishedAt: now })
    .where('companyId', '=', companyId)
    .where('candidateId', 'in', [...candidateIds])
    .where('finishedAt', 'is', null)
    .execute();
}
