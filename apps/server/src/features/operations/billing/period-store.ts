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
    .select(['id', 'planId', 'paymentId', 'beginsAt', 'endsAt'])
    .where('companyId', '=', companyId)
    .where((or) => or.or([or('endsAt', 'is', null), or('endsAt', '>', now)]))
    .orderBy('beginsAt')
    .orderBy('id')
    .execute();

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
  },
): Promise<void> {
  await tx.insertInto('planPeriods').values(period).execute();
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
