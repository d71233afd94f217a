import { ibanProblem } from '../people/marketplace-rules.ts';
import type { PaymentState } from './billing-rules.ts';

/** Documents of a payment. `receipt`: that its money came. */
export const papers = ['invoice', 'receipt'] as const;

/** Why an invoice is taken back: nobody pays it, or it was given back; `restored`: the money came after all. */
export const creditNoteKinds = ['cancelled', 'refunded', 'restored'] as const;

export type CreditNoteKind = (typeof creditNoteKinds)[number];

export type Paper = (typeof papers)[number];

const received: readonly PaymentState[] = ['paid', 'disputed', 'refunded'];

/** An invoice needs a number; a receipt, money that came. */
export const papersOf = ({
  state,
  invoiceNumber,
}: {
  readonly state: PaymentState;
  readonly invoiceNumber: string | null;
}): readonly Paper[] => {
  if (invoiceNumber === null) return [];
  return received.includes(state) ? papers : ['invoice'];
};

/** An invoice expires 30 days after it was begun; reminders come before. */
export const MOST_DUE_DAYS = 21;
export const USUAL_DUE_DAYS = 14;

const joined = (typed: string): string => typed.replaceAll(/[\s.-]+/g, '').toUpperCase();

/** Optional. Countries write them in many ways: letters and digits, and what people put between them. */
export function taxNumberProblem(typed: string): string | null {
  const number = joined(typed);
  return number === '' || /^[A-Z0-9/]{5,20}$/.test(number)
    ? null
    : 'Please enter 5 to 20 letters and digits, such as DE123456789.';
}

/** Of a bank: what looks like an IBAN must be one; elsewhere accounts are written otherwise. */
export function accountProblem(typed: string): string | null {
  if (typed.trim() === '') return 'Please enter the account that money is sent to.';
  return /^[A-Z]{2}\d{2}/.test(joined(typed)) ? ibanProblem(typed) : null;
}

/** What a letter has room for, and the page of an invoice. */
const MOST_ADDRESS_LINES = 8;

export function addressProblem(typed: string): string | null {
  if (typed.trim() === '') return 'Please enter the address.';
  return typed.trim().split('\n').length <= MOST_ADDRESS_LINES
    ? null
    : `Please write the address in ${MOST_ADDRESS_LINES} lines at most.`;
}

export function dueDaysProblem(typed: string): string | null {
  const days = Number(typed);
  return Number.isInteger(days) && days >= 1 && days <= MOST_DUE_DAYS && typed.trim() !== ''
    ? null
    : `Please enter a number of days from 1 to ${MOST_DUE_DAYS}.`;
}
