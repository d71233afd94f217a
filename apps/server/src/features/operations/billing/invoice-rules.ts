import { digitsOf } from '@candor/contract/operations/billing-rules';
import { USUAL_DUE_DAYS } from '@candor/contract/operations/invoice-rules';

const DAY = 86_400_000;

export const dueAt = (issuedAt: Date, days = USUAL_DUE_DAYS): Date =>
  new Date(issuedAt.getTime() + days * DAY);

/** 'EUR 61.25', since the letters of a paper have few signs of currencies, and none of the narrow spaces. */
export const paperMoney = (minor: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' })
    .format(minor / 10 ** digitsOf(currency))
    .replaceAll('\u202F', '\u00A0');

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

/** '… 7947': enough to see which one it is. */
export const accountHint = (account: string): string =>
  `… ${account.replaceAll(/[^\p{L}\p{N}]+/gu, '').slice(-4)}`;

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
