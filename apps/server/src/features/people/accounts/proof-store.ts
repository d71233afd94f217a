import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { PROOF_MINUTES } from './session-rules.ts';

type Whose = { readonly accountId: number; readonly sessionId: number };

/** Of this session alone, by the database's clock. */
export async function isProofFresh(tx: Tx, { accountId, sessionId }: Whose): Promise<boolean> {
  const fresh = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('accountId', '=', accountId)
    .where(
      'provedAt',
      '>',
      sql<Date>`clock_timestamp() - make_interval(mins => ${PROOF_MINUTES}::int)`,
    )
    .executeTakeFirst();
  return fresh !== undefined;
}

export async function markProved(tx: Tx, { accountId, sessionId }: Whose): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ provedAt: sql<Date>`clock_timestamp()` })
    .where('id', '=', sessionId)
    .where('accountId', '=', accountId)
    .execute();
}
