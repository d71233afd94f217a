import type { PaymentState, testCards } from '@candor/contract/operations/billing-rules';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { companyWrite, type Deed } from '../audit/index.ts';
import { movePayment } from './move-payment.ts';
import {
  type Billing,
  type Intent,
  type Outcome,
  type PaymentProvider,
  ProviderSilent,
} from './payment-provider.ts';
import { findPayment, type Move, type Payment } from './payment-store.ts';

export const billingOf = (billing: Billing | null): Billing => {
  if (billing === null) throw refuse('billing_off');
  return billing;
};

/** Of the installation as it is set up now: a payment may have begun when it was set up otherwise. */
export function providerOf(billing: Billing, { provider }: Payment): PaymentProvider {
  const found = billing.providers.find(({ name }) => name === provider);
  if (found === undefined) throw refuse('provider_silent');
  return found;
}

export const intentOf = ({ companyId, intent, net, tax }: Payment): Intent => ({
  ...{ companyId, intent },
  gross: net + tax,
});

export async function existingPayment(
  db: Database,
  companyId: number,
  paymentId: number,
): Promise<Payment> {
  const payment = await db.inCompany(companyId, (tx) => findPayment(tx, companyId, paymentId));
  if (payment === undefined) throw refuse('not_found', { params: { what: 'payment' } });
  return payment;
}

/** What a provider said, as a move; null: nothing has happened. */
export function moveOf(outcome: Outcome, now: Date): Move | null {
  if (outcome.kind === 'waiting') return null;
  if (outcome.kind === 'paid') return { to: 'paid', now };
  return { to: 'failed', because: outcome.because, now };
}

/** Asks a provider; that it gave no answer is a refusal that the browser knows (PY-2). */
export async function ask<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof ProviderSilent) throw refuse('provider_silent');
    throw error;
  }
}

/** Carries out a move that a member caused, with its entry; gives the payment as it is then. */
export async function carryOut(
  db: Database,
  deed: Deed,
  { payment, move }: { readonly payment: Payment; readonly move: Move | null },
): Promise<Payment> {
  const { companyId } = deed;
  if (move !== null) {
    await companyWrite(db, deed, async (tx) => {
      const audit = await movePayment(tx, payment, move);
      if (audit === null) return { result: undefined, noAudit: 'nothing-changed' };
      return { result: undefined, audit };
    });
  }
  return await existingPayment(db, companyId, payment.id);
}

const payable: readonly PaymentState[] = ['open', 'failed'];

/** Charges once, however often it is asked: the provider knows the intent. */
export async function charge(
  parts: { readonly db: Database; readonly billing: Billing },
  deed: Deed,
  { payment, card }: { readonly payment: Payment; readonly card: (typeof testCards)[number] },
): Promise<Payment> {
  if (payment.state === 'paid') return payment;
  if (!payable.includes(payment.state)) throw refuse('payment_over');
  const { db, billing } = parts;
  const provider = providerOf(billing, payment);
  const outcome = await ask(provider.charge(intentOf(payment), card));
  return carryOut(db, deed, { payment, move: moveOf(outcome, deed.now) });
}
