import type { Fee } from '@candor/contract/operations/fee-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import { type DeedEntry, recordAudit, recordDeed } from '../audit/index.ts';
import { countingOf } from './fee-rules.ts';
import {
  type FeePayment,
  findFeePayment,
  listFeePayments,
  markChargeAsked,
  PLATFORM,
} from './fee-payment-store.ts';
import { followFeeOutcome } from './move-fee.ts';
import type { Heard } from './move-payment.ts';
import type { Billing, Outcome } from './payment-provider.ts';
import { ask, billingOf, findProvider, intentOf, providerOf } from './settle-payment.ts';

export type FeeParts = { readonly db: Database; readonly billing: Billing | null };

/** Who pays for what, and from where this is asked. */
export type FeePayer = {
  readonly accountId: number;
  readonly fee: Fee;
  readonly client: RequestContext['client'];
  readonly now: Date;
};

type Change<T> = { readonly result: T; readonly entries: readonly DeedEntry[] };

/** In the person's name, with its entries in the platform's chain, last in the transaction. */
export function feeWrite<T>(
  { db }: FeeParts,
  { accountId, client, now }: FeePayer,
  change: (tx: Tx) => Promise<Change<T>>,
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

export const ownFees = ({ db }: FeeParts, payer: FeePayer): Promise<FeePayment[]> =>
  db.inCompany(PLATFORM, (tx) => listFeePayments(tx, payer), { accountId: payer.accountId });

export async function countingFee(parts: FeeParts, payer: FeePayer): Promise<FeePayment> {
  const payment = countingOf(await ownFees(parts, payer));
  if (payment === undefined) throw refuse('not_found', { params: { what: 'payment' } });
  return payment;
}

export async function existingFee(tx: Tx, paymentId: number): Promise<FeePayment> {
  const payment = await findFeePayment(tx, paymentId);
  if (payment === undefined) throw refuse('not_found', { params: { what: 'payment' } });
  return payment;
}

/** As it is now. */
export const feeAgain = ({ db }: FeeParts, { accountId }: FeePayer, paymentId: number) =>
  db.inCompany(PLATFORM, (tx) => existingFee(tx, paymentId), { accountId });

/** Asks the provider what became of a payment and carries it out; gives the payment as it is then. */
export async function lookAtFee(
  parts: FeeParts,
  payer: FeePayer,
  payment: FeePayment,
): Promise<FeePayment> {
  const provider = providerOf(billingOf(parts.billing), payment);
  const outcome = await ask(provider.look(intentOf(payment)));
  return carryOutFee(parts, payer, { payment, outcome });
}

/**
 * Nobody can pay it any more, on whatever page; gives the payment as it is then: whoever paid meanwhile has paid. What
 * cannot be paid any more waits for its end, which whoever asks brings about.
 */
export async function giveUpFee(
  parts: FeeParts,
  payer: FeePayer,
  payment: FeePayment,
): Promise<FeePayment> {
  const provider = findProvider(billingOf(parts.billing), payment);
  // None of this installation any more: nobody is left to be asked.
  if (provider === undefined) return payment;
  await ask(provider.withdraw?.(intentOf(payment)) ?? Promise.resolve());
  const outcome = await ask(provider.look(intentOf(payment)));
  if (outcome.kind !== 'expired') return carryOutFee(parts, payer, { payment, outcome });
  await feeWrite(parts, payer, async (tx) => {
    await markChargeAsked(tx, payment, null);
    return { result: undefined, entries: [] };
  });
  return feeAgain(parts, payer, payment.id);
}

export async function carryOutFee(
  parts: FeeParts,
  payer: FeePayer,
  { payment, outcome }: { readonly payment: FeePayment; readonly outcome: Outcome },
): Promise<FeePayment> {
  if (outcome.kind !== 'waiting') {
    await feeWrite(parts, payer, async (tx) => {
      const entries = await followFeeOutcome(tx, payment, { outcome, now: payer.now });
      await markChargeAsked(tx, payment, null);
      return { result: undefined, entries };
    });
  }
  return feeAgain(parts, payer, payment.id);
}

/** The same of what nobody did here. */
export const carryOutFeeBySystem = (db: Database, fee: FeePayment, heard: Heard): Promise<void> =>
  feeWriteBySystem(db, heard.now, (tx) => followFeeOutcome(tx, fee, heard));

export const feeWriteBySystem = (
  db: Database,
  now: Date,
  change: (tx: Tx) => Promise<readonly DeedEntry[]>,
): Promise<void> =>
  db.inCompany(PLATFORM, async (tx) => {
    for (const entry of await change(tx)) {
      await recordAudit(tx, { ...entry, companyId: PLATFORM, actorKind: 'system' }, now);
    }
  });
