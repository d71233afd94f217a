import {
  basisPointsOf,
  digitsOf,
  minorOf,
  moneyText,
} from '@candor/contract/operations/billing-rules';
import type { paymentGroups } from '@candor/contract/operations/billing-administration';
import type { Fee } from '@candor/contract/operations/fee-rules';
import { counted, type ListWords } from '../../../ui/data-list/list-words.ts';
import { locale } from '../../../ui/reader-locale.ts';
import type { PaymentPage, PricedPlan, SomePayment } from './billing-queries.ts';

const often = { month: 'a month', year: 'a year' } as const;

export const planWords = {
  title: 'Plans',
  intro:
    'What companies choose from. A new price or tax holds for payments that begin from now on; nothing that was paid changes.',
  price: ({ amount, currency, period }: PricedPlan): string =>
    amount === null || amount === 0 || currency === null || period === null
      ? 'No charge'
      : `${moneyText(amount, currency)} ${often[period]}, before tax`,
  companies: (count: number): string =>
    count === 1 ? '1 company has it' : `${count} companies have it`,
  withdrawn: 'No longer offered',
  withdraw: (name: string) => `Withdraw ${name}`,
  offer: (name: string) => `Offer ${name} again`,
  newPrice: (name: string) => `New price of ${name}`,
  setPrice: 'Change price',
  add: 'Offer another plan',
  name: 'Name',
  includes: 'What it includes',
  includesHint: 'One thing a line.',
  period: 'Paid for',
  periods: [
    { value: 'month', label: 'A month' },
    { value: 'year', label: 'A year' },
  ],
  addButton: 'Offer plan',
  amount: (currency: string) => `Price in ${currency}, before tax`,
  added: (name: string) => `${name} is offered now.`,
};

export const amountProblem = (currency: string) => (typed: string) =>
  minorOf(typed, currency) === null
    ? `Please enter an amount with at most ${digitsOf(currency)} digits behind the point.`
    : null;

export const feeWords = {
  title: 'What interviewers pay for',
  intro:
    'Paid once, before documents are taken, with the tax of the person’s country. Documents that are refused are sent again without paying. 0 asks for nothing.',
  price: (amount: number, currency: string): string =>
    amount === 0 ? 'No charge' : `${moneyText(amount, currency)}, before tax`,
  newPrice: (name: string, currency: string) => `New price of ${name} in ${currency}`,
  set: (name: string) => `Change price of ${name}`,
};

export const taxWords = {
  title: 'Tax',
  intro:
    'The country on the invoices of a company decides, which is that of its profile unless it says otherwise, and the one in the profile of a person. Where none is named here, no tax is added.',
  none: 'No country has a rate yet.',
  country: 'Country',
  rate: 'Rate in per cent',
  button: 'Set rate',
  since: 'since',
};

export const rateProblem = (typed: string) =>
  basisPointsOf(typed) === null
    ? 'Please enter a rate from 0 to 100 with at most two digits behind the point.'
    : null;

export const proofWords = {
  title: 'Ledger',
  good: (entries: number): string =>
    `Every transfer sums to zero and every balance is the sum of its entries (${entries.toLocaleString(locale)} entries).`,
  bad: 'These balances are not what their entries say. Look at the server’s log, and tell whoever runs the database:',
  difference: (companyID: number, account: string, off: string): string =>
    `Company ${companyID}, ${account}: off by ${off}`,
};

type Group = (typeof paymentGroups)[number];

export const groupWords: Readonly<Record<Group, string>> = {
  waiting: 'Invoices that wait',
  disputed: 'Disputed',
  settled: 'Settled',
  refunded: 'Refunded',
  all: 'All',
};

export const groupIntros: Readonly<Record<Group, string>> = {
  waiting:
    'Oldest first. When the money of an invoice stands on your bank statement, say so here: whoever paid goes on at once.',
  disputed:
    'Oldest first. A bank asks the money back. Answer in the dashboard of Stripe, which decides; or give it back here. What it paid for runs on until then.',
  settled: 'What was paid, is disputed, or was given back, the latest first.',
  refunded: 'What was given back, by whomever, and why, the latest first.',
  all: 'Every payment of every company and interviewer, the latest first.',
};

const payers =
  'What companies pay for their plans stands here, and interviewers for the check of their identity.';

export const allPaymentsWords = (group: Group): ListWords<PaymentPage> => ({
  title: 'Payments',
  caption: groupWords[group],
  what: 'the payments',
  count: counted('payment', 'payments'),
  none: { title: 'No invoice waits', text: payers },
  unmatched: {
    title: () => noneOf[group],
    text: payers,
    clear: 'Show the invoices that wait',
  },
});

const noneOf: Readonly<Record<Group, string>> = {
  waiting: 'No invoice waits',
  disputed: 'No payment is disputed',
  settled: 'No payment yet',
  refunded: 'Nothing was given back',
  all: 'No payment yet',
};

/** Before a link to them. */
export const disputedWords = {
  some: (count: number): string =>
    count === 1
      ? 'A bank asks the money of 1 payment back.'
      : `Banks ask the money of ${count.toLocaleString(locale)} payments back.`,
  look: 'Look at what is disputed',
};

export const feeNames: Readonly<Record<Fee, string>> = { 'identity-check': 'Identity check' };

const paidFor = ({ fee, planName }: SomePayment): string =>
  fee === null ? planName : feeNames[fee];

export const paymentWords = {
  payer: 'Who pays',
  plan: 'What for',
  state: 'State',
  amount: 'Amount',
  act: 'Decide',
  paidTwice: '. Paid by another payment, too: give one of them back.',
  paid: 'Mark paid',
  refund: 'Refund',
  states: {
    open: 'Begun',
    waiting: 'Invoice sent',
    paid: 'Paid',
    failed: 'Failed',
    expired: 'Expired',
    cancelled: 'Cancelled',
    disputed: 'Disputed',
    refunded: 'Refunded',
  },
  number: (payment: SomePayment): string =>
    payment.invoiceNumber === null
      ? paidFor(payment)
      : `${paidFor(payment)}, invoice ${payment.invoiceNumber}`,
  /** How an act is told apart from that of another row. */
  of: (button: string, payment: SomePayment): string =>
    `${button}: ${paidFor(payment)} of ${payment.payerName}`,
  askPaid: ({ payerName }: SomePayment) => ({
    title: `Has the money of ${payerName} come?`,
    label: 'Reference on the bank statement',
    button: 'It has come',
  }),
  askRefund: ({ payerName, fee }: SomePayment) => ({
    title: `Refund ${payerName}?`,
    label:
      fee === null
        ? 'Why is it refunded? The plan that it paid for ends at once.'
        : 'Why is it refunded? A check that is decided stays as it is.',
    button: 'Refund',
  }),
};
