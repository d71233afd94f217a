import type { Tx } from '../../../platform/database/database.ts';

export type NewCall = {
  readonly companyId: number;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Members who are limited to jobs see the calls of theirs. */
  readonly jobId?: number | null;
  /** The interview that the call belongs to. */
  readonly scheduleId?: number | null;
  readonly createdAt: Date;
};

/** A call that nobody is invited to yet; `inviteToCall` follows in the same transaction. Gives its id. */
export async function openCall(tx: Tx, call: NewCall): Promise<number> {
  const { id } = await tx
    .insertInto('calls')
    .values(call)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
