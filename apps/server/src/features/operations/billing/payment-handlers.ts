import type { contract } from '@candor/contract';
import { type ProviderName, taxOf } from '@candor/contract/operations/billing-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, type Deed, type DeedEntry, deedOf } from '../audit/index.ts';
import { readTaxCountry } from './invoice-store.ts';
import { movePayment, numberInvoice } from './move-payment.ts';
import type { Billing } from './payment-provider.ts';
import { planInvoiceMails } from './payment-mail-store.ts';
import { listOfCompany, PAGE_ROWS } from './payment-list-store.ts';
import { rowOf } from './payment-row.ts';
import {
  findByIntent,
  findPayment,
  insertPayment,
  listPending,
  type Payment,
} from './payment-store.ts';
import { lockBilling } from './period-store.ts';
import { type BillingParts, offeredPlan, priceOf } from './plan-handlers.ts';
import { creditAtOnce } from './plan-change-handlers.ts';
import { taxRateOf } from './price-store.ts';
import {
  ask,
  billingOf,
  carryOut,
  charge,
  existingPayment,
  findProvider,
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
      const on = billingOf(billing);
      if (!on.providers.some(({ name }) => name === body.provider)) throw refuse('unknown_plan');
      const deed = deedOf(context);
      const others = await giveUpOthers({ db, billing: on }, deed, body);
      // For the same, some other way, and paid meanwhile: nobody pays twice.
      const paid = others.find(({ state, planId }) => state === 'paid' && planId === body.planID);
      if (paid !== undefined) return rowOf(paid);
      const wanted = { ...body, asked: new Set(others.map(({ id }) => id)) };
      return rowOf(await companyWrite(db, deed, (tx) => begin(tx, deed, wanted)));
    },

    async listPayments({ query, session: { companyId } }) {
      billingOf(billing);
      const { total, rows } = await db.inCompany(companyId, (tx) =>
        listOfCompany(tx, companyId, query),
      );
      return { total, pageSize: PAGE_ROWS, heedsDays: true, payments: rows.map(rowOf) };
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
      const given = { db, billing: on };
      return rowOf((await giveUp(given, deed, payment)) ?? (await cancel(db, deed, payment)));
    },
  };
}

type Given = { readonly db: Database; readonly billing: Billing };

/** Nobody can pay it any more. Who paid it meanwhile has paid: that payment, as it is then; else null. */
async function giveUp(
  { db, billing }: Given,
  deed: Deed,
  payment: Payment,
): Promise<Payment | null> {
  const provider = findProvider(billing, payment);
  // None of this installation any more: nobody is left to be asked.
  if (provider === undefined) return null;
  await ask(provider.withdraw?.(intentOf(payment)) ?? Promise.resolve());
  const outcome = await ask(provider.look(intentOf(payment)));
  return outcome.kind === 'paid' ? carryOut(db, deed, { payment, outcome }) : null;
}

/** What is dropped for the payment that is wanted; none where that one is there already. */
async function giveUpOthers(given: Given, deed: Deed, wanted: Wanted): Promise<Payment[]> {
  const { companyId } = deed;
  const others = await given.db.inCompany(companyId, async (tx) => {
    if ((await sameBegun(tx, companyId, wanted)) !== undefined) return [];
    // Nothing is given up for what would be refused.
    const plan = await offeredPlan(tx, wanted.planID, deed.now);
    await dueFor(tx, deed, { ...wanted, plan });
    return listPending(tx, companyId);
  });
  const asked: Payment[] = [];
  for (const other of others) asked.push((await giveUp(given, deed, other)) ?? other);
  return asked;
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
  readonly isAtOnce?: boolean | undefined;
};

/** Of these payments it was asked what became of them, and nobody can pay them any more. */
type Asked = { readonly asked: ReadonlySet<number> };

/** The payment of this intent; else one that is pending for the same; else a new one, in whose favour others are cancelled. */
async function begin(tx: Tx, deed: Deed, wanted: Wanted & Asked) {
  const { companyId, now } = deed;
  await lockBilling(tx, companyId);
  const plan = await offeredPlan(tx, wanted.planID, now);
  const known = await sameBegun(tx, companyId, wanted);
  if (known !== undefined) return { result: known, noAudit: 'nothing-changed' as const };
  const { price, rate, country, credited } = await dueFor(tx, deed, { ...wanted, plan });
  const dropped = await dropPending(tx, companyId, { ...wanted, now });
  const isInvoice = wanted.provider === 'invoice';
  const { net, currency } = price;
  const made = await insertPayment(tx, {
    ...{ companyId, intent: wanted.intent, planId: plan.planId, provider: wanted.provider },
    state: isInvoice ? 'waiting' : 'open',
    ...{ currency, net, tax: taxOf(net, rate), taxBasisPoints: rate, taxCountry: country },
    ...{ isAtOnce: wanted.isAtOnce === true, credited },
    ...{ createdAt: now, createdBy: deed.accountId, movedAt: now },
  });
  const payment = await (made === undefined
    ? sameBegun(tx, companyId, wanted)
    : findPayment(tx, companyId, made.id));
  if (payment === undefined) throw refuse('nothing_due');
  if (made === undefined) return { result: payment, noAudit: 'nothing-changed' as const };
  if (isInvoice) {
    await numberInvoice(tx, payment, now);
    await planInvoiceMails(tx, payment, now);
  }
  const audit: readonly [DeedEntry, ...DeedEntry[]] = [begunEntry(payment), ...dropped];
  return { result: (await findPayment(tx, companyId, payment.id)) ?? payment, audit };
}

type Due = {
  readonly plan: Parameters<typeof priceOf>[0];
  readonly isAtOnce?: boolean | undefined;
};

/** What a plan costs this company; at once, what is unused of the running one is taken off. */
async function dueFor(tx: Tx, { companyId, now }: Deed, { plan, isAtOnce = false }: Due) {
  const country = await readTaxCountry(tx, companyId);
  const rate = await taxRateOf(tx, country, now);
  const credited = isAtOnce ? await creditAtOnce(tx, companyId, { plan, now }) : 0;
  if (credited === null) throw refuse('not_at_once');
  const price = priceOf(plan, rate, credited);
  if (price === null) throw refuse('nothing_due');
  return { price, rate, country, credited };
}

const begunEntry = (payment: Payment): DeedEntry => {
  const { id, planId, provider, currency, net, tax, credited, isAtOnce } = payment;
  const change = isAtOnce ? { isAtOnce, credited } : {};
  return {
    action: 'payment.begin',
    objectKind: 'payment',
    objectId: id,
    after: { plan: planId, provider, currency, gross: net + tax, ...change },
  };
};

async function sameBegun(tx: Tx, companyId: number, wanted: Wanted) {
  const { planID, provider, intent, isAtOnce = false } = wanted;
  const byIntent = await findByIntent(tx, companyId, intent);
  if (byIntent !== undefined) return byIntent;
  const pending = await listPending(tx, companyId);
  return pending.find(
    (one) => one.planId === planID && one.provider === provider && one.isAtOnce === isAtOnce,
  );
}

/** Who begins another payment does not want the one before; should it be paid after all, it counts. */
async function dropPending(
  tx: Tx,
  companyId: number,
  { asked, now }: Asked & { readonly now: Date },
): Promise<DeedEntry[]> {
  const entries: DeedEntry[] = [];
  for (const payment of await listPending(tx, companyId)) {
    // Begun by another tab, meanwhile: its page may be open.
    if (!asked.has(payment.id)) throw refuse('provider_silent');
    const entry = await movePayment(tx, payment, { to: 'cancelled', now });
    if (entry !== null) entries.push(entry);
  }
  return entries;
}
