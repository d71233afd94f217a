import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { StoredAttempt } from './attempt-store.ts';

export type RoomEvent = {
  readonly eventKey: string;
  readonly kind: string;
  readonly life: number;
  readonly occurredAt: Date;
  readonly detail: unknown;
};

export async function countEvents(
  tx: Tx,
  { companyId, id, startedAt }: StoredAttempt,
): Promise<number> {
  const { count } = await tx
    .selectFrom('attemptEvents')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('attemptId', '=', id)
    .where('attemptStartedAt', '=', startedAt)
    .executeTakeFirstOrThrow();
  return count;
}

/** Gives how many were new: a resend repeats its keys and the attempt's start exactly. */
export async function insertEvents(
  tx: Tx,
  { companyId, id: attemptId, startedAt: attemptStartedAt }: StoredAttempt,
  { events, receivedAt }: { readonly events: readonly RoomEvent[]; readonly receivedAt: Date },
): Promise<number> {
  const rows = events.map((event) => ({
    ...event,
    companyId,
    attemptId,
    attemptStartedAt,
    receivedAt,
    detail: sql<string>`${JSON.stringify(event.detail)}::jsonb`,
  }));
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('attemptEvents')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
}
