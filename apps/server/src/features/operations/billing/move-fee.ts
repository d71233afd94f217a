import type { Tx } from '../../../platform/database/database.ts';
import type { DeedEntry } from '../audit/index.ts';
import { transferOfPaid, transferOfRefund, wasNeverPaid } from './billing-rules.ts';
import { noteCredit } from './credit-note-store.ts';
import { type FeePayment, listFeePayments, lockPayer, PLATFORM } from './fee-payment-store.ts';
import { isPending } from './fee-rules.ts';
import { writeTransfer } from './ledger-store.ts';
import { type Heard, moveOf, numberInvoice } from './move-payment.ts';
import { planStateMails } from './payment-mail-store.ts';
import { type Move, moveState, stateOf } from './payment-store.ts';

/** What a provider said, as moves. Money that went back without our hearing that it came has come, too. */
export async function followFeeOutcome(
  tx: Tx,
  payment: FeePayment,
  { outcome, event, now }: Heard,
): Promise<DeedEntry[]> {
  if (outcome.kind === 'waiting') return [];
  await lockPayer(tx, payment.accountId);
  const hasGone = outcome.kind === 'refunded' || outcome.kind === 'disputed';
  const isNews = hasGone && wasNeverPaid(await stateOf(tx, payment));
  const come = isNews ? await moveFee(tx, payment, { to: 'paid', now }) : [];
  const by = event === undefined ? {} : { event };
  return [...come, ...(await moveFee(tx, payment, { ...moveOf(outcome), ...by, now }))];
}

/**
 * Moves what a person pays and does what follows, in one transaction: ledger, number, and the end of whatever else was
 * begun for the same. Nothing where nothing was to be moved. Gives the entries for the platform's chain.
 */
export async function moveFee(tx: Tx, payment: FeePayment, move: Move): Promise<DeedEntry[]> {
  await lockPayer(tx, payment.accountId);
  const moved = await moveState(tx, payment, move);
  if (moved === null) return [];
  const { now } = move;
  const entries = [entryOf(payment, moved.from, move)];
  await planStateMails(tx, payment, move);
  if (move.to === 'refunded') {
    await writeTransfer(tx, transferOfRefund(payment), { companyId: PLATFORM, now });
  }
  if (move.to === 'paid') {
    entries.push(...(await dropOthers(tx, payment, now)));
    // A dispute that was won: the rest was done when it was paid.
    if (await writeTransfer(tx, transferOfPaid(payment), { companyId: PLATFORM, now })) {
      await numberInvoice(tx, payment, now);
    }
  }
  await noteFees(tx, entries, now);
  return entries;
}

const entryOf = (payment: FeePayment, from: string, { to, because }: Move): DeedEntry => ({
  action: `payment.${to}`,
  objectKind: 'payment',
  objectId: payment.id,
  before: { state: from },
  after: {
    ...{ state: to, fee: payment.fee, accountID: payment.accountId, currency: payment.currency },
    gross: payment.net + payment.tax,
    ...(because === undefined || because === null ? {} : { because }),
  },
});

/** Last in a transaction: what was moved may take an invoice back. */
export async function noteFees(tx: Tx, moved: readonly DeedEntry[], now: Date): Promise<void> {
  for (const { objectId } of moved) {
    await noteCredit(tx, { companyId: PLATFORM, id: Number(objectId) }, now);
  }
}

/** Nobody pays twice for the same: what else was begun is over. Should it be paid after all, it is believed. */
export async function dropOthers(
  tx: Tx,
  { accountId, fee, id }: Pick<FeePayment, 'accountId' | 'fee'> & { readonly id?: number },
  now: Date,
): Promise<DeedEntry[]> {
  const entries: DeedEntry[] = [];
  const move = { to: 'cancelled', now } as const;
  for (const other of await listFeePayments(tx, { accountId, fee })) {
    if (other.id === id || !isPending(other)) continue;
    const moved = await moveState(tx, other, move);
    if (moved !== null) entries.push(entryOf(other, moved.from, move));
  }
  return entries;
}
