import type { Tx } from '../../../platform/database/database.ts';
import { withinCompany } from '../../../platform/database/enter-company.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { type DeedEntry, recordDeed } from '../audit/index.ts';
import type { FeePayment } from './fee-payment-store.ts';
import { moveFee } from './move-fee.ts';
import { movePayment } from './move-payment.ts';
import type { SomePayment } from './payment-anywhere.ts';
import { explainRefund, type Move, type Payment } from './payment-store.ts';
import type { Act, Actor } from './price-list-handlers.ts';

type Moving<P> = { readonly payment: P; readonly move: Move };

export const isFee = (payment: SomePayment): payment is FeePayment => 'fee' in payment;

/** In a transaction of the platform, by a super admin; gives what its chain says of it. */
export const moveByOffice = (
  tx: Tx,
  actor: Actor,
  { payment, move }: Moving<SomePayment>,
): Promise<Act> =>
  isFee(payment)
    ? movePersons(tx, actor, { payment, move })
    : moveCompanys(tx, actor, { payment, move });

/** What a person paid: all of it stands in the platform's chain. */
async function movePersons(
  tx: Tx,
  { session, client, now }: Actor,
  { payment, move }: Moving<FeePayment>,
): Promise<Act> {
  const [moved, ...dropped] = await moveFee(tx, payment, move);
  const entry = moved ?? (await explained(tx, { payment, move }));
  if (entry === null) throw refuse('payment_over');
  const by = { companyId: payment.companyId, accountId: session.accountId, client, now };
  for (const other of dropped) await recordDeed(tx, by, other);
  return actOf(entry, payment.id, entry.after);
}

/** In the company that the payment's row names, with an entry in its chain, and one in the platform's. */
async function moveCompanys(
  tx: Tx,
  { session, client, now }: Actor,
  { payment, move }: Moving<Payment>,
): Promise<Act> {
  const { companyId, id } = payment;
  const entry = await withinCompany(tx, companyId, async () => {
    const moved =
      (await movePayment(tx, payment, move)) ?? (await explained(tx, { payment, move }));
    if (moved === null) throw refuse('payment_over');
    await recordDeed(tx, { companyId, accountId: session.accountId, client, now }, moved);
    return moved;
  });
  return actOf(entry, id, { because: move.because, companyID: companyId });
}

/** A provider may tell that the money went back before whoever asked for it has said why. */
async function explained(
  tx: Tx,
  { payment: { companyId, id }, move }: Moving<Pick<Payment, 'companyId' | 'id'>>,
): Promise<DeedEntry | null> {
  const { to, because } = move;
  if (to !== 'refunded' || !because) return null;
  if (!(await explainRefund(tx, { companyId, id }, because))) return null;
  return { action: 'payment.refunded', objectKind: 'payment', objectId: id, after: { because } };
}

const actOf = ({ action }: DeedEntry, objectId: number, after: unknown): Act => ({
  ...{ action, objectKind: 'payment', objectId, after },
});
