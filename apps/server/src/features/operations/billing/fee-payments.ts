import {
  type ProviderName,
  taxOf,
  type testCards,
} from '@candor/contract/operations/billing-rules';
import type { Fee } from '@candor/contract/operations/fee-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { isPayable } from './billing-rules.ts';
import { creditNoteRowOf } from './credit-note-row.ts';
import { listNotesOfPerson } from './credit-note-store.ts';
import { countingOf, isPending, isSettled, mayBeCharged } from './fee-rules.ts';
import {
  type FeePayment,
  findFeePrice,
  insertFeePayment,
  listFeePayments,
  lockPayer,
  markChargeAsked,
  PLATFORM,
} from './fee-payment-store.ts';
import { dropOthers, moveFee, noteFees } from './move-fee.ts';
import { numberInvoice } from './move-payment.ts';
import { paperWords as words } from './paper-words.ts';
import { planInvoiceMails } from './payment-mail-store.ts';
import type { Billing } from './payment-provider.ts';
import { feeRowOf } from './payment-row.ts';
import { taxRateOf } from './price-store.ts';
import {
  carryOutFee,
  countingFee,
  existingFee,
  feeAgain,
  type FeeParts,
  type FeePayer,
  feeWrite,
  giveUpFee,
  lookAtFee,
  ownFees,
} from './settle-fee.ts';
import { ask, billingOf, intentOf, providerOf } from './settle-payment.ts';

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
    creditNotes: (await listNotesOfPerson(tx, payer.accountId)).map(creditNoteRowOf),
    isDue: price !== null && !(payment !== undefined && isSettled(payment)),
  };
}

const waysToPay = (billing: Billing | null): ProviderName[] =>
  billing?.providers.map(({ name }) => name) ?? [];

type Wanted = {
  readonly provider: ProviderName;
  readonly intent: string;
  readonly country: string;
};

/** What was paid; else what is pending by this provider; else a new one, once nobody can pay any other. */
export async function beginFee(parts: FeeParts, payer: FeePayer, wanted: Wanted) {
  const billing = billingOf(parts.billing);
  if (!waysToPay(billing).includes(wanted.provider)) {
    throw refuse('unknown_provider', { path: 'body.provider' });
  }
  const asked = await giveUpOthers(parts, payer, wanted);
  const paymentId = await feeWrite(parts, payer, (tx) =>
    begin(tx, { ...payer, billing }, { ...wanted, asked }),
  );
  return feeRowOf(await feeAgain(parts, payer, paymentId));
}

/** What is dropped for the payment that is wanted; none where that one is there already. */
async function giveUpOthers(
  parts: FeeParts,
  payer: FeePayer,
  { intent, provider }: Wanted,
): Promise<ReadonlySet<number>> {
  const payments = await ownFees(parts, payer);
  const asked = new Set<number>();
  if (payments.some((one) => one.intent === intent || isSettled(one))) return asked;
  for (const one of payments) {
    if (!isPending(one) || one.provider === provider) continue;
    await giveUpFee(parts, payer, one);
    asked.add(one.id);
  }
  return asked;
}

/** Of these it was asked what became of them, and nobody can pay them any more. */
type Asked = { readonly asked: ReadonlySet<number> };

async function begin(
  tx: Tx,
  payer: FeePayer & { readonly billing: Billing },
  wanted: Wanted & Asked,
) {
  const { accountId, fee, now, billing } = payer;
  await lockPayer(tx, accountId);
  const payments = await listFeePayments(tx, payer);
  const known =
    payments.find(({ intent }) => intent === wanted.intent) ??
    payments.find(isSettled) ??
    payments.find((one) => isPending(one) && one.provider === wanted.provider);
  if (known !== undefined) return { result: known.id, entries: [] };
  // One may be paid right now; or another tab began it meanwhile, and its page may be open.
  const isOpen = (one: FeePayment) => isPending(one) && !wanted.asked.has(one.id);
  if (payments.some((one) => mayBeCharged(one, now) || isOpen(one))) {
    throw refuse('provider_silent');
  }
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
  const payment = await countingFee(parts, payer);
  if (payment.state === 'paid') return feeRowOf(payment);
  if (payment.provider !== 'test') throw refuse('payment_over');
  // By another tab, meanwhile.
  if (!(await markAsked(parts, payer, payment))) {
    return feeRowOf(await feeAgain(parts, payer, payment.id));
  }
  const outcome = await ask(providerOf(billing, payment).charge(intentOf(payment), card));
  return feeRowOf(await carryOutFee(parts, payer, { payment, outcome }));
}

/** Where it is paid by card, on a page of the provider; the same page however often it is asked. */
export async function checkOutFee(
  parts: FeeParts,
  payer: FeePayer,
  backTo: string,
): Promise<{ url: string }> {
  const payment = await countingFee(parts, payer);
  const { checkOut } = providerOf(billingOf(parts.billing), payment);
  if (checkOut === undefined) throw refuse('payment_over');
  // From here on somebody may pay: whoever wants to pay otherwise withdraws the page first.
  if (!(await markAsked(parts, payer, payment))) throw refuse('payment_over');
  const shown = { currency: payment.currency, name: words.fees[payment.fee], backTo };
  const url = await ask(checkOut(intentOf(payment), shown, payer.now));
  if (url !== null) return { url };
  await lookAtFee(parts, payer, payment);
  throw refuse('payment_over');
}

/** That the provider is asked for the money now. False where it was paid meanwhile. */
const markAsked = (parts: FeeParts, payer: FeePayer, payment: FeePayment): Promise<boolean> =>
  feeWrite(parts, payer, async (tx) => {
    await lockPayer(tx, payer.accountId);
    const { state } = await existingFee(tx, payment.id);
    if (state === 'paid') return { result: false, entries: [] };
    if (!isPayable(state)) throw refuse('payment_over');
    await markChargeAsked(tx, payment, payer.now);
    return { result: true, entries: [] };
  });

export async function resendFee(parts: FeeParts, payer: FeePayer) {
  billingOf(parts.billing);
  return feeRowOf(await lookAtFee(parts, payer, await countingFee(parts, payer)));
}

/** Whoever cancels what was charged meanwhile has paid. */
export async function cancelFee(parts: FeeParts, payer: FeePayer) {
  billingOf(parts.billing);
  const payment = await countingFee(parts, payer);
  if (!isPending(payment)) throw refuse('payment_over');
  const asked = await giveUpFee(parts, payer, payment);
  if (!isPending(asked)) return feeRowOf(asked);
  const cancelled = await feeWrite(parts, payer, async (tx) => {
    await lockPayer(tx, payer.accountId);
    if (mayBeCharged(await existingFee(tx, asked.id), payer.now)) throw refuse('provider_silent');
    const entries = await moveFee(tx, asked, { to: 'cancelled', now: payer.now });
    return { result: entries.length > 0, entries };
  });
  if (!cancelled) throw refuse('payment_over');
  return feeRowOf(await feeAgain(parts, payer, asked.id));
}
