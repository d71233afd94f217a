import {
  moneyText,
  type PaymentState,
  type ProviderName,
  rateText,
  type testCards,
} from '@candor/contract/operations/billing-rules';
import { counted, type ListWords, unmatched } from '../../../ui/data-list/list-words.ts';
import type { StateShape } from '../../../ui/state-mark.tsx';
import type { PaymentPage, Plan } from './billing-queries.ts';

export const planWords = {
  first: 'Choose your plan',
  title: 'Plan',
  intro:
    'What the company has subscribed to. Nothing renews by itself, so nothing is charged unasked.',
  firstIntro: 'Nothing renews by itself, so nothing is charged unasked. You can change it later.',
  step: 'Step 2 of 2.',
  payments: 'All payments',
  credits: 'Credits',
  yours: 'Your plan.',
  pay: (name: string) => `Pay for ${name}`,
  again: (name: string) => `Pay for ${name} once more`,
  choose: (name: string) => `Choose ${name}`,
  /** Before the day. */
  until: 'Paid until',
  from: 'Paid for; it begins',
  /** Around a link. */
  pending: (name: string) => `A payment for ${name} is not over yet.`,
  goOn: 'Go on with it',
  notYours:
    'The company has no plan at the moment. Somebody who may pay for it has to choose one; then you can work on.',
};

const periods = { month: 'a month', year: 'a year' } as const;

export function priceText({ price, period }: Pick<Plan, 'price' | 'period'>): string {
  if (price === null) return 'No charge';
  const { net, currency, tax, gross, taxBasisPoints } = price;
  const often = period === null ? '' : ` ${periods[period]}`;
  const net_ = `${moneyText(net, currency)}${often}`;
  if (tax === 0) return `${net_}, no tax is added`;
  return `${net_}, with ${rateText(taxBasisPoints)} tax ${moneyText(gross, currency)}`;
}

export const checkoutWords = {
  title: 'Payment checkout',
  noPlan: 'Nothing to pay for',
  noPlanText: 'Choose a plan or credits first.',
  plans: 'To the plans',
  credits: 'To the credits',
  plan: 'What you pay for',
  period: { month: 'One month', year: 'One year' },
  length: 'For',
  net: 'Net',
  tax: 'Tax',
  gross: 'To pay',
  how: 'How do you want to pay?',
  goOn: 'Continue',
  card: 'Card of the test provider',
  pay: (amount: string) => `Pay ${amount}`,
  payElsewhere: (amount: string) => `Pay ${amount} at Stripe`,
  cancel: 'Cancel this payment',
  dashboard: 'To the dashboard',
  payments: 'All payments',
  reference: 'Invoice',
  declined: 'Why it failed',
  returned: 'Why it was refunded',
};

export const providerWords: Readonly<Record<ProviderName, string>> = {
  invoice: 'By invoice: what you pay for begins when your bank transfer has arrived',
  test: 'By a test card: no money moves',
  stripe: 'By card, on a page of Stripe: what you pay for begins at once',
};

export const cardWords: Readonly<Record<(typeof testCards)[number], string>> = {
  good: 'A card that works',
  declined: 'A card that is declined',
  unanswered: 'A card that works, and no answer comes back',
};

export const stateWords: Readonly<Record<PaymentState, string>> = {
  open: 'Begun',
  waiting: 'Invoice sent',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  cancelled: 'Cancelled',
  disputed: 'Disputed',
  refunded: 'Refunded',
};

export const stateShapes: Readonly<Record<PaymentState, StateShape>> = {
  open: 'moving',
  waiting: 'waiting',
  paid: 'good',
  failed: 'wrong',
  expired: 'over',
  cancelled: 'over',
  disputed: 'paused',
  refunded: 'over',
};

/** What each state means for the company, and the next step. */
export const nextSteps: Readonly<Record<PaymentState, string>> = {
  open: 'Nothing was charged yet. Choose a card and pay.',
  waiting:
    'Please transfer the amount by the day that the invoice says, and name its number. What you pay for begins when the money has arrived.',
  paid: 'The payment has arrived.',
  failed: 'Nothing was charged. Try another card, or cancel and choose another way.',
  expired:
    'Nobody paid in time, and nothing was charged. Begin again from the plans or the credits.',
  cancelled: 'Nothing was charged. Begin again from the plans or the credits whenever you want.',
  disputed:
    'Your bank asks for the money back. What you paid for goes on until that is decided; nothing is to be done here.',
  refunded:
    'The amount was refunded, and what it was for has ended. Choose again from the plans or the credits to go on.',
};

/** Where a card is typed on the provider's page. */
export const elsewhereSteps: Partial<Record<PaymentState, string>> = {
  open: 'Nothing was charged yet. You pay on a page of Stripe, which sends you back here; no card is typed here.',
  failed:
    'Nothing was charged. Go back to the page of Stripe and try another card, or cancel and choose another way.',
};

export const resendWords = {
  state: 'Being checked',
  close: 'Close',
  checking: 'We are checking whether your payment went through. You are not charged twice.',
  done: (name: string) => `The payment for ${name} went through.`,
  notPaid: (name: string) => `The payment for ${name} did not go through, and nothing was charged.`,
  failed: 'Your payment could not be checked. We try again by ourselves.',
};

export const paymentListWords: ListWords<PaymentPage> = {
  title: 'Payments',
  what: 'the payments',
  count: counted('payment', 'payments'),
  none: {
    title: 'No payment yet',
    text: 'What the company pays for its plan and for credits stands here, with the numbers of the invoices.',
  },
  unmatched: {
    title: unmatched('No payment matches', 'No payment on these days'),
    text: 'It counts when one was begun; days are those of UTC.',
    clear: 'Show the latest',
  },
};

/** Of the days on which payments were begun. */
export const begunWords = { from: 'Begun from', until: 'Begun until' };

export const columnWords = {
  plan: 'What for',
  state: 'State',
  amount: 'Amount',
  number: 'Invoice',
  moved: 'Since',
  papers: 'Documents',
};
