import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { openStripe, type StripeSettings } from '../../../platform/payments/stripe-gateway.ts';
import { bankHandlers } from './bank-handlers.ts';
import { checkoutHandlers, type CheckoutParts } from './checkout-handlers.ts';
import { creditHandlers } from './credit-handlers.ts';
import { feeHandlers } from './fee-handlers.ts';
import { invoiceHandlers } from './invoice-handlers.ts';
import { creditNoteHandlers } from './credit-note-handlers.ts';
import { revenueHandlers } from './revenue-handlers.ts';
import { planChangeHandlers, type PlanChangeParts } from './plan-change-handlers.ts';
import { priceListHandlers } from './price-list-handlers.ts';
import { invoiceProvider } from './invoice-provider.ts';
import { officeHandlers } from './office-handlers.ts';
import { paymentHandlers } from './payment-handlers.ts';
import type { Billing } from './payment-provider.ts';
import { planHandlers } from './plan-handlers.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { createTestProvider } from './pretended-charge-store.ts';

export { invoiceNumberOf } from './billing-rules.ts';
export { creditNoteNumberOf } from './credit-note-rules.ts';
export { createCreditReturner, createCreditSpender } from './move-credits.ts';
export { createSeatCredits } from './seat-credits.ts';
export {
  beginFee,
  cancelFee,
  checkOutFee,
  payFee,
  readFee,
  resendFee,
} from './fee-payments.ts';
export { readFeeCreditNote, readFeePaper } from './fee-papers.ts';
export type { FeeParts } from './settle-fee.ts';
export { PLATFORM } from './fee-payment-store.ts';
export { writeTransfer } from './ledger-store.ts';
export { type Actor, officeWrite } from './price-list-handlers.ts';
export { billingOf } from './settle-payment.ts';
export { createBillingWorkers } from './billing-workers.ts';
export { paymentMailDue } from './payment-mail-due.ts';
export { hearProvider } from './hear-provider.ts';
export { type Billing, ProviderRefuses, ProviderSilent } from './payment-provider.ts';
export { offerDemoPlan } from './price-store.ts';

export const createBillingHandlers = (
  parts: PlanChangeParts & CheckoutParts,
): HandlersOf<typeof contract.billing> => ({
  ...planHandlers(parts),
  ...paymentHandlers(parts),
  ...planChangeHandlers(parts),
  ...priceListHandlers(parts),
  ...officeHandlers(parts),
  ...checkoutHandlers(parts),
  ...feeHandlers(parts),
  ...creditHandlers(parts),
  ...invoiceHandlers(parts),
  ...creditNoteHandlers(parts),
  ...revenueHandlers(parts),
  ...bankHandlers(parts),
});

type BillingSettings = {
  readonly BILLING: 'off' | 'invoice' | 'test' | 'stripe';
  readonly BILLING_CURRENCY: string;
  readonly stripe: StripeSettings | null;
};

/** As the configuration says. */
export function openBilling(
  { BILLING, BILLING_CURRENCY: currency, stripe: settings }: BillingSettings,
  db: Database,
): Billing | null {
  if (BILLING === 'off') return null;
  // Where identities alone are checked at Stripe, nothing is sold there.
  const stripe = BILLING !== 'stripe' || settings === null ? null : openStripe(settings);
  const cards = [
    ...(BILLING === 'test' ? [createTestProvider(db)] : []),
    ...(stripe === null ? [] : [createStripeProvider(db, stripe)]),
  ];
  return { providers: [...cards, invoiceProvider], currency, stripe };
}
