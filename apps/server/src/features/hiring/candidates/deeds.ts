import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import { type Deed, recordDeed } from '../../operations/audit/index.ts';

/** In the company's chain, last in the transaction. */
export function record(
  tx: Tx,
  deed: Deed,
  entry: {
    readonly action: string;
    readonly objectKind?: string;
    readonly objectId?: number;
    readonly before?: unknown;
    readonly after?: unknown;
  },
): Promise<void> {
  return recordDeed(tx, deed, { objectKind: 'candidate', ...entry });
}

export const noSuchCandidate = () => fail('not_found', 'There is no such candidate.');
