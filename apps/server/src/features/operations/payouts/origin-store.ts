import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** In a super admin's transaction; undefined until one of them said it. */
export const findOrigin = (tx: Tx) =>
  tx
    .selectFrom('payoutOrigin')
    .select(['holder', 'detailsSealed', 'hint', 'updatedAt'])
    .executeTakeFirst();

export async function saveOrigin(
  tx: Tx,
  origin: {
    readonly holder: string;
    readonly detailsSealed: string;
    readonly hint: string;
    readonly updatedAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('payoutOrigin')
    .values(origin)
    .onConflict((on) => on.column('isOnly').doUpdateSet(origin))
    .execute();
}

/** Who pays now, by name: for whoever waits to be paid. Empty where nobody said it. */
export async function readPayer(tx: Tx): Promise<string> {
  const { rows } = await sql<{ payer: string | null }>`select app_payout_origin() as payer`.execute(
    tx,
  );
  return rows[0]?.payer ?? '';
}
