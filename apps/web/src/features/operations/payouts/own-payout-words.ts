import { moneyText } from '@candor/contract/operations/billing-rules';
import type { PayoutState } from '@candor/contract/operations/payout-rules';
import { locale } from '../../../ui/reader-locale.ts';
import type { StateShape } from '../../../ui/state-mark.tsx';

/** A day of the calendar, whatever zone its reader is in. */
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
export const dayText = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));

export const money = (amount: number, currency: string): string => moneyText(amount, currency);

export const ownPayoutWords = {
  title: 'What was paid to you',
  what: 'your payouts',
  more: 'Show more',
  to: (hint: string) => `to the account ${hint}`,
  on: (date: string) => `Paid on ${dayText(date)}`,
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
