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
