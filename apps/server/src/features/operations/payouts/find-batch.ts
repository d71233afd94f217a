import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { Actor } from '../billing/index.ts';
import { type Batch, type BatchPayout, findBatch, listOfBatch } from './payout-store.ts';

/** Who does it, for the chains of companies. */
export const byOf = ({ session: { accountId }, client, now }: Actor) => ({
  accountId,
  client,
  now,
});

/** What of a batch waits to be sent. */
export const waitingOf = async (tx: Tx, batchId: number): Promise<BatchPayout[]> =>
  (await listOfBatch(tx, batchId)).filter(({ state }) => state === 'approved');

export async function needBatch(tx: Tx, id: number): Promise<Batch> {
  const batch = await findBatch(tx, id);
  if (batch === undefined) throw refuse('not_found', { params: { what: 'payout-batch' } });
  return batch;
}
