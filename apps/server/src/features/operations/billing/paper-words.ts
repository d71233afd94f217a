import { type PaymentState, rateText } from '@candor/contract/operations/billing-rules';
import type { Fee } from '@candor/contract/operations/fee-rules';
import type { CreditNoteKind, Paper } from '@candor/contract/operations/invoice-rules';

/** What stands on invoices and receipts. */
export const paperWords = {
  titles: { invoice: 'Invoice', receipt: 'Receipt' } satisfies Record<Paper, string>,
  from: 'From',
  to: 'To',
  number: 'Invoice number',
  issued: 'Date',
  due: 'To be paid by',
  paidOn: 'Paid on',
  givenBackOn: 'Refunded on',
  taxNumber: (number: string) => `Tax number ${number}`,
  what: 'What for',
  amount: 'Amount',
  fees: { 'identity-check': 'Check of identity' } satisfies Record<Fee, string>,
  periods: { month: 'One month', year: 'One year' },
  credits: (credits: number) => `${credits} credits`,
  between: (begins: string, ends: string) => `${begins} to ${ends}`,
  takenOff: (price: string, credited: string) =>
    `${price}, less ${credited} for what was unused of the plan before`,
  net: 'Net',
  tax: (basisPoints: number) => `Tax ${rateText(basisPoints)}`,
  noTax: 'No tax is added.',
  total: { invoice: 'To pay', receipt: 'Paid' } satisfies Record<Paper, string>,
  /** Where nothing is to be paid any more. */
  totalOfOver: 'Total',
  over: {
    cancelled: 'This invoice was cancelled; please do not pay it.',
    expired: 'This invoice has expired; please do not pay it.',
  } as Partial<Record<PaymentState, string>>,
  isPaid: 'This invoice is paid.',
  transfer: (number: string) =>
    `Please transfer the amount and name ${number} as the reference, so that we know whose payment it is.`,
  byCard: 'This invoice is paid by card, on the page of the payment.',
  account: 'Account',
  bic: 'BIC',
  questions: (email: string) => `Questions about this document: ${email}`,
  isGivenBack: 'The whole amount was given back.',
};

/** What stands on a document that takes an invoice back. */
export const creditNoteWords = {
  titles: {
    cancelled: 'Credit note',
    refunded: 'Credit note',
    restored: 'Credit note taken back',
  } satisfies Record<CreditNoteKind, string>,
  number: 'Number',
  ofInvoice: 'Of invoice',
  total: 'Total',
  means: {
    cancelled: (number) => `Invoice ${number} is taken back; nothing is to be paid for it.`,
    refunded: (number) => `The whole amount of invoice ${number} was given back.`,
    restored: (number) =>
      `The money of invoice ${number} came after it was taken back, so the invoice is in force again, and paid.`,
  } satisfies Record<CreditNoteKind, (number: string) => string>,
  because: (reason: string) => `The reason: ${reason}`,
};
