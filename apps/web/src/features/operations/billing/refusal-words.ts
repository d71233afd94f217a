import type { SomeRefusalWords } from '@candor/contract/refusals';

export const billingRefusals = {
  billing_off: 'Nothing is sold on this installation.',
  last_plan: 'A new company must be able to choose a plan. Offer another one first.',
  no_credit: ({ needed, left }) =>
    `This costs ${needed === 1 ? '1 credit' : `${needed} credits`}, and the company has ${left}. Buy more under Plan, then ask again.`,
  no_pack: 'Offer a pack of credits first, or nobody could invite anybody.',
  no_paper: 'There is no such document: an invoice needs its number, and a receipt the money.',
  no_seller:
    'Whoever runs this installation has not said yet who sells. Once they did, below Plans, invoices and receipts can be saved.',
  not_found: {
    'bank-line': 'Somebody has decided about this line already.',
    payment: 'There is no such payment.',
  },
  check_unpaid: 'The check is paid for before documents are taken. Reload the page to pay.',
  not_at_once: 'This plan cannot begin at once any more. Look at the plans again.',
  nothing_due: 'This costs nothing. Go on without paying.',
  nothing_ends: 'The plan of your company does not end, so nothing comes after it.',
  other_goes_back:
    'Another payment of this person for the same goes back right now, or went back. Look again: this one may be what stays.',
  payment_due: 'This plan is paid for before it begins.',
  payment_over: 'This payment is over, so nothing can be done with it any more.',
  plan_exists: 'There is a plan of this name already. Choose another.',
  price_gone: 'Somebody has taken this price back already.',
  price_past: 'This time has come or is too near. Choose a later one.',
  price_planned: 'A price begins then already. Withdraw it first.',
  prices_full: 'Fifty prices begin later already. Withdraw one.',
  provider_refuses:
    'The payment provider refuses this, and nothing has changed. Whoever runs this installation sees why at the provider.',
  provider_silent:
    'We do not know yet whether the payment went through. It is being checked; you are not charged twice.',
  steps_first: 'Please complete the steps before this one first.',
  unknown_invoice: 'There is no invoice of this number.',
  unknown_plan: 'There is no such plan.',
  unknown_provider: 'Nobody can pay this way here. Choose another one.',
} as const satisfies SomeRefusalWords;
