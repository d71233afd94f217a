import type { FeePayment } from './fee-payment-store.ts';
import type { Payment } from './payment-store.ts';

/** What every payment shows, whatever it is for. */
const shownOf = (payment: Payment | FeePayment) => ({
  paymentID: payment.id,
  provider: payment.provider,
  state: payment.state,
  currency: payment.currency,
  net: payment.net,
  tax: payment.tax,
  taxBasisPoints: payment.taxBasisPoints,
  gross: payment.net + payment.tax,
  because: payment.because,
  invoiceNumber: payment.invoiceNumber,
  createdAt: payment.createdAt.toISOString(),
  movedAt: payment.movedAt.toISOString(),
});

export const rowOf = (payment: Payment) => ({
  ...shownOf(payment),
  planID: payment.planId,
  planName: payment.planName,
  credited: payment.credited,
});

/** Of a person: the fee is named by the endpoint. */
export const feeRowOf = (payment: FeePayment) => shownOf(payment);
