import type { testCards } from '@candor/contract/operations/billing-rules';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { companyWrite, type Deed, recordAudit } from '../audit/index.ts';
import { isPayable } from './billing-rules.ts';
import { followOutcome, type Heard } from './move-payment.ts';
import {
  type Billing,
  type Intent,
  type Outcome,
  type PaymentProvider,
  ProviderRefuses,
  ProviderSilent,
} from './payment-provider.ts';
import { findPayment, type Payment } from './payment-store.ts';

export const billingOf = (billing: Billing | null): Billing => {
  if (billing === null) throw refuse('billing_off');
  return billing;
};

/** Of the installation as it is set up now: a payment may have begun when it was set up otherwise. */
export const findProvider = (
  billing: Billing,
  { provider }: Pick<Payment, 'provider'>,
): PaymentProvider | undefined => billing.providers.find(({ name }) => name === provider);

/** For whoever cannot go on without one. */
export function providerOf(billing: Billing, payment: Pick<Payment, 'provider'>): PaymentProvider {
  const found = findProvider(billing, payment);
  if (found === undefined) throw refuse('provider_silent');
  return found;
}

type Owed = Pick<Payment, 'companyId' | 'intent' | 'net' | 'tax'>;

export const intentOf = ({ companyId, intent, net, tax }: Owed): Intent => ({
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

/** Asks a provider; that it gave no answer is a refusal that the browser knows (PY-2). */
export async function ask<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof ProviderSilent) throw refuse('provider_silent');
    if (error instanceof ProviderRefuses) throw refuse('provider_refuses');
    throw error;
  }
}

/** Carries out what was said, of a member's own doing, with its entries; gives the payment as it is then. */
export async function carryOut(
  db: Database,
  deed: Deed,
  { payment, outcome }: { readonly payment: Payment; readonly outcome: Outcome },
): Promise<Payment> {
  const { companyId, now } = deed;
  if (outcome.kind !== 'waiting') {
    await companyWrite(db, deed, async (tx) => {
      const [first, ...others] = await followOutcome(tx, payment, { outcome, now });
      if (first === undefined) return { result: undefined, noAudit: 'nothing-changed' };
      return { result: undefined, audit: [first, ...others] };
    });
  }
  return await existingPayment(db, companyId, payment.id);
}

/** The same of what nobody did here. */
export const carryOutBySystem = (db: Database, payment: Payment, heard: Heard): Promise<void> =>
  db.inCompany(payment.companyId, async (tx) => {
    const by = { companyId: payment.companyId, actorKind: 'system' };
    for (const entry of await followOutcome(tx, payment, heard)) {
      await recordAudit(tx, { ...entry, ...by }, heard.now);
    }
  });

/** Charges once, however often it is asked: the provider knows the intent. */
export async function charge(
  parts: { readonly db: Database; readonly billing: Billing },
  deed: Deed,
  { payment, card }: { readonly payment: Payment; readonly card: (typeof testCards)[number] },
): Promise<Payment> {
  if (payment.state === 'paid') return payment;
  if (!isPayable(payment.state)) throw refuse('payment_over');
  const { db, billing } = parts;
  const provider = providerOf(billing, payment);
  const outcome = await ask(provider.charge(intentOf(payment), card));
  return carryOut(db, deed, { payment, outcome });
}
