import type { Tx } from '../../../platform/database/database.ts';

type Request = {
  readonly companyId: number;
  readonly requestKey: string;
  readonly accountId: number;
  readonly bodyHash: string;
};

/**
 * Takes the request's name, or gives what the one that had it before replied. While that one is under way this waits
 * for its end; if it failed, the name is free again.
 */
export async function takeRequest(
  tx: Tx,
  request: Request,
  now: Date,
): Promise<'taken' | { readonly bodyHash: string; readonly reply: unknown }> {
  const { companyId, requestKey } = request;
  const made = await tx
    .insertInto('scheduleRequests')
    .values({ ...request, createdAt: now })
    .onConflict((on) => on.columns(['companyId', 'requestKey']).doNothing())
    .returning('requestKey')
    .executeTakeFirst();
  if (made !== undefined) return 'taken';
  return tx
    .selectFrom('scheduleRequests')
    .select(['bodyHash', 'reply'])
    .where('companyId', '=', companyId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirstOrThrow();
}

export async function storeReply(
  tx: Tx,
  {
    companyId,
    requestKey,
    reply,
  }: { readonly companyId: number; readonly requestKey: string; readonly reply: object },
): Promise<void> {
  await tx
    .updateTable('scheduleRequests')
    .set({ reply: JSON.stringify(reply) })
    .where('companyId', '=', companyId)
    .where('requestKey', '=', requestKey)
    .execute();
}

/** Nobody repeats a request of the day before yesterday, and it names people. */
export async function forgetRequests(tx: Tx, companyId: number, before: Date): Promise<void> {
  await tx
    .deleteFrom('scheduleRequests')
    .where('companyId', '=', companyId)
    .where('createdAt', '<', before)
    .execute();
}
