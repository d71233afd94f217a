import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';

/** What was written elsewhere and is history here: it left or came in its time, and nothing leaves again. */
export async function insertEarlier(
  tx: Tx,
  message: {
    readonly companyId: number;
    readonly threadId: number;
    readonly body: string;
    /** Null: the candidate. */
    readonly writtenBy: number | null;
    readonly at: Date;
  },
): Promise<number> {
  const { writtenBy, at, ...rest } = message;
  const { id } = await tx
    .insertInto('messages')
    .values({
      ...{ ...rest, writtenBy, writtenAt: at, sentAt: at },
      ...{ requestKey: randomUUID(), requestHash: '' },
      ...(writtenBy === null
        ? { direction: 'in' as const, state: 'received' as const }
        : { direction: 'out' as const, state: 'sent' as const, sendAt: at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
