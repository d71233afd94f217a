import type { contract } from '@candor/contract';
import { taxOf } from '@candor/contract/operations/billing-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { existingCompany } from '../../people/companies/index.ts';
import { companyWrite, deedOf } from '../audit/index.ts';
import { linesOf } from './billing-rules.ts';
import { addPeriod } from './company-plan.ts';
import type { PlanLetters } from './plan-end.ts';
import { findEnd, planForEnd } from './plan-for-end.ts';
import type { Billing } from './payment-provider.ts';
import { readTaxCountry } from './invoice-store.ts';
import { rowOf } from './payment-row.ts';
import { listPending } from './payment-store.ts';
import { listPeriods, lockBilling } from './period-store.ts';
import { isPack, listPlansWithPrices, type PricedPlan, taxRateOf } from './price-store.ts';
import { billingOf } from './settle-payment.ts';

type Handlers = Pick<HandlersOf<typeof contract.billing>, 'listPlans' | 'choosePlan'>;

export type BillingParts = {
  readonly db: Database;
  readonly billing: Billing | null;
  readonly baseUrl: string;
};

export function planHandlers(parts: BillingParts & PlanLetters): Handlers {
  const { db, billing } = parts;
  return {
    async listPlans({ session: { companyId }, now }) {
      const { providers } = billingOf(billing);
      return db.inCompany(companyId, async (tx) => {
        const { plan: chosen } = await existingCompany(tx, companyId);
        const periods = await listPeriods(tx, companyId, now);
        const rate = await taxRateOf(tx, await readTaxCountry(tx, companyId), now);
        const plans = await listPlansWithPrices(tx, now);
        const [pending] = await listPending(tx, companyId);
        const shown = (plan: PricedPlan) => ({
          planID: plan.planId,
          name: plan.name,
          includes: linesOf(plan.includes),
          period: plan.period,
          credits: plan.credits,
          price: priceOf(plan, rate),
          isChosen: plan.planId === chosen,
          ...timesOf(periods, plan.planId, now),
        });
        return {
          providers: providers.map(({ name }) => name),
          plans: plans
            .filter((plan) => !isPack(plan) && (plan.isOffered || plan.planId === chosen))
            .map(shown),
          packs: plans.filter((plan) => isPack(plan) && plan.isOffered).map(shown),
          pending: pending === undefined ? null : rowOf(pending),
        };
      });
    },

    async choosePlan({ body, now, ...context }) {
      billingOf(billing);
      const deed = deedOf({ ...context, now });
      const { companyId } = deed;
      await companyWrite(db, deed, async (tx) => {
        await lockBilling(tx, companyId);
        const plan = await offeredPlan(tx, body.planID, now);
        if (priceOf(plan, 0) !== null) throw refuse('payment_due');
        if (isPack(plan)) throw refuse('unknown_plan');
        const before = { plan: (await existingCompany(tx, companyId)).plan };
        if (before.plan === plan.planId) return { result: undefined, noAudit: 'nothing-changed' };
        const { planId, period } = plan;
        // It begins when what was paid for ends.
        const end = await findEnd(tx, companyId, now);
        if (end !== undefined) return planForEnd(tx, parts, { deed, planId, end });
        await addPeriod(tx, { companyId, planId, paymentId: null, period }, now);
        const entry = { action: 'company.plan', objectKind: 'company', objectId: companyId };
        return { result: undefined, audit: { ...entry, before, after: { plan: planId } } };
      });
      return { done: true };
    },
  };
}

/** What it costs in a country with this tax, less what counts towards it; null: nothing. */
export function priceOf({ amount, currency }: PricedPlan, taxBasisPoints: number, credited = 0) {
  if (amount === null || currency === null || amount <= credited) return null;
  const net = amount - credited;
  const tax = taxOf(net, taxBasisPoints);
  return { currency, net, tax, taxBasisPoints, gross: net + tax };
}

export async function offeredPlan(tx: Tx, planId: string, now: Date): Promise<PricedPlan> {
  const plans = await listPlansWithPrices(tx, now);
  const plan = plans.find((one) => one.planId === planId && one.isOffered);
  if (plan === undefined) throw refuse('unknown_plan');
  return plan;
}

type Periods = Awaited<ReturnType<typeof listPeriods>>;

/** Of a plan: until when it is had without a gap, or since when it will be. */
function timesOf(periods: Periods, planId: string, now: Date) {
  const own = periods.filter((period) => period.planId === planId);
  const isBegun = own.some(({ beginsAt }) => beginsAt <= now);
  const endsAt = own.at(-1)?.endsAt ?? null;
  const beginsAt = isBegun ? null : (own[0]?.beginsAt ?? null);
  return { endsAt: endsAt?.toISOString() ?? null, beginsAt: beginsAt?.toISOString() ?? null };
}
