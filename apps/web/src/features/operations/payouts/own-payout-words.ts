import { calendarDayText } from '../../../ui/day-words.ts';
import { moneyText } from '@candor/contract/operations/billing-rules';
import type { PayoutState } from '@candor/contract/operations/payout-rules';
import type { StateShape } from '../../../ui/state-mark.tsx';

export const money = (amount: number, currency: string): string => moneyText(amount, currency);

export const ownPayoutWords = {
  title: 'What was paid to you',
  what: 'your payouts',
  more: 'Show more',
  to: (hint: string) => `to the account ${hint}`,
  on: (date: string) => `Paid on ${calendarDayText(date)}`,
  because: (reason: string) => `The reason: ${reason}`,
  receipt: 'Receipt',
  receiptOf: (payoutID: number) => `Receipt of payout ${payoutID}`,
};

export const ownStateWords: Readonly<Record<Exclude<PayoutState, 'paid'>, string>> = {
  approved: 'Approved, about to be sent',
  withdrawn: 'Not sent: you are owed it still',
  returned: 'Came back from your bank: you are owed it again',
};

export const ownShapes: Readonly<Record<PayoutState, StateShape>> = {
  approved: 'moving',
  paid: 'good',
  withdrawn: 'over',
  returned: 'wrong',
};

export const receiptWords = {
  title: (payoutID: number) => `Receipt of payout ${payoutID}`,
  payer: 'Paid by',
  day: 'Paid on',
  account: 'To the account',
  sum: 'Sum',
  caption: 'What it was for',
  cancelled: 'cancelled late',
  note: 'Taxes on it are yours to declare; none were taken off.',
  print: 'Print',
  close: 'Close',
};
