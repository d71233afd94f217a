import { moneyText } from '@candor/contract/operations/billing-rules';
import type { PayoutState } from '@candor/contract/operations/payout-rules';
import { counted, type ListWords } from '../../../ui/data-list/list-words.ts';
import { locale } from '../../../ui/reader-locale.ts';
import type { StateShape } from '../../../ui/state-mark.tsx';
import type { Batch, BatchPage, BatchPayout, OwedPageData, OwedRow } from './payout-queries.ts';

export const tabWords = {
  label: 'Money in and out',
  payments: 'Payments',
  notes: 'Credit notes',
  revenue: 'Revenue and providers',
  owed: 'Owed to interviewers',
  payouts: 'Payouts',
};

export const money = ({ amount, currency }: { amount: number; currency: string }): string =>
  moneyText(amount, currency);

/** By currency, as in “€90.00 and $7.00”. */
export function sumsOf(rows: readonly { amount: number; currency: string }[]): string {
  const sums = new Map<string, number>();
  for (const { amount, currency } of rows) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  const texts = [...sums].map(([currency, amount]) => moneyText(amount, currency));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(texts);
}

export const owedListWords: ListWords<OwedPageData> = {
  title: 'Owed to interviewers',
  what: 'what is owed',
  count: ({ total }) => (total === 1 ? '1 to pay' : `${total.toLocaleString(locale)} to pay`),
  none: {
    title: 'Nothing is owed',
    text: 'Interviews by interviewers from outside stand here once a company confirmed them, or said nothing for a week.',
  },
  unmatched: {
    title: () => 'Nothing more is owed',
    text: 'What was owed is in a payout by now.',
    clear: 'Show all',
  },
};

export const owedWords = {
  intro:
    'Select whom to pay. What you approve becomes a batch, with files for your bank; until it is sent, each payout can be withdrawn.',
  interviewer: 'Interviewer',
  interviews: 'Interviews',
  account: 'Account',
  amount: 'Owed',
  noAccount: 'No account given yet',
  noOrigin: 'Before the first file is made, say below from which account you pay.',
  count: (interviews: number) => (interviews === 1 ? '1 interview' : `${interviews} interviews`),
  selectAll: 'Select everybody of this page',
  nameOf: ({ interviewerName, currency }: OwedRow) => `${interviewerName}, ${currency}`,
  bar: 'Selected interviewers',
  approve: 'Approve',
  clear: 'Clear selection',
  none: 'None of these has given an account',
  ask: 'Approve these payouts?',
  asked: (rows: readonly OwedRow[]) =>
    `${sumsOf(rows)} to ${rows.length === 1 ? '1 account' : `${rows.length} accounts`}. No money moves until you give the files to your bank.`,
  left: (count: number) =>
    count === 1
      ? '1 of the selected has given no account and is left out.'
      : `${count} of the selected have given no account and are left out.`,
  cancel: 'Cancel',
};

export const originWords = {
  title: 'The account that you pay from',
  none: 'None is known yet. Files for your bank need it.',
  kept: (holder: string, hint: string) => `${holder}, ${hint}`,
  intro: 'It is kept sealed, and no page shows it again.',
  holder: 'Name of the account’s holder',
  iban: 'IBAN',
  bic: 'BIC',
  bicHint: 'May be left out.',
  save: 'Save account',
  saved: 'The account is saved.',
};

export const batchListWords: ListWords<BatchPage> = {
  title: 'Payouts',
  what: 'the payouts',
  count: counted('batch', 'batches'),
  none: {
    title: 'Nothing was paid yet',
    text: 'Approve what is owed to interviewers; each approval is a batch here.',
  },
  unmatched: { title: () => 'No batch here', text: 'There are fewer by now.', clear: 'Show all' },
};

export const batchColumnWords = {
  approved: 'Approved',
  by: 'By',
  payouts: 'Payouts',
  sum: 'Sum',
  state: 'State',
  waiting: (count: number) => (count === 1 ? '1 to be sent' : `${count} to be sent`),
  settled: 'Settled',
  count: (payouts: number) => (payouts === 1 ? '1 payout' : `${payouts} payouts`),
};

export const batchWords = {
  all: 'All payouts',
  title: (batchID: number) => `Payout batch ${batchID}`,
  what: 'the batch',
  made: 'Approved',
  exported: 'Files made first',
  notExported: 'Not yet',
  caption: 'Payouts of this batch',
  files: 'Files for the bank',
  filesIntro:
    'IBANs in euro go into one file of the kind SEPA pain.001, which online banking takes. Everything else stands in a list for you to type. However often you make the files of the same payouts, they are the same.',
  lost: (count: number, isExported: boolean) => {
    const what =
      count === 1
        ? 'The account of 1 payout cannot be read any more'
        : `The accounts of ${count} payouts cannot be read any more`;
    return isExported
      ? `${what}. Your bank may have it already, by the files made before: look there first, and withdraw only what it does not have.`
      : `${what}, and no file was made. Withdraw what has none, and approve it anew once the account was given again.`;
  },
  notYet: 'Once the files for your bank are made, you can say here on which day it sent them.',
  paid: 'Has the bank sent it?',
  paidIntro: 'Everybody whose payout waits is told by mail, and finds a receipt.',
  day: 'Day on which the bank sent it',
  paidButton: 'Mark all as paid',
  marked: ({ paid }: { paid: number }) =>
    paid === 1 ? '1 payout is marked as paid.' : `${paid} payouts are marked as paid.`,
  interviewer: 'Interviewer',
  account: 'Account',
  amount: 'Amount',
  state: 'State',
  act: 'Decide',
  withdraw: 'Withdraw',
  returned: 'Came back',
  of: (button: string, { interviewerName }: BatchPayout) => `${button}: ${interviewerName}`,
  askWithdraw: (payout: BatchPayout) => ({
    title: `Withdraw ${money(payout)} to ${payout.interviewerName}?`,
    label: 'Why? If your bank has the file already, take it out there too.',
    button: 'Withdraw',
  }),
  askReturned: (payout: BatchPayout) => ({
    title: `Did ${money(payout)} to ${payout.interviewerName} come back?`,
    label: 'The bank’s reason. The interviewer reads it in a mail.',
    button: 'It came back',
  }),
  sum: ({ payouts }: Batch) => sumsOf(payouts),
};

export const payoutStateWords: Readonly<Record<PayoutState, string>> = {
  approved: 'To be sent',
  paid: 'Paid',
  withdrawn: 'Withdrawn',
  returned: 'Came back',
};

export const payoutShapes: Readonly<Record<PayoutState, StateShape>> = {
  approved: 'waiting',
  paid: 'good',
  withdrawn: 'over',
  returned: 'wrong',
};
