import {
  type ProviderName,
  taxOf,
  type testCards,
} from '@candor/contract/operations/billing-rules';
import type { Fee } from '@candor/contract/operations/fee-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import { type DeedEntry, recordDeed } from '../audit/index.ts';
import { countingOf, isPending, isSettled, mayBeCharged } from './fee-rules.ts';
import {
  type FeePayment,
  findFeePayment,
  findFeePrice,
  insertFeePayment,
  listFeePayments,
  lockPayer,
  markChargeAsked,
  PLATFORM,
} from './fee-payment-store.ts';
import { dropOthers, followFeeOutcome, moveFee, noteFees } from './move-fee.ts';
import { numberInvoice } from './move-payment.ts';
import { planInvoiceMails } from './payment-mail-store.ts';
import type { Billing, Outcome } from './payment-provider.ts';
import { taxRateOf } from './price-store.ts';
import { ask, billingOf, intentOf, providerOf } from './settle-payment.ts';
import { feeRowOf } from './payment-row.ts';

export type FeeParts = { readonly db: Database; readonly billing: Billing | null };

/** Who pays for what, in which country, and from where this is asked. */
export type FeePayer = {
  readonly accountId: number;
  readonly fee: Fee;
  readonly client: RequestContext['client'];
  readonly now: Date;
};

/** What it costs in a country; null: nothing, as everything does where nothing is sold. */
async function priceOfFee(
  tx: Tx,
  billing: Billing | null,
  { fee, country, now }: { readonly fee: Fee; readonly country: string | null; readonly now: Date },
) {
  if (billing === null) return null;
  const price = await findFeePrice(tx, fee, now);
  if (price === undefined || price.amount === 0) return null;
  const { amount: net, currency } = price;
  const taxBasisPoints = await taxRateOf(tx, country, now);
  const tax = taxOf(net, taxBasisPoints);
  return { currency, net, tax, taxBasisPoints, gross: net + tax };
}

/** What a fee costs a person and how its payment stands. Needs a transaction of company 0 in the person's name. */
export async function readFee(
  tx: Tx,
  billing: Billing | null,
  payer: {
    readonly accountId: number;
    readonly fee: Fee;
    readonly country: string | null;
    readonly now: Date;
  },
) {
  const price = await priceOfFee(tx, billing, payer);
  const payment = countingOf(await listFeePayments(tx, payer));
  return {
    price,
    providers: waysToPay(billing),
    payment: payment === undefined ? null : feeRowOf(payment),
    isDue: price !== null && !(payment !== undefined && isSettled(payment)),
  };
}

/** Who takes the money on pages of their own sells to companies only, so far. */
const waysToPay = (billing: Billing | null): ProviderName[] =>
  billing?.providers.flatMap(({ name, checkOut }) => (checkOut === undefined ? [name] : [])) ?? [];

type Wanted = {
  readonly provider: ProviderName;
  readonly intent: string;
  readonly country: string;
};

/** What was paid; else what is pending by this provider; else a new one, once it is sure that no other was charged. */
export async function beginFee(parts: FeeParts, payer: FeePayer, wanted: Wanted) {
  const billing = billingOf(parts.billing);
  if (!waysToPay(billing).includes(wanted.provider)) {
    throw refuse('unknown_provider', { path: 'body.provider' });
  }
  for (const payment of await own(parts, payer)) {
    if (isPending(payment) && payment.provider !== wanted.provider) {
      await look(parts, payer, payment);
    }
  }
  const paymentId = await write(parts, payer, (tx) => begin(tx, { ...payer, billing }, wanted));
  return feeRowOf(await again(parts, payer, paymentId));
}

async function begin(tx: Tx, payer: FeePayer & { readonly billing: Billing }, wanted: Wanted) {
  const { accountId, fee, now, billing } = payer;
  await lockPayer(tx, accountId);
  const payments = await listFeePayments(tx, payer);
  const known =
    payments.find(({ intent }) => intent === wanted.intent) ??
    payments.find(isSettled) ??
    payments.find((one) => isPending(one) && one.provider === wanted.provider);
  if (known !== undefined) return { result: known.id, entries: [] };
  if (payments.some((one) => mayBeCharged(one, now))) throw refuse('provider_silent');
  const price = await priceOfFee(tx, billing, { fee, country: wanted.country, now });
  if (price === null) throw refuse('nothing_due');
  const { gross, ...sums } = price;
  const dropped = await dropOthers(tx, payer, now);
  const isInvoice = wanted.provider === 'invoice';
  const made = await insertFeePayment(tx, {
    ...{ accountId, fee, intent: wanted.intent, provider: wanted.provider, ...sums },
    state: isInvoice ? 'waiting' : 'open',
    ...{ taxCountry: wanted.country, createdAt: now, createdBy: accountId, movedAt: now },
  });
  // The intent is somebody else's.
  if (made === undefined) throw refuse('nothing_due');
  if (isInvoice) {
    const invoice = { companyId: PLATFORM, id: made.id, invoiceNumber: null };
    await numberInvoice(tx, invoice, now);
    await planInvoiceMails(tx, invoice, now);
  }
  await noteFees(tx, dropped, now);
  const after = { fee, provider: wanted.provider, currency: sums.currency, gross };
  const begun = { action: 'payment.begin', objectKind: 'payment', objectId: made.id, after };
  return { result: made.id, entries: [begun, ...dropped] };
}

/** Charges once, however often it is asked: the provider knows the intent. */
export async function payFee(
  parts: FeeParts,
  payer: FeePayer,
  card: (typeof testCards)[number],
): Promise<ReturnType<typeof feeRowOf>> {
  const billing = billingOf(parts.billing);
  const payment = await counting(parts, payer);
  if (payment.state === 'paid') return feeRowOf(payment);
  if (payment.provider !== 'test') throw refuse('payment_over');
  const isPaid = await write(parts, payer, async (tx) => {
    await lockPayer(tx, payer.accountId);
    const { state } = await existing(tx, payment.id);
    // By another tab, meanwhile.
    if (state === 'paid') return { result: true, entries: [] };
    if (state !== 'open' && state !== 'failed') throw refuse('payment_over');
    await markChargeAsked(tx, payment, payer.now);
    return { result: false, entries: [] };
  });
  if (isPaid) return feeRowOf(await again(parts, payer, payment.id));
  const outcome = await ask(providerOf(billing, payment).charge(intentOf(payment), card));
  return feeRowOf(await carryOut(parts, payer, { payment, outcome }));
}

export async function resendFee(parts: FeeParts, payer: FeePayer) {
  billingOf(parts.billing);
  return feeRowOf(await look(parts, payer, await counting(parts, payer)));
}

/** Whoever cancels what was charged meanwhile has paid. */
export async function cancelFee(parts: FeeParts, payer: FeePayer) {
  billingOf(parts.billing);
  const payment = await look(parts, payer, await counting(parts, payer));
  if (!isPending(payment)) throw refuse('payment_over');
  const cancelled = await write(parts, payer, async (tx) => {
    await lockPayer(tx, payer.accountId);
    if (mayBeCharged(await existing(tx, payment.id), payer.now)) throw refuse('provider_silent');
    const entries = await moveFee(tx, payment, { to: 'cancelled', now: payer.now });
    return { result: entries.length > 0, entries };
  });
  if (!cancelled) throw refuse('payment_over');
  return feeRowOf(await again(parts, payer, payment.id));
}

/** Asks the provider what became of a payment and carries it out; gives the payment as it is then. */
async function look(parts: FeeParts, payer: FeePayer, payment: FeePayment): Promise<FeePayment> {
  const provider = providerOf(billingOf(parts.billing), payment);
  const outcome = await ask(provider.look(intentOf(payment)));
  return carryOut(parts, payer, { payment, outcome });
}

async function carryOut(
  parts: FeeParts,
  payer: FeePayer,
  { payment, outcome }: { readonly payment: FeePayment; readonly outcome: Outcome },
): Promise<FeePayment> {
  if (outcome.kind !== 'waiting') {
    await write(parts, payer, async (tx) => {
      const entries = await followFeeOutcome(tx, payment, { outcome, now: payer.now });
      await markChargeAsked(tx, payment, null);
      return { result: undefined, entries };
    });
  }
  return again(parts, payer, payment.id);
}

/** In the person's name, with its entries in the platform's chain, last in the transaction. */
function write<T>(
  { db }: FeeParts,
  { accountId, client, now }: FeePayer,
  change: (tx: Tx) => Promise<{ readonly result: T; readonly entries: readonly DeedEntry[] }>,
): Promise<T> {
  const work = async (tx: Tx) => {
    const { result, entries } = await change(tx);
    for (const entry of entries) {
      await recordDeed(tx, { companyId: PLATFORM, accountId, client, now }, entry);
    }
    return result;
  };
  return db.inCompany(PLATFORM, work, { accountId });
}

const own = ({ db }: FeeParts, payer: FeePayer) =>
  db.inCompany(PLATFORM, (tx) => listFeePayments(tx, payer), { accountId: payer.accountId });

async function counting(parts: FeeParts, payer: FeePayer): Promise<FeePayment> {
  const payment = countingOf(await own(parts, payer));
  if (payment === undefined) throw refuse('not_found', { params: { what: 'payment' } });
  return payment;
}

const again = ({ db }: FeeParts, { accountId }: FeePayer, paymentId: number) =>
  db.inCompany(PLATFORM, (tx) => existing(tx, paymentId), { accountId });

async function existing(tx: Tx, paymentId: number): Promise<FeePayment> {
  const payment = await findFeePayment(tx, paymentId);
  if (payment === undefined) throw refuse('not_found', { params: { what: 'payment' } });
  return payment;
}
