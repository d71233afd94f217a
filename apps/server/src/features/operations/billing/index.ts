import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { priceListHandlers } from './price-list-handlers.ts';
import { invoiceProvider } from './invoice-provider.ts';
import { officeHandlers } from './office-handlers.ts';
import { paymentHandlers } from './payment-handlers.ts';
import type { Billing } from './payment-provider.ts';
import { type BillingParts, planHandlers } from './plan-handlers.ts';
import { createTestProvider } from './pretended-charge-store.ts';

export { createBillingWorkers } from './billing-workers.ts';
export type { Billing } from './payment-provider.ts';
export { offerDemoPlan } from './price-store.ts';

export const createBillingHandlers = (
  parts: BillingParts,
): HandlersOf<typeof contract.billing> => ({
  ...planHandlers(parts),
  ...paymentHandlers(parts),
  ...priceListHandlers(parts),
  ...officeHandlers(parts),
});

/** As the configuration says: `BILLING` and `BILLING_CURRENCY`. */
export function openBilling(
  { BILLING, BILLING_CURRENCY }: { BILLING: 'off' | 'invoice' | 'test'; BILLING_CURRENCY: string },
  db: Database,
): Billing | null {
  if (BILLING === 'off') return null;
  const invoice = [invoiceProvider];
  const providers = BILLING === 'test' ? [createTestProvider(db), ...invoice] : invoice;
  return { providers, currency: BILLING_CURRENCY };
}
