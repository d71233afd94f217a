import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { type FeePayment, findFeePayment } from './fee-payment-store.ts';
import { findPaymentAnywhere, type Payment } from './payment-store.ts';
import type { Actor } from './price-list-handlers.ts';

export type SomePayment = Payment | FeePayment;

/** Of a company or of a person: a super admin knows it by its number alone. */
export async function paymentAnywhere(
  db: Database,
  { session }: Pick<Actor, 'session'>,
  id: number,
): Promise<SomePayment> {
  const payment = await db.asAccount(
    session.accountId,
    async (tx) => (await findPaymentAnywhere(tx, id)) ?? (await findFeePayment(tx, id)),
  );
  if (payment === undefined) throw refuse('not_found', { params: { what: 'payment' } });
  return payment;
}
