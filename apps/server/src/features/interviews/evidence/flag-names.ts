import { tellerOf } from '@candor/contract/interviews/noted-twice-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { readFlags } from '../proctoring/index.ts';
import { findRoomEvents } from '../review/index.ts';

export type Attempt = {
  readonly companyId: number;
  readonly attemptId: number;
  readonly attemptStartedAt: Date;
};

/**
 * By the key of everything that was noted the key of the flag that shows it. What a monitor tells, too, is shown there: by
 * an event that arrives later, what was said of the room's own goes with it.
 */
export async function readFlagNames(
  tx: Tx,
  attempt: Attempt,
): Promise<ReadonlyMap<string, string>> {
  const { names, episodes } = await readFlags(tx, attempt.companyId, attempt.attemptId);
  const ofRoom = (await findRoomEvents(tx, attempt)).map(
    ({ eventKey, kind, occurredAt }): [string, string] => {
      const teller = tellerOf({ kind, occurredAt: occurredAt.getTime() }, episodes);
      return [eventKey, teller?.eventKey ?? eventKey];
    },
  );
  return new Map([...ofRoom, ...names]);
}
