/** Where a payment stands. `open`: begun; `waiting`: an invoice is out; `failed`: refused, and may be tried again. */
export const paymentStates = [
  'open',
  'waiting',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'disputed',
  'refunded',
] as const;

export type PaymentState = (typeof paymentStates)[number];

export const providerNames = ['invoice', 'test', 'stripe'] as const;

export type ProviderName = (typeof providerNames)[number];

/** What the test provider's card does. `unanswered`: it is charged, and nobody says so. */
export const testCards = ['good', 'declined', 'unanswered'] as const;

export const planPeriods = ['month', 'year'] as const;

/** The largest amount, in the smallest unit of its currency. */
export const MOST_AMOUNT = 100_000_000;

/** A tax is rounded half up, on the whole amount. 1900 basis points: 19 %. */
export const taxOf = (net: number, basisPoints: number): number =>
  Math.floor((net * basisPoints + 5000) / 10_000);

/** 'EUR' has 2 digits behind the point, 'JPY' none. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** '1,234.50' is not read: digits, and as many behind a point as the currency has at most. Null: not an amount. */
export function minorOf(typed: string, currency: string): number | null {
  const digits = digitsOf(currency);
  const match = /^(\d{1,9})(?:\.(\d{1,4}))?$/.exec(typed.trim());
  const [, whole = '', part = ''] = match ?? [];
  if (match === null || part.length > digits) return null;
  const minor = Number(whole + part.padEnd(digits, '0'));
  return minor <= MOST_AMOUNT ? minor : null;
}

/** '7', '7.5' and '19.25' per cent, as basis points. Null: no rate. */
export function basisPointsOf(typed: string): number | null {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(typed.trim());
  if (match === null) return null;
  const points = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return points <= 10_000 ? points : null;
}

/** '€29.00' */
export const moneyText = (minor: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(
    minor / 10 ** digitsOf(currency),
  );

/** '19 %' */
export const rateText = (basisPoints: number): string => `${basisPoints / 100} %`;
