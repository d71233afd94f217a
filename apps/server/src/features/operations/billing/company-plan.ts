import type { Tx } from '../../../platform/database/database.ts';
import { changeCompany, existingCompany } from '../../people/companies/index.ts';
import { endOf } from './billing-rules.ts';
import { bringForward, endPeriod, insertPeriod, listPeriods } from './period-store.ts';

type Periods = Awaited<ReturnType<typeof listPeriods>>;

/** When the paid periods end; now, where there is none. */
const paidUntil = (periods: Periods, now: Date): Date =>
  periods.reduce((end, { endsAt }) => (endsAt !== null && endsAt > end ? endsAt : end), now);

type NewPeriod = {
  readonly companyId: number;
  readonly planId: string;
  readonly paymentId: number | null;
  /** Null: it does not end. */
  readonly period: 'month' | 'year' | null;
};

/** Behind whatever is paid for already; what has no end ends where this begins. */
export async function addPeriod(
  tx: Tx,
  { companyId, planId, paymentId, period }: NewPeriod,
  now: Date,
): Promise<void> {
  const periods = await listPeriods(tx, companyId, now);
  const beginsAt = paidUntil(periods, now);
  for (const one of periods.filter(({ endsAt }) => endsAt === null)) {
    await endPeriod(tx, { ...one, companyId }, beginsAt);
  }
  const endsAt = period === null ? null : endOf(period, beginsAt);
  await insertPeriod(tx, { companyId, planId, paymentId, beginsAt, endsAt });
  await followPeriods(tx, companyId, now);
}

/** A payment was given back: what it was for ends now, and what is behind it does not wait for its end. */
export async function endPaidPeriod(
  tx: Tx,
  { companyId, paymentId }: { readonly companyId: number; readonly paymentId: number },
  now: Date,
): Promise<void> {
  const periods = await listPeriods(tx, companyId, now);
  const paid = periods.find((one) => one.paymentId === paymentId);
  if (paid !== undefined) {
    await endPeriod(tx, { ...paid, companyId }, now);
    const { beginsAt, endsAt } = paid;
    const ended = beginsAt > now ? beginsAt : now;
    if (endsAt !== null) {
      const by = endsAt.getTime() - ended.getTime();
      await bringForward(tx, companyId, { from: endsAt, by });
    }
  }
  await followPeriods(tx, companyId, now);
}

/** The plan that the shell lets the company in by (SH-6) is that of the present period. Gives whether it changed. */
export async function followPeriods(tx: Tx, companyId: number, now: Date): Promise<boolean> {
  const periods = await listPeriods(tx, companyId, now);
  const plan = periods.find(({ beginsAt }) => beginsAt <= now)?.planId ?? null;
  if ((await existingCompany(tx, companyId)).plan === plan) return false;
  await changeCompany(tx, companyId, { plan, planChosenAt: now, updatedAt: now });
  return true;
}
