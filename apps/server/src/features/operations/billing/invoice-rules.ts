import { type Paper, USUAL_DUE_DAYS } from '@candor/contract/operations/invoice-rules';
import type { PaymentState } from '@candor/contract/operations/billing-rules';

const DAY = 86_400_000;

export const dueAt = (issuedAt: Date, days = USUAL_DUE_DAYS): Date =>
  new Date(issuedAt.getTime() + days * DAY);

const received: readonly PaymentState[] = ['paid', 'disputed', 'refunded'];

/** An invoice needs a number; a receipt, money that came. */
export const hasPaper = (
  paper: Paper,
  { state, invoiceNumber }: { readonly state: PaymentState; readonly invoiceNumber: string | null },
): boolean => invoiceNumber !== null && (paper === 'invoice' || received.includes(state));

/** '20 November 2026' */
export const dayText = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at);

export const countryText = (country: string): string =>
  new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;

/** In groups of four, where it is an IBAN. */
export const accountText = (account: string): string => {
  const plain = account.replaceAll(/[\s-]+/g, '').toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)
    ? plain.replaceAll(/(.{4})(?=.)/g, '$1 ')
    : account.trim();
};

/** A text in lines that are no longer than `most`, by what measures them; a word that is longer is cut. */
export function wrapped(text: string, most: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, most, measure));
}

function wrapLine(text: string, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .trim()
    .split(/\s+/)
    .flatMap((whole) => cut(whole, most, measure))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > most) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

function cut(word: string, most: number, measure: (text: string) => number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && measure(piece + character) > most) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}
