import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf, RequestContext, Session } from '../../../platform/http/handlers.ts';
import { countByPlan } from '../../people/companies/index.ts';
import { recordAudit } from '../audit/index.ts';
import { planIdOf } from './billing-rules.ts';
import { countEntries, findDifferences } from './ledger-store.ts';
import type { BillingParts } from './plan-handlers.ts';
import {
  insertPlan,
  insertPrice,
  insertTaxRate,
  isPack,
  listPlansWithPrices,
  listTaxRates,
  markOffered,
} from './price-store.ts';
import { billingOf } from './settle-payment.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.billing>,
  'getPriceList' | 'addPlan' | 'setPrice' | 'offerPlan' | 'setTaxRate' | 'proveLedger'
>;

export type Actor = {
  readonly session: Session;
  readonly client: RequestContext['client'];
  readonly now: Date;
};

export type Act = {
  readonly action: string;
  readonly objectKind: string;
  readonly objectId?: string | number;
  readonly after?: unknown;
};

/** What a super admin does, with its entry in the platform's chain, last in the transaction; null: nothing was done. */
export function officeWrite<T>(
  db: Database,
  { session, client, now }: Actor,
  change: (tx: Tx) => Promise<{ readonly result: T; readonly act: Act | null }>,
): Promise<T> {
  const work = async (tx: Tx) => {
    const { result, act } = await change(tx);
    if (act === null) return result;
    const { ip, userAgent, requestId } = client;
    const by = { companyId: 0, actorKind: 'account', actorAccountId: session.accountId };
    await recordAudit(tx, { ...act, ...by, ip, userAgent: userAgent ?? undefined, requestId }, now);
    return result;
  };
  return db.inCompany(0, work, { accountId: session.accountId });
}

export function priceListHandlers(parts: BillingParts): Handlers {
  const { db, billing } = parts;
  return {
    ...offerHandlers(parts),

    async getPriceList({ session, now }) {
      const { currency } = billingOf(billing);
      return db.asAccount(session.accountId, async (tx) => {
        const companies = await countByPlan(tx);
        const plans = await listPlansWithPrices(tx, now);
        const rates = await listTaxRates(tx, now);
        return {
          currency,
          plans: plans
            .filter((plan) => !isPack(plan))
            .map(({ planId, credits: _credits, ...plan }) => ({
              ...{ planID: planId, ...plan },
              companies: companies.get(planId) ?? 0,
            })),
          taxRates: rates.map(({ country, basisPoints, fromAt }) => ({
            ...{ country, basisPoints },
            since: fromAt.toISOString(),
          })),
        };
      });
    },

    async setTaxRate({ body, ...actor }) {
      billingOf(billing);
      return officeWrite(db, actor, async (tx) => {
        await insertTaxRate(tx, { ...body, fromAt: actor.now });
        const act = { action: 'tax.set', objectKind: 'platform', objectId: body.country };
        return { result: { done: true } as const, act: { ...act, after: body } };
      });
    },

    async proveLedger({ session }) {
      billingOf(billing);
      return db.asAccount(session.accountId, async (tx) => ({
        entries: await countEntries(tx),
        differences: (await findDifferences(tx)).map(({ companyId, ...difference }) => ({
          companyID: companyId,
          ...difference,
        })),
      }));
    },
  };
}

function offerHandlers({
  db,
  billing,
}: BillingParts): Pick<Handlers, 'addPlan' | 'setPrice' | 'offerPlan'> {
  return {
    async addPlan({ body, ...actor }) {
      const { currency } = billingOf(billing);
      const { amount, name, includes, period } = body;
      const planId = planIdOf(name);
      if (planId === '') throw refuse('plan_exists', { path: 'body.name' });
      return officeWrite(db, actor, async (tx) => {
        const plan = { planId, name: name.trim(), includes, period, createdAt: actor.now };
        if (!(await insertPlan(tx, plan))) throw refuse('plan_exists', { path: 'body.name' });
        await insertPrice(tx, { planId, fromAt: actor.now, amount, currency });
        const after = { name, period, amount, currency };
        const act = { action: 'plan.add', objectKind: 'plan', objectId: planId, after };
        return { result: { planID: planId }, act };
      });
    },

    async setPrice({ params, body, ...actor }) {
      const { currency } = billingOf(billing);
      const planId = params.planID;
      return officeWrite(db, actor, async (tx) => {
        const plans = await listPlansWithPrices(tx, actor.now);
        const plan = plans.find((one) => one.planId === planId);
        // What does not end is not paid for.
        if (plan === undefined || (plan.period === null && !isPack(plan)))
          throw refuse('unknown_plan');
        await insertPrice(tx, { planId, fromAt: actor.now, amount: body.amount, currency });
        const after = { amount: body.amount, currency };
        const act = { action: 'plan.price', objectKind: 'plan', objectId: planId, after };
        return { result: { done: true } as const, act };
      });
    },

    async offerPlan({ params, body, ...actor }) {
      billingOf(billing);
      const { isOffered } = body;
      return officeWrite(db, actor, async (tx) => {
        if (!(await markOffered(tx, params.planID, isOffered))) throw refuse('unknown_plan');
        const plans = await listPlansWithPrices(tx, actor.now);
        // A new company could choose nothing.
        if (!plans.some((plan) => plan.isOffered && !isPack(plan))) throw refuse('last_plan');
        const action = isOffered ? 'plan.offer' : 'plan.withdraw';
        const act = { action, objectKind: 'plan', objectId: params.planID };
        return { result: { done: true } as const, act };
      });
    },
  };
}
