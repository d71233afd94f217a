import { minorDigits, type salaryPeriods } from './job-rules.ts';
import type { OfferPay } from './offer-rules.ts';

/**
 * Words of an offer that its page, its mails and its paper share. They are part of what is accepted, so they are
 * written once, in English, and not in the manner of whichever browser reads them.
 */
export const payPeriods: Readonly<Record<(typeof salaryPeriods)[number], string>> = {
  hour: 'an hour',
  day: 'a day',
  month: 'a month',
  year: 'a year',
};

/** `EUR 62,000 a year`; empty without a salary. */
export function offerPay({ salary, currency, salaryPeriod }: OfferPay): string {
  if (salary === null || currency === null || salaryPeriod === null) return '';
  const format = new Intl.NumberFormat('en', {
    ...{ style: 'currency', currency, currencyDisplay: 'code' },
    trailingZeroDisplay: 'stripIfInteger',
  });
  const money = format.format(salary / 10 ** minorDigits(currency)).replaceAll(/\s/g, ' ');
  return `${money} ${payPeriods[salaryPeriod]}`;
}

/** `1 March 2027` of 2027-03-01: a calendar day is the same everywhere. */
export const offerDay = (day: string | null): string =>
  day === null
    ? ''
    : new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      );
