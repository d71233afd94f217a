import type { PaymentState } from '@candor/contract/operations/billing-rules';

export const identityPaymentWords = {
  title: 'Pay for the check',
  done: 'Payment of the check',
  intro:
    'The check of your identity is paid once, before you send documents. If documents are refused, you send others and pay nothing more.',
  what: 'For',
  check: 'Identity check',
  begin: 'Continue',
  cancel: 'Pay otherwise',
  receipt: 'Receipt',
  checking: 'We are checking whether your payment went through. You are not charged twice.',
  free: 'The check of your identity costs nothing.',
  loading: 'the payment',
};

/** What each state means for the interviewer, and the next step. */
export const identitySteps: Readonly<Record<PaymentState, string>> = {
  open: 'Nothing was charged yet. Choose a card and pay.',
  waiting:
    'Please transfer the amount within 30 days and name the number of the invoice. You can send your documents when the money has arrived; this page says so by itself.',
  paid: 'The check is paid. Nothing more is charged for it.',
  failed: 'Nothing was charged. Try another card, or pay otherwise.',
  expired: 'Nobody paid in time, and nothing was charged. Begin again.',
  cancelled: 'Nothing was charged. Choose how you want to pay.',
  disputed:
    'Your bank asks for the money back. The check goes on until that is decided; nothing is to be done here.',
  refunded: 'The amount was refunded. Before new documents are taken, the check is paid again.',
};

/** Where it is paid on a page of Stripe. */
export const identityElsewhereSteps: Partial<Record<PaymentState, string>> = {
  open: 'Nothing was charged yet. You pay on a page of Stripe, which sends you back here; no card is typed here.',
  failed:
    'Nothing was charged. Go back to the page of Stripe and try another card, or pay otherwise.',
};
