import type { Tx } from '../../../platform/database/database.ts';
import { type Deed, recordDeed } from '../../operations/audit/index.ts';

/** In the company's chain, last in the transaction. */
export function recordJob(
  tx: Tx,
  deed: Deed,
  entry: {
    readonly action: string;
    readonly jobID: number;
    readonly before?: unknown;
    readonly after?: unknown;
  },
): Promise<void> {
  const { jobID, ...rest } = entry;
  return recordDeed(tx, deed, { ...rest, objectKind: 'job', objectId: jobID });
}
