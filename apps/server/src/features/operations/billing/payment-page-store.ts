import type { Tx } from '../../../platform/database/database.ts';

export async function findPage(
  tx: Tx,
  companyId: number,
  intent: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('paymentPages')
    .select('pageId')
    .where('companyId', '=', companyId)
    .where('intent', '=', intent)
    .executeTakeFirst();
  return row?.pageId;
}

/** Whoever comes second keeps the first. */
export async function keepPage(
  tx: Tx,
  page: {
    readonly companyId: number;
    readonly intent: string;
    readonly pageId: string;
    readonly madeAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('paymentPages')
    .values(page)
    .onConflict((on) => on.columns(['companyId', 'intent']).doNothing())
    .execute();
}
