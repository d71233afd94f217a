import type { Output } from '@candor/contract';
import type { previewStatement } from '@candor/contract/operations/bank';
import { type LineOutcome, MOST_LINES } from '@candor/contract/operations/bank-rules';
import { moneyText } from '@candor/contract/operations/billing-rules';
import { locale } from '../../../ui/reader-locale.ts';

export type Preview = Output<typeof previewStatement>;
export type PreviewLine = Preview['lines'][number];

const shown = (count: number): string => count.toLocaleString(locale);

export const bankWords = {
  title: 'Bank statement',
  intro: `A CSV file whose first row names the columns date, amount and reference, and where there are some currency and payer; at most ${shown(MOST_LINES)} rows. Nothing is stored before you say so, and a line that was taken before is not taken again.`,
  file: 'File with the statement',
  hint: 'CSV, at most 1 MB.',
  tooLarge: 'The file is larger than 1 MB.',
  line: 'Line',
  came: 'What came',
  amount: 'Amount',
  outcome: 'What it does',
  problem: (line: number, message: string) => `Line ${line}: ${message}`,
  outgoing: (count: number): string =>
    count === 1
      ? '1 row is money that left the account; it is left out.'
      : `${shown(count)} rows are money that left the account; they are left out.`,
  take: (paid: number): string => {
    if (paid === 0) return 'Keep these lines';
    return paid === 1 ? 'Mark 1 invoice paid' : `Mark ${shown(paid)} invoices paid`;
  },
  taken: ({ paid, kept }: { paid: number; kept: number }): string =>
    `${shown(paid)} marked paid, ${shown(kept)} kept for you to decide.`,
  nothing: 'Every line of this file was taken before.',
};

/** Its number, and whom it names: a number may be typed wrong, and be another's. */
const invoiceText = ({
  invoiceNumber,
  buyerName,
}: Pick<PreviewLine, 'invoiceNumber' | 'buyerName'>): string =>
  buyerName === null ? `${invoiceNumber}` : `${invoiceNumber} of ${buyerName}`;

const outcomeTexts: Readonly<Record<LineOutcome, (line: PreviewLine) => string>> = {
  match: (line) => `Pays ${invoiceText(line)}`,
  seen: () => 'Was taken before',
  'no-number': () => 'Kept: it names no invoice, or more than one number',
  'unknown-number': ({ invoiceNumber }) => `Kept: there is no invoice ${invoiceNumber}`,
  'other-amount': ({ gross, invoiceCurrency, ...line }) =>
    `Kept: ${invoiceText(line)} asks for ${moneyText(gross ?? 0, invoiceCurrency ?? 'EUR')}`,
  'other-currency': ({ invoiceCurrency, ...line }) =>
    `Kept: ${invoiceText(line)} is in ${invoiceCurrency}`,
  'paid-already': (line) => `Kept: ${invoiceText(line)} is paid already`,
};

/** The day, who paid, and what they wrote, as far as the bank says it. */
export const cameText = ({ bookedOn, payer, reference }: PreviewLine): string =>
  [bookedOn, payer, reference].filter((part) => part !== '').join(', ');

export const outcomeText = (line: PreviewLine): string => outcomeTexts[line.outcome](line);

export const keptWords = {
  title: (total: number): string =>
    total === 1
      ? '1 line that nobody has decided about'
      : `${shown(total)} lines that nobody has decided about`,
  more: 'Only the first hundred are shown.',
  invoice: 'Number of the invoice that it pays',
  reason: 'Why it is that one',
  assign: 'It pays this invoice',
  dismiss: 'It pays no invoice',
  decide: 'Decide',
  decideOf: (what: string) => `Decide about ${what}`,
  assignTitle: (what: string) => `What is ${what} for?`,
  dismissLabel: 'What is it then?',
  numberMissing: 'Please enter the number of the invoice.',
  reasonMissing: 'Please enter why it is that one.',
};

export const lineText = ({
  payer,
  amount,
  currency,
  bookedOn,
}: Pick<PreviewLine, 'payer' | 'amount' | 'currency' | 'bookedOn'>): string =>
  `${moneyText(amount, currency)}${payer === '' ? '' : ` from ${payer}`} on ${bookedOn}`;
