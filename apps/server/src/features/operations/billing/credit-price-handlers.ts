import type { contract } from '@candor/contract';
import { type CreditKind, MOST_COMING } from '@candor/contract/operations/credits';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { planIdOf, withdrawnAfter } from './billing-rules.ts';
import {
  deleteComingPrice,
  insertCreditPrice,
  listComingPrices,
  listCreditPrices,
  readCreditPrice,
} from './credit-price-store.ts';
import type { BillingParts } from './plan-handlers.ts';
import { officeWrite } from './price-list-handlers.ts';
import { insertPlan, insertPrice, isPack, listPlansWithPrices } from './price-store.ts';
import { billingOf } from './settle-payment.ts';

type Name = 'getCreditPrices' | 'setCreditPrice' | 'withdrawCreditPrice' | 'addCreditPack';
type Handlers = Pick<HandlersOf<typeof contract.billing>, Name>;

type Said = { readonly kind: CreditKind; readonly credits: number; readonly fromAt: Date };

export const saidOf = ({ fromAt, ...said }: Said) => ({ ...said, from: fromAt.toISOString() });

/** What a super admin says of credits: what costs how many, from when on, and the packs of them. */
export function creditPriceHandlers(parts: BillingParts): Handlers {
  const { db, billing } = parts;
  return {
    ...sayingHandlers(parts),

    async getCreditPrices({ session, now }) {
      const { currency } = billingOf(billing);
      return db.asAccount(session.accountId, async (tx) => {
        const price = await readCreditPrice(tx, 'bot-interview', now);
        const seatPrice = await readCreditPrice(tx, 'live-seat', now);
        const history = (await listCreditPrices(tx, now)).map(saidOf);
        const coming = (await listComingPrices(tx, now)).map(saidOf);
        const plans = await listPlansWithPrices(tx, now);
        const packs = plans.filter(isPack).map(({ planId, credits, ...pack }) => ({
          ...{ planID: planId, name: pack.name, credits: credits ?? 0 },
          ...{ isOffered: pack.isOffered, amount: pack.amount, currency: pack.currency },
        }));
        return { currency, price, seatPrice, history, coming, packs };
      });
    },

    async addCreditPack({ body, ...actor }) {
      const { currency } = billingOf(billing);
      const { name, credits, amount } = body;
      const planId = planIdOf(name);
      if (planId === '') throw refuse('plan_exists', { path: 'body.name' });
      return officeWrite(db, actor, async (tx) => {
        const pack = { planId, name: name.trim(), includes: '', period: null, credits };
        const isNew = await insertPlan(tx, { ...pack, createdAt: actor.now });
        if (!isNew) throw refuse('plan_exists', { path: 'body.name' });
        await insertPrice(tx, { planId, fromAt: actor.now, amount, currency });
        const after = { name, credits, amount, currency };
        const act = { action: 'plan.add', objectKind: 'plan', objectId: planId, after };
        return { result: { planID: planId }, act };
      });
    },
  };
}

function sayingHandlers({
  db,
  billing,
}: BillingParts): Pick<Handlers, 'setCreditPrice' | 'withdrawCreditPrice'> {
  const result = { done: true } as const;
  return {
    async setCreditPrice({ body: { from, ...said }, ...actor }) {
      billingOf(billing);
      const fromAt = from === undefined ? actor.now : new Date(from);
      if (fromAt < actor.now) throw refuse('price_past', { path: 'body.from' });
      return officeWrite(db, actor, async (tx) => {
        const plans = await listPlansWithPrices(tx, actor.now);
        const isSold = plans.some(({ credits, isOffered }) => credits !== null && isOffered);
        // Nobody could invite anybody.
        if (said.credits > 0 && !isSold) throw refuse('no_pack', { path: 'body.credits' });
        const isAhead = fromAt > actor.now;
        if (isAhead && (await listComingPrices(tx, actor.now)).length >= MOST_COMING)
          throw refuse('prices_full', { path: 'body.from' });
        const isNew = await insertCreditPrice(tx, { ...said, fromAt });
        if (!isNew) throw refuse('price_planned', { path: 'body.from' });
        const after = { ...said, from: fromAt.toISOString() };
        const act = { action: 'credits.price', objectKind: 'platform', after };
        return { result, act };
      });
    },

    async withdrawCreditPrice({ body: { kind, from }, ...actor }) {
      billingOf(billing);
      return officeWrite(db, actor, async (tx) => {
        const price = { kind, fromAt: new Date(from), after: withdrawnAfter(actor.now) };
        const gone = await deleteComingPrice(tx, price);
        if (gone === undefined)
          throw refuse(price.fromAt > price.after ? 'price_gone' : 'price_past');
        const after = { kind, from, credits: gone.credits };
        const act = { action: 'credits.price_withdrawn', objectKind: 'platform', after };
        return { result, act };
      });
    },
  };
}
