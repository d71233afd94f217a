import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type PricedPlan = Awaited<ReturnType<typeof listPlansWithPrices>>[number];

/** Every plan with the price that is in force, the cheapest first. */
export async function listPlansWithPrices(tx: Tx, now: Date) {
  return await tx
    .selectFrom('billingPlans')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('billingPrices')
          .select(['amount', 'currency'])
          .whereRef('billingPrices.planId', '=', 'billingPlans.planId')
          .where('fromAt', '<=', now)
          .orderBy('fromAt', 'desc')
          .limit(1)
          .as('price'),
      (join) => join.onTrue(),
    )
    .select(['billingPlans.planId', 'name', 'includes', 'period', 'credits', 'isOffered'])
    .select(['price.amount', 'price.currency'])
    .orderBy(sql`coalesce(price.amount, 0)`)
    .orderBy('billingPlans.planId')
    .execute();
}

/** Credits to buy; all else is for a time, or for ever. */
export const isPack = ({ credits, period }: Pick<PricedPlan, 'credits' | 'period'>): boolean =>
  credits !== null && period === null;

/** False where one has this id. */
export async function insertPlan(
  tx: Tx,
  plan: {
    readonly planId: string;
    readonly name: string;
    readonly includes: string;
    readonly period: 'month' | 'year' | null;
    readonly credits?: number;
    readonly createdAt: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('billingPlans')
    .values(plan)
    .onConflict((on) => on.column('planId').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function insertPrice(
  tx: Tx,
  price: {
    readonly planId: string;
    readonly fromAt: Date;
    readonly amount: number;
    readonly currency: string;
  },
): Promise<void> {
  await tx.insertInto('billingPrices').values(price).execute();
}

/** Plans to buy in a demonstration, once. */
export async function offerDemoPlan(tx: Tx, now: Date): Promise<void> {
  const includes = 'Everything of the free plan\nAnswers to your questions within a day';
  const plan = { planId: 'team', name: 'Team', includes, period: 'month', createdAt: now } as const;
  if (!(await insertPlan(tx, plan))) return;
  await insertPrice(tx, { planId: 'team', fromAt: now, amount: 4900, currency: 'EUR' });
  const more = 'Everything of Team\nOne person of ours who knows your company';
  const business = { ...plan, planId: 'business', name: 'Business', includes: more };
  await insertPlan(tx, business);
  await insertPrice(tx, { planId: 'business', fromAt: now, amount: 9900, currency: 'EUR' });
  await insertTaxRate(tx, { country: 'NO', basisPoints: 2500, fromAt: now });
}

/** False where there is no such plan. */
export async function markOffered(tx: Tx, planId: string, isOffered: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('billingPlans')
    .set({ isOffered })
    .where('planId', '=', planId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The rates in force, by country. */
export function listTaxRates(tx: Tx, now: Date) {
  return tx
    .selectFrom('taxRates')
    .distinctOn('country')
    .select(['country', 'basisPoints', 'fromAt'])
    .where('fromAt', '<=', now)
    .orderBy('country')
    .orderBy('fromAt', 'desc')
    .execute();
}

export async function insertTaxRate(
  tx: Tx,
  rate: { readonly country: string; readonly basisPoints: number; readonly fromAt: Date },
): Promise<void> {
  await tx.insertInto('taxRates').values(rate).execute();
}

/** 0 where nobody set one for the country. */
export async function taxRateOf(tx: Tx, country: string | null, now: Date): Promise<number> {
  if (country === null) return 0;
  const rate = await tx
    .selectFrom('taxRates')
    .select('basisPoints')
    .where('country', '=', country)
    .where('fromAt', '<=', now)
    .orderBy('fromAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return rate?.basisPoints ?? 0;
}

/** Numbers of invoices and of what takes them back: one after the other, so that nobody waits crosswise. */
export const lockNumbers = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('numbers of invoices'))`.execute(tx);

/** The next number of a year's invoices. Whoever asks second waits until the first has committed: there are no gaps. */
export async function takeInvoiceNumber(tx: Tx, year: number): Promise<number> {
  await lockNumbers(tx);
  const { last } = await tx
    .insertInto('invoiceNumbers')
    .values({ year, last: 1 })
    .onConflict((on) => on.column('year').doUpdateSet({ last: sql`invoice_numbers.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
