import { moneyText } from '@candor/contract/operations/billing-rules';
import type { PostedLetter } from '../../../platform/mail/post-office.ts';

/** The letters of this feature, and the words of its files. Pure: who gets which, and when, is decided elsewhere. */
type Told = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly currency: string;
  readonly amount: number;
  readonly hint: string;
};

type Where = { readonly baseUrl: string };

const addressed = ({ id, email, name }: Told, step: string) => ({
  ...{ to: email, key: `payout-${step}:${id}` },
  greeting: `Hello ${name},`,
});

export function paidLetter(payout: Told, { baseUrl }: Where): PostedLetter {
  const money = moneyText(payout.amount, payout.currency);
  return {
    ...addressed(payout, 'paid'),
    subject: `${money} is on its way to you`,
    preview: `To your account ${payout.hint}.`,
    paragraphs: [
      `we have paid you ${money} for interviews. It goes to your account ${payout.hint}; how long that takes depends on your bank.`,
      'Which interviews it is for stands on the receipt, below what you are owed.',
    ],
    action: { label: 'See the receipt', url: `${baseUrl}/interviewer/dashboard` },
  };
}

export function returnedLetter(
  payout: Told & { readonly because: string },
  { baseUrl }: Where,
): PostedLetter {
  const money = moneyText(payout.amount, payout.currency);
  return {
    ...addressed(payout, 'returned'),
    subject: `${money} came back from your bank`,
    preview: 'Please look at the account that you gave us.',
    paragraphs: [
      `your bank returned the ${money} that we paid to your account ${payout.hint}. The reason:`,
      payout.because,
      'You are owed it again. Please look at the account that you gave us, so that the next payment arrives.',
    ],
    action: { label: 'Look at the account', url: `${baseUrl}/interviewer/profile` },
  };
}

export const originHint = (end: string): string => `•••• ${end}`;

/** On the statement of the person's bank. */
export const referenceOf = (payer: string, id: number, interviews: number): string =>
  `${payer}: ${interviews} ${interviews === 1 ? 'interview' : 'interviews'}, payout ${id}`;

export const byHandHeading = [
  'Payout',
  'Name',
  'Account',
  'Bank',
  'Currency',
  'Amount',
  'Reference',
];
