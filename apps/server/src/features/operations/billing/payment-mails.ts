import type { PostedLetter } from '../../../platform/mail/post-office.ts';
import type { PaymentMail } from './payment-mail-rules.ts';

type Told = {
  readonly to: string;
  readonly key: string;
  readonly firstName: string | null;
  /** What is paid for: a plan, credits, a check. */
  readonly what: string;
  /** '€61.25' */
  readonly amount: string;
  readonly number: string | null;
  /** '11 December 2026'; null where there is no invoice. */
  readonly dueDay: string | null;
  readonly because: string | null;
  /** It was paid otherwise as well, so that nothing ends. */
  readonly goesOn: boolean;
  readonly url: string;
};

type Letter = {
  readonly subject: string;
  readonly preview: string;
  readonly paragraphs: readonly string[];
  readonly label: string;
};

const invoiceOf = ({ number, what }: Told): string =>
  number === null ? `the invoice for ${what}` : `invoice ${number} for ${what}`;

const transfer = ({ number }: Told): string =>
  number === null
    ? 'Please transfer the amount.'
    : `Please transfer the amount and name ${number} as the reference. You find the invoice as a PDF behind the button.`;

/** What each state means, and the next step. */
const letters: Readonly<Record<PaymentMail, (told: Told) => Letter>> = {
  invoice: (told) => ({
    subject: `Your invoice ${told.number ?? ''}`.trim(),
    preview: `${told.amount} for ${told.what}`,
    paragraphs: [
      `${invoiceOf(told)} is ready: ${told.amount}, to be paid by ${told.dueDay ?? 'the day that it names'}.`,
      transfer(told),
    ],
    label: 'Open the invoice',
  }),
  reminder: (told) => ({
    subject: `Invoice ${told.number ?? ''} is still open`,
    preview: `It was to be paid by ${told.dueDay ?? ''}.`,
    paragraphs: [
      `${invoiceOf(told)} was to be paid by ${told.dueDay ?? 'now'}, and ${told.amount} have not arrived yet.`,
      transfer(told),
      'If you have paid in the last days, nothing is to be done.',
    ],
    label: 'Open the invoice',
  }),
  'last-reminder': (told) => ({
    subject: `Last reminder: invoice ${told.number ?? ''}`,
    preview: 'It expires soon.',
    paragraphs: [
      `${invoiceOf(told)} over ${told.amount} is still open. It expires 30 days after it was begun; what it is for begins with the money.`,
      transfer(told),
      'You can also cancel it there, if you do not need it any more.',
    ],
    label: 'Open the invoice',
  }),
  paid: (told) => ({
    subject: `We have received ${told.amount}`,
    preview: `Thank you: your payment for ${told.what} has arrived.`,
    paragraphs: [
      `your payment of ${told.amount} for ${told.what} has arrived. The receipt is behind the button, as a PDF.`,
    ],
    label: 'Open the receipt',
  }),
  failed: (told) => ({
    subject: `Your payment for ${told.what} failed`,
    preview: 'Nothing was charged.',
    paragraphs: [
      `your payment of ${told.amount} for ${told.what} did not go through, and nothing was charged.`,
      ...(told.because === null ? [] : [`The reason: ${told.because}`]),
      'You can try another card, or choose another way to pay.',
    ],
    label: 'Try again',
  }),
  expired: (told) => ({
    subject: `Your payment for ${told.what} has expired`,
    preview: 'Nothing was charged.',
    paragraphs: [
      `nobody paid ${told.amount} for ${told.what} in time, so it has expired. Nothing was charged.`,
      'If you still want it, begin again. If the money is on its way, it counts when it arrives.',
    ],
    label: 'Look at it',
  }),
  disputed: (told) => ({
    subject: `Your bank asks ${told.amount} back`,
    preview: `The payment for ${told.what} is disputed.`,
    paragraphs: [
      `your bank asks for ${told.amount} back, which was paid for ${told.what}. What you paid for goes on until that is decided.`,
      'If you did not ask for it, tell your bank that the payment was right.',
    ],
    label: 'Look at it',
  }),
  refunded: (told) => ({
    subject: `${told.amount} were given back`,
    preview: `The payment for ${told.what} was given back.`,
    paragraphs: [
      told.goesOn
        ? `${told.amount} for ${told.what} were given back. It is paid otherwise, and nothing has ended.`
        : `${told.amount} for ${told.what} were given back, and what it was for has ended.`,
      ...(told.because === null ? [] : [`The reason: ${told.because}`]),
    ],
    label: 'Look at it',
  }),
};

/** To whoever began a payment. */
export function paymentLetter(kind: PaymentMail, told: Told): PostedLetter {
  const { label, ...letter } = letters[kind](told);
  return {
    ...{ to: told.to, key: told.key, ...letter },
    greeting: told.firstName === null ? 'Hello,' : `Hello ${told.firstName},`,
    action: { label, url: told.url },
  };
}
