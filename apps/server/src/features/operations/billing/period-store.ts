import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/**
 * One thing at a time is done about a company's plan and payments: whoever comes second sees what the first has done.
 * Before any of its payments is locked.
 */
export async function lockBilling(tx: Tx, companyId: number): Promise<void> {
  await tx
    .selectFrom('companies')
    .select('companyId')
    .where('companyId', '=', companyId)
    .forNoKeyUpdate()
    .execute();
}

/** Periods of a company that are not over, the first first. */
export const listPeriods = (tx: Tx, companyId: number, now: Date) =>
  tx
    .selectFrom('planPeriods')
    .select(['id', 'planId', 'paymentId', 'beginsAt', 'endsAt', 'replacedId', 'replacedUntil'])
    .where('companyId', '=', companyId)
    .where((or) => or.or([or('endsAt', 'is', null), or('endsAt', '>', now)]))
    .orderBy('beginsAt')
    .orderBy('id')
    .execute();

/** Whose place it took, and when. */
export const findPeriod = (tx: Tx, companyId: number, id: number) =>
  tx
    .selectFrom('planPeriods')
    .select(['beginsAt', 'replacedId', 'replacedUntil'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function hasPeriods(tx: Tx, companyId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('planPeriods')
    .select('id')
    .where('companyId', '=', companyId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertPeriod(
  tx: Tx,
  period: {
    readonly companyId: number;
    readonly planId: string;
    readonly paymentId: number | null;
    readonly beginsAt: Date;
    readonly endsAt: Date | null;
    readonly replacedId?: number;
    readonly replacedUntil?: Date;
  },
): Promise<void> {
  const { beginsAt: soldFrom, endsAt: soldUntil } = period;
  await tx
    .insertInto('planPeriods')
    .values({ ...period, soldFrom, soldUntil })
    .execute();
}

/** The period in which now lies, where it ends; with what was paid for it, if anything was. */
export const findRunning = (tx: Tx, companyId: number, now: Date) =>
  tx
    .selectFrom('planPeriods as running')
    .innerJoin('billingPlans', 'billingPlans.planId', 'running.planId')
    .leftJoin('payments', (join) =>
      join
        .onRef('payments.companyId', '=', 'running.companyId')
        .onRef('payments.id', '=', 'running.paymentId'),
    )
    .select(['running.id', 'running.planId', 'running.beginsAt', 'running.endsAt'])
    .select('running.soldFrom')
    .select(['billingPlans.name as planName', 'billingPlans.period'])
    .select(['payments.net', 'payments.credited', 'payments.currency'])
    .where('running.companyId', '=', companyId)
    .where('running.beginsAt', '<=', now)
    .where('running.endsAt', '>', now)
    .$narrowType<{ endsAt: Date }>()
    .orderBy('running.beginsAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The end of what was paid for that lies last, over or not; undefined: there was none, or what runs does not end. */
export async function findLastEnd(tx: Tx, companyId: number) {
  const last = await tx
    .selectFrom('planPeriods')
    .innerJoin('billingPlans', 'billingPlans.planId', 'planPeriods.planId')
    .select(['planPeriods.planId', 'billingPlans.name as planName', 'planPeriods.endsAt'])
    .where('companyId', '=', companyId)
    .where((or) => or.or([or('endsAt', 'is', null), or('endsAt', '>', or.ref('beginsAt'))]))
    .orderBy(sql`ends_at desc nulls first`)
    .orderBy('planPeriods.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last === undefined || last.endsAt === null ? undefined : { ...last, endsAt: last.endsAt };
}

/** What ran last and is over, with what became of its payment. */
export const findOver = (tx: Tx, companyId: number, now: Date) =>
  tx
    .selectFrom('planPeriods as period')
    .innerJoin('billingPlans', 'billingPlans.planId', 'period.planId')
    .leftJoin('payments', (join) =>
      join
        .onRef('payments.companyId', '=', 'period.companyId')
        .onRef('payments.id', '=', 'period.paymentId'),
    )
    .select(['billingPlans.name as planName', 'period.endsAt'])
    .select(['payments.state', 'payments.because'])
    .where('period.companyId', '=', companyId)
    .where('period.beginsAt', '<=', now)
    .where('period.endsAt', '<=', now)
    // One that was given back before it began never was.
    .whereRef('period.endsAt', '>', 'period.beginsAt')
    .$narrowType<{ endsAt: Date }>()
    .orderBy('period.endsAt', 'desc')
    .orderBy('period.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What a payment paid for, over or not. */
export const findPeriodOf = (tx: Tx, companyId: number, paymentId: number) =>
  tx
    .selectFrom('planPeriods')
    .select(['id', 'beginsAt', 'replacedId', 'replacedUntil'])
    .where('companyId', '=', companyId)
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();

const isGivenBack = sql<boolean>`exists (
  select from payments where payments.company_id = period.company_id and payments.id = period.payment_id
     and payments.state = 'refunded')`;

/** Whether another one took its place whose payment was not given back. */
export async function isReplaced(tx: Tx, companyId: number, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('planPeriods as period')
    .select('period.id')
    .where('period.companyId', '=', companyId)
    .where('period.replacedId', '=', id)
    .where((where) => where.not(isGivenBack))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A period that another one took the place of goes on, unless its payment was given back; false then. */
export async function resumePeriod(
  tx: Tx,
  { companyId, id }: { readonly companyId: number; readonly id: number },
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('planPeriods as period')
    .set({
      beginsAt: from,
      endsAt: until,
      // As long behind its beginning as before.
      replacedUntil: sql`replaced_until + (${from}::timestamptz - begins_at)`,
    })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where((where) => where.not(isGivenBack))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Ends it now, or at its beginning where that is later. */
export async function endPeriod(
  tx: Tx,
  {
    companyId,
    id,
    beginsAt,
  }: { readonly companyId: number; readonly id: number; readonly beginsAt: Date },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('planPeriods')
    .set({ endsAt: at > beginsAt ? at : beginsAt })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** Those that would begin at this moment or later begin and end earlier by this much. */
export async function bringForward(
  tx: Tx,
  companyId: number,
  { from, by }: { readonly from: Date; readonly by: number },
): Promise<void> {
  const seconds = by / 1000;
  await tx
    .updateTable('planPeriods')
    .set({
      beginsAt: sql`begins_at - make_interval(secs => ${seconds})`,
      endsAt: sql`ends_at - make_interval(secs => ${seconds})`,
    })
    .where('companyId', '=', companyId)
    .where('beginsAt', '>=', from)
    .execute();
}
