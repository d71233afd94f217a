import type { contract } from '@candor/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { existingCompany } from '../../people/companies/index.ts';
import { companyWrite, deedOf } from '../audit/index.ts';
import { readTaxCountry } from './invoice-store.ts';
import { findOver, findRunning, lockBilling } from './period-store.ts';
import type { PlanLetters } from './plan-end.ts';
import { findEnd, planForEnd, undoPlanned } from './plan-for-end.ts';
import { type BillingParts, offeredPlan, priceOf } from './plan-handlers.ts';
import { findPlanned } from './planned-store.ts';
import { isPack, listPlansWithPrices, type PricedPlan, taxRateOf } from './price-store.ts';
import { worthOfRunning } from './running-worth.ts';
import { billingOf } from './settle-payment.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.billing>,
  'getPlanChange' | 'planChange' | 'undoPlanChange'
>;

export type PlanChangeParts = BillingParts & PlanLetters;

/** What comes when the plan that was paid for ends, and what may come in its place now. */
export function planChangeHandlers(parts: PlanChangeParts): Handlers {
  const { db, billing } = parts;
  return {
    async getPlanChange({ session: { companyId }, now }) {
      billingOf(billing);
      return db.inCompany(companyId, async (tx) => {
        const end = await findEnd(tx, companyId, now);
        const planned = await findPlanned(tx, companyId);
        const running = await findRunning(tx, companyId, now);
        return {
          end:
            end === undefined
              ? null
              : { planID: end.planId, planName: end.planName, at: end.endsAt.toISOString() },
          planned:
            planned === undefined ? null : { planID: planned.planId, planName: planned.planName },
          ended: await readEnded(tx, companyId, now),
          running: running?.planName ?? null,
          atOnce: await listAtOnce(tx, companyId, now),
        };
      });
    },

    async planChange({ body: { planID }, ...context }) {
      billingOf(billing);
      const deed = deedOf(context);
      await companyWrite(db, deed, async (tx) => {
        const { companyId, now } = deed;
        await lockBilling(tx, companyId);
        const end = await findEnd(tx, companyId, now);
        if (end === undefined) throw refuse('nothing_ends');
        const plan = planID === null ? null : await offeredPlan(tx, planID, now);
        if (plan !== null && isPack(plan)) throw refuse('unknown_plan');
        return planForEnd(tx, parts, { deed, planId: planID, end });
      });
      return { done: true };
    },

    async undoPlanChange(context) {
      billingOf(billing);
      const deed = deedOf(context);
      await companyWrite(db, deed, async (tx) => {
        await lockBilling(tx, deed.companyId);
        return undoPlanned(tx, parts, deed);
      });
      return { done: true };
    },
  };
}

type Wanted = { readonly plan: PricedPlan; readonly now: Date };

/** What is taken off where this plan takes the place of the running one now; null: it cannot. */
export async function creditAtOnce(
  tx: Tx,
  companyId: number,
  { plan, now }: Wanted,
): Promise<number | null> {
  const { amount, currency, period, planId } = plan;
  const running = await findRunning(tx, companyId, now);
  if (running === undefined || running.planId === planId) return null;
  if (amount === null || currency === null || period === null) return null;
  if (running.currency !== null && running.currency !== currency) return null;
  const worth = worthOfRunning(running, currency, now);
  // More is unused than the plan costs: it would be lost.
  return worth < amount ? worth : null;
}

async function listAtOnce(tx: Tx, companyId: number, now: Date) {
  const rate = await taxRateOf(tx, await readTaxCountry(tx, companyId), now);
  const found = [];
  for (const plan of await listPlansWithPrices(tx, now)) {
    if (!plan.isOffered || isPack(plan)) continue;
    const credited = await creditAtOnce(tx, companyId, { plan, now });
    const price = credited === null ? null : priceOf(plan, rate, credited);
    if (credited !== null && price !== null)
      found.push({ planID: plan.planId, credited, ...price });
  }
  return found;
}

/** Why whoever works there is sent to the plans. */
async function readEnded(tx: Tx, companyId: number, now: Date) {
  if ((await existingCompany(tx, companyId)).plan !== null) return null;
  const over = await findOver(tx, companyId, now);
  if (over === undefined) return null;
  const { planName, endsAt, state, because } = over;
  const isGivenBack = state === 'refunded';
  const reason = isGivenBack ? because : null;
  return { planName, at: endsAt.toISOString(), isGivenBack, because: reason };
}
