import type { Payment } from './payment-store.ts';

export const rowOf = (payment: Payment) => ({
  paymentID: payment.id,
  planID: payment.planId,
  planName: payment.planName,
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
