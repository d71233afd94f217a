import type { contract } from '@candor/contract';
import { type ProviderName, taxOf } from '@candor/contract/operations/billing-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { existingCompany } from '../../people/companies/index.ts';
import { companyWrite, type Deed, type DeedEntry, deedOf } from '../audit/index.ts';
import { movePayment, numberInvoice } from './move-payment.ts';
import { rowOf } from './payment-row.ts';
import {
  findByIntent,
  findPayment,
  insertPayment,
  listOfCompany,
  listPending,
  PAGE_ROWS,
  type Payment,
} from './payment-store.ts';
import { lockBilling } from './period-store.ts';
import { type BillingParts, offeredPlan, priceOf } from './plan-handlers.ts';
import { taxRateOf } from './price-store.ts';
import {
  ask,
  billingOf,
  carryOut,
  charge,
  existingPayment,
  intentOf,
  providerOf,
} from './settle-payment.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.billing>,
  | 'beginPayment'
  | 'listPayments'
  | 'getPayment'
  | 'payByTestCard'
  | 'resendPayment'
  | 'cancelPayment'
>;

export function paymentHandlers(parts: BillingParts): Handlers {
  const { db, billing } = parts;
  return {
    async beginPayment({ body, ...context }) {
      const { providers } = billingOf(billing);
      if (!providers.some(({ name }) => name === body.provider)) throw refuse('unknown_plan');
      const deed = deedOf(context);
      return rowOf(await companyWrite(db, deed, (tx) => begin(tx, deed, body)));
    },

    async listPayments({ query, session: { companyId } }) {
      billingOf(billing);
      const { total, rows } = await db.inCompany(companyId, (tx) =>
        listOfCompany(tx, companyId, query.page),
      );
      return { total, pageSize: PAGE_ROWS, payments: rows.map(rowOf) };
    },

    async getPayment({ params, session: { companyId } }) {
      billingOf(billing);
      return rowOf(await existingPayment(db, companyId, params.paymentID));
    },

    async payByTestCard({ params, body, ...context }) {
      const deed = deedOf(context);
      const given = { db, billing: billingOf(billing) };
      const payment = await existingPayment(db, deed.companyId, params.paymentID);
      // By invoice nobody has a card.
      if (payment.provider !== 'test') throw refuse('payment_over');
      return rowOf(await charge(given, deed, { payment, card: body.card }));
    },

    async resendPayment({ params, ...context }) {
      const deed = deedOf(context);
      const on = billingOf(billing);
      const payment = await existingPayment(db, deed.companyId, params.paymentID);
      const outcome = await ask(providerOf(on, payment).look(intentOf(payment)));
      return rowOf(await carryOut(db, deed, { payment, outcome }));
    },

    async cancelPayment({ params, ...context }) {
      const deed = deedOf(context);
      const on = billingOf(billing);
      const payment = await existingPayment(db, deed.companyId, params.paymentID);
      const provider = providerOf(on, payment);
      await ask(provider.withdraw?.(intentOf(payment)) ?? Promise.resolve());
      // Whoever cancels what was charged meanwhile has paid.
      const outcome = await ask(provider.look(intentOf(payment)));
      if (outcome.kind === 'paid') return rowOf(await carryOut(db, deed, { payment, outcome }));
      return rowOf(await cancel(db, deed, payment));
    },
  };
}

async function cancel(db: Database, deed: Deed, payment: Payment): Promise<Payment> {
  await companyWrite(db, deed, async (tx) => {
    const audit = await movePayment(tx, payment, { to: 'cancelled', now: deed.now });
    if (audit === null) throw refuse('payment_over');
    return { result: undefined, audit };
  });
  return await existingPayment(db, deed.companyId, payment.id);
}

type Wanted = {
  readonly planID: string;
  readonly provider: ProviderName;
  readonly intent: string;
};

/** The payment of this intent; else one that is pending for the same; else a new one, in whose favour others are cancelled. */
async function begin(tx: Tx, deed: Deed, wanted: Wanted) {
  const { companyId, now } = deed;
  await lockBilling(tx, companyId);
  const plan = await offeredPlan(tx, wanted.planID, now);
  const known = await sameBegun(tx, companyId, wanted);
  if (known !== undefined) return { result: known, noAudit: 'nothing-changed' as const };
  const { country } = await existingCompany(tx, companyId);
  const rate = await taxRateOf(tx, country, now);
  const price = priceOf(plan, rate);
  if (price === null) throw refuse('nothing_due');
  const dropped = await dropPending(tx, companyId, now);
  const isInvoice = wanted.provider === 'invoice';
  const { net, currency } = price;
  const made = await insertPayment(tx, {
    ...{ companyId, intent: wanted.intent, planId: plan.planId, provider: wanted.provider },
    state: isInvoice ? 'waiting' : 'open',
    ...{ currency, net, tax: taxOf(net, rate), taxBasisPoints: rate, taxCountry: country },
    ...{ createdAt: now, createdBy: deed.accountId, movedAt: now },
  });
  const payment = await (made === undefined
    ? sameBegun(tx, companyId, wanted)
    : findPayment(tx, companyId, made.id));
  if (payment === undefined) throw refuse('nothing_due');
  if (made === undefined) return { result: payment, noAudit: 'nothing-changed' as const };
  if (isInvoice) await numberInvoice(tx, payment, now);
  const audit: readonly [DeedEntry, ...DeedEntry[]] = [begunEntry(payment), ...dropped];
  return { result: (await findPayment(tx, companyId, payment.id)) ?? payment, audit };
}

const begunEntry = ({ id, planId, provider, currency, net, tax }: Payment): DeedEntry => ({
  action: 'payment.begin',
  objectKind: 'payment',
  objectId: id,
  after: { plan: planId, provider, currency, gross: net + tax },
});

async function sameBegun(tx: Tx, companyId: number, { planID, provider, intent }: Wanted) {
  const byIntent = await findByIntent(tx, companyId, intent);
  if (byIntent !== undefined) return byIntent;
  const pending = await listPending(tx, companyId);
  return pending.find((one) => one.planId === planID && one.provider === provider);
}

/** Who begins another payment does not want the one before; should it be paid after all, it counts. */
async function dropPending(tx: Tx, companyId: number, now: Date): Promise<DeedEntry[]> {
  const entries: DeedEntry[] = [];
  for (const payment of await listPending(tx, companyId)) {
    const entry = await movePayment(tx, payment, { to: 'cancelled', now });
    if (entry !== null) entries.push(entry);
  }
  return entries;
}
