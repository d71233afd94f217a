import { type CreditKind, MOST_HELD } from '@candor/contract/operations/credits';
import type { Tx } from '../../../platform/database/database.ts';

/** 0 where nobody ever said one. */
export async function readCreditPrice(tx: Tx, kind: CreditKind, now: Date): Promise<number> {
  const price = await tx
    .selectFrom('creditPrices')
    .select('credits')
    .where('kind', '=', kind)
    .where('fromAt', '<=', now)
    .orderBy('fromAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return price?.credits ?? 0;
}

/** What each cost from when on, the latest first. */
export const listCreditPrices = (tx: Tx, now: Date) =>
  tx
    .selectFrom('creditPrices')
    .select(['kind', 'credits', 'fromAt'])
    .where('fromAt', '<=', now)
    .orderBy('fromAt', 'desc')
    .orderBy('kind')
    .limit(MOST_HELD)
    .execute();

/** What each will cost, the next first. All of it: no more than some can be said ahead. */
export const listComingPrices = (tx: Tx, now: Date) =>
  tx
    .selectFrom('creditPrices')
    .select(['kind', 'credits', 'fromAt'])
    .where('fromAt', '>', now)
    .orderBy('fromAt')
    .orderBy('kind')
    .execute();

/** False where one of this kind begins at that moment. */
export async function insertCreditPrice(
  tx: Tx,
  price: { readonly kind: CreditKind; readonly credits: number; readonly fromAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('creditPrices')
    .values(price)
    .onConflict((on) => on.columns(['kind', 'fromAt']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** What it would have cost; undefined where it begins before that, or was never said. */
export const deleteComingPrice = (
  tx: Tx,
  {
    kind,
    fromAt,
    after,
  }: { readonly kind: CreditKind; readonly fromAt: Date; readonly after: Date },
) =>
  tx
    .deleteFrom('creditPrices')
    .where('kind', '=', kind)
    .where('fromAt', '=', fromAt)
    .where('fromAt', '>', after)
    .returning('credits')
    .executeTakeFirst();
