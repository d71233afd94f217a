import type { Tx } from '../../../platform/database/database.ts';
import { changeCompany, existingCompany } from '../../people/companies/index.ts';
import { endOf } from './billing-rules.ts';
import { endOfChanged } from './plan-change-rules.ts';
import { deletePlanned, findPlanned } from './planned-store.ts';
import {
  bringForward,
  endPeriod,
  findPeriod,
  findPeriodOf,
  findRunning,
  insertPeriod,
  isReplaced,
  listPeriods,
  resumePeriod,
} from './period-store.ts';
import { listPlansWithPrices } from './price-store.ts';
import { worthOfRunning } from './running-worth.ts';

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
  await endEndless(tx, companyId, { periods, at: beginsAt });
  const endsAt = period === null ? null : endOf(period, beginsAt);
  await insertPeriod(tx, { companyId, planId, paymentId, beginsAt, endsAt });
  // What comes next is decided by this.
  await deletePlanned(tx, companyId);
  await followPeriods(tx, companyId, now);
}

async function endEndless(
  tx: Tx,
  companyId: number,
  { periods, at }: { readonly periods: Periods; readonly at: Date },
): Promise<void> {
  for (const one of periods.filter(({ endsAt }) => endsAt === null)) {
    await endPeriod(tx, { ...one, companyId }, at);
  }
}

type PaidChange = {
  readonly companyId: number;
  readonly planId: string;
  readonly id: number;
  readonly period: 'month' | 'year';
  readonly net: number;
  readonly credited: number;
  readonly currency: string;
};

/** In place of what runs, and before whatever is paid for behind it. */
export async function changeAtOnce(tx: Tx, paid: PaidChange, now: Date): Promise<void> {
  const { companyId, planId, id: paymentId } = paid;
  const periods = await listPeriods(tx, companyId, now);
  const running = await findRunning(tx, companyId, now);
  const worth = running === undefined ? 0 : worthOfRunning(running, paid.currency, now);
  const endsAt = endOfChanged({ ...paid, worth }, now);
  await endEndless(tx, companyId, { periods, at: now });
  const period = { companyId, planId, paymentId, beginsAt: now, endsAt };
  if (running === undefined) await insertPeriod(tx, period);
  else {
    const { id: replacedId, endsAt: replacedUntil } = running;
    await endPeriod(tx, { ...running, companyId }, now);
    const by = replacedUntil.getTime() - endsAt.getTime();
    await bringForward(tx, companyId, { from: replacedUntil, by });
    await insertPeriod(tx, { ...period, replacedId, replacedUntil });
  }
  await deletePlanned(tx, companyId);
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
  if (paid === undefined) await goOnBehind(tx, companyId, { periods, paymentId, now });
  else {
    await endPeriod(tx, { ...paid, companyId }, now);
    const { beginsAt, endsAt } = paid;
    const ended = beginsAt > now ? beginsAt : now;
    if (endsAt !== null) {
      const by =
        endsAt.getTime() - ended.getTime() - (await goOnWith(tx, companyId, { paid, from: ended }));
      await bringForward(tx, companyId, { from: endsAt, by });
    }
  }
  await followPeriods(tx, companyId, now);
}

/**
 * Its time is over, so nothing ends; but it was paid for with the rest of what it took the place of, and that goes on
 * behind whatever is paid for. Where yet another plan took its own place, that one counts.
 */
async function goOnBehind(
  tx: Tx,
  companyId: number,
  {
    periods,
    paymentId,
    now,
  }: { readonly periods: Periods; readonly paymentId: number; readonly now: Date },
): Promise<void> {
  const paid = await findPeriodOf(tx, companyId, paymentId);
  if (paid === undefined || (await isReplaced(tx, companyId, paid.id))) return;
  const from = paidUntil(periods, now);
  if ((await goOnWith(tx, companyId, { paid, from })) === 0) return;
  await endEndless(tx, companyId, { periods, at: from });
}

/** What it took the place of goes on for as long as it had left then; gives for how long. */
async function goOnWith(
  tx: Tx,
  companyId: number,
  {
    paid,
    from,
  }: {
    readonly paid: Pick<Periods[number], 'replacedId' | 'replacedUntil' | 'beginsAt'>;
    readonly from: Date;
  },
): Promise<number> {
  const { replacedId, replacedUntil, beginsAt } = paid;
  if (replacedId === null || replacedUntil === null) return 0;
  const left = replacedUntil.getTime() - beginsAt.getTime();
  const until = new Date(from.getTime() + left);
  if (await resumePeriod(tx, { companyId, id: replacedId }, { from, until })) return left;
  // That was given back as well: whatever it had taken the place of goes on.
  const before = await findPeriod(tx, companyId, replacedId);
  return before === undefined ? 0 : goOnWith(tx, companyId, { paid: before, from });
}

/** The plan that the shell lets the company in by (SH-6) is that of the present period. Gives whether it changed. */
export async function followPeriods(tx: Tx, companyId: number, now: Date): Promise<boolean> {
  const periods = await listPeriods(tx, companyId, now);
  const running = periods.find(({ beginsAt }) => beginsAt <= now);
  const plan =
    running?.planId ?? (periods.length > 0 ? null : await beginPlanned(tx, companyId, now));
  if ((await existingCompany(tx, companyId)).plan === plan) return false;
  await changeCompany(tx, companyId, { plan, planChosenAt: now, updatedAt: now });
  return true;
}

/** What was chosen for the end begins where it costs nothing and is still offered; what costs something is paid for first. */
async function beginPlanned(tx: Tx, companyId: number, now: Date): Promise<string | null> {
  const planned = await findPlanned(tx, companyId);
  if (planned === undefined) return null;
  const plans = await listPlansWithPrices(tx, now);
  const plan = plans.find(({ planId }) => planId === planned.planId);
  if (plan === undefined || !plan.isOffered || (plan.amount ?? 0) > 0) return null;
  const { planId, period } = plan;
  const endsAt = period === null ? null : endOf(period, now);
  await insertPeriod(tx, { companyId, planId, paymentId: null, beginsAt: now, endsAt });
  await deletePlanned(tx, companyId);
  return planId;
}
