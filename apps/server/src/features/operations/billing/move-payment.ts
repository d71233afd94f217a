import type { Tx } from '../../../platform/database/database.ts';
import type { DeedEntry } from '../audit/index.ts';
import {
  invoiceNumberOf,
  transferOfPaid,
  transferOfRefund,
  wasNeverPaid,
} from './billing-rules.ts';
import { addPeriod, changeAtOnce, endPaidPeriod } from './company-plan.ts';
import { insertInvoice } from './invoice-store.ts';
import { noteCredit } from './credit-note-store.ts';
import { moveCredits } from './move-credits.ts';
import { writeTransfer } from './ledger-store.ts';
import type { Outcome } from './payment-provider.ts';
import { planStateMails } from './payment-mail-store.ts';
import { markNumbered, type Move, moveState, type Payment, stateOf } from './payment-store.ts';
import { lockBilling } from './period-store.ts';
import { takeInvoiceNumber } from './price-store.ts';

/**
 * Moves a payment and does what follows, in one transaction: number, ledger, plan. Null where nothing was to be moved,
 * so that whatever says the same again, by whatever way, changes nothing. Gives the entry for the company's chain.
 */
export async function movePayment(tx: Tx, payment: Payment, move: Move): Promise<DeedEntry | null> {
  await lockBilling(tx, payment.companyId);
  const moved = await moveState(tx, payment, move);
  if (moved === null) return null;
  if (move.to === 'paid') await takeIn(tx, payment, move.now);
  if (move.to === 'refunded') await giveBack(tx, payment, move.now);
  await planStateMails(tx, payment, move);
  await noteCredit(tx, payment, move.now);
  return {
    action: `payment.${move.to}`,
    objectKind: 'payment',
    objectId: payment.id,
    before: { state: moved.from },
    after: {
      ...{ state: move.to, plan: payment.planId, currency: payment.currency },
      gross: payment.net + payment.tax,
    },
  };
}

export type Heard = {
  readonly outcome: Outcome;
  readonly event?: string;
  readonly now: Date;
};

/** What a provider said, as moves. Money that went back without our hearing that it came has come, too. */
export async function followOutcome(
  tx: Tx,
  payment: Payment,
  { outcome, event, now }: Heard,
): Promise<DeedEntry[]> {
  if (outcome.kind === 'waiting') return [];
  await lockBilling(tx, payment.companyId);
  const entries: (DeedEntry | null)[] = [];
  const hasGone = outcome.kind === 'refunded' || outcome.kind === 'disputed';
  if (hasGone && wasNeverPaid(await stateOf(tx, payment))) {
    entries.push(await movePayment(tx, payment, { to: 'paid', now }));
  }
  const by = event === undefined ? {} : { event };
  entries.push(await movePayment(tx, payment, { ...moveOf(outcome), ...by, now }));
  return entries.filter((entry) => entry !== null);
}

export function moveOf(
  outcome: Exclude<Outcome, { kind: 'waiting' }>,
): Pick<Move, 'to' | 'because'> {
  if (outcome.kind === 'declined') return { to: 'failed', because: outcome.because };
  return { to: outcome.kind };
}

async function takeIn(tx: Tx, payment: Payment, now: Date): Promise<void> {
  const { companyId, id, planId, period, credits } = payment;
  // A dispute that was won: all of it was done when it was paid.
  if (!(await writeTransfer(tx, transferOfPaid(payment), { companyId, now }))) return;
  if (credits !== null) {
    await moveCredits(tx, { companyId, reason: 'bought', credits, paymentId: id, madeAt: now });
  }
  // Of a pack there is nothing but its credits.
  if (payment.isAtOnce && period !== null) await changeAtOnce(tx, { ...payment, period }, now);
  else if (credits === null || period !== null) {
    await addPeriod(tx, { companyId, planId, paymentId: id, period }, now);
  }
  await numberInvoice(tx, payment, now);
}

/** Last, because whoever numbers the next waits for this transaction. */
export async function numberInvoice(
  tx: Tx,
  payment: Pick<Payment, 'companyId' | 'id' | 'invoiceNumber'>,
  now: Date,
): Promise<void> {
  if (payment.invoiceNumber !== null) return;
  const year = now.getUTCFullYear();
  await insertInvoice(tx, payment, now);
  await markNumbered(tx, payment, invoiceNumberOf(year, await takeInvoiceNumber(tx, year)));
}

async function giveBack(tx: Tx, payment: Payment, now: Date): Promise<void> {
  const { companyId, id: paymentId, credits } = payment;
  await writeTransfer(tx, transferOfRefund(payment), { companyId, now });
  if (credits !== null) {
    // What was used of them is owed then: nobody is invited until it is bought again.
    await moveCredits(tx, {
      companyId,
      reason: 'refunded',
      credits: -credits,
      paymentId,
      madeAt: now,
    });
  }
  await endPaidPeriod(tx, { companyId, paymentId }, now);
}
