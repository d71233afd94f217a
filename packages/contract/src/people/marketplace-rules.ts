/** What an interviewer from outside offers, and how companies look for one. */

export const ABOUT_MOST = 2000;
export const SAMPLE_MOST = 2000;
export const KEPT_FROM_MOST = 20;
/** Of an hour, in the smallest unit of its currency. */
export const RATE_MOST = 10_000_000;

/** Of the short film of oneself. */
export const FILM_MOST_SECONDS = 90;

export const marks = ['favourite', 'blocked'] as const;
export type Mark = (typeof marks)[number];

/** `employer`: worked or works at the company that looks. `named`: does not interview for it, they said so. */
export const conflicts = ['employer', 'named'] as const;
export type Conflict = (typeof conflicts)[number];

export const payoutKinds = ['iban', 'account'] as const;
export type PayoutKind = (typeof payoutKinds)[number];

/** Years since the first employment, at least. */
export const seniorities = ['2', '5', '10', '15'] as const;
/** Days within which an hour is free. */
export const freeWithin = ['3', '7', '14', '30'] as const;
export const FREE_DAYS_MOST = 30;
/** When in a day somebody is free: hours of the clock from, and before. */
export const dayParts = {
  morning: [6, 12],
  afternoon: [12, 18],
  evening: [18, 23],
  // To six of the next day.
  night: [23, 30],
} as const;
export type DayPart = keyof typeof dayParts;
export const leastRatings = ['3', '4', '4.5'] as const;

const joined = (text: string): string => text.replaceAll(/[\s-]+/g, '').toUpperCase();

/** A=10 … Z=35, the first four characters at the end, modulo 97 (ISO 13616). */
function remainder(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4);
  let rest = 0;
  for (const char of moved) {
    const value = Number.parseInt(char, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** As it is stored: without spaces, in capitals. */
export const plainAccount = joined;

export function ibanProblem(typed: string): string | null {
  const iban = joined(typed);
  if (iban === '') return 'Please enter the IBAN.';
  const isIban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && remainder(iban) === 1;
  return isIban ? null : 'This is not an IBAN: please compare it with your bank’s.';
}

/** Without legal forms, marks and case: “Larkfield Ltd.” and “larkfield” are one company. */
export function companyKey(name: string): string {
  const words = name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('.', '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const forms = new Set([
    'ltd',
    'limited',
    'inc',
    'llc',
    'gmbh',
    'ag',
    'as',
    'ab',
    'bv',
    'sa',
    'plc',
    'co',
    'corp',
  ]);
  const last = words.findLastIndex((word) => !forms.has(word));
  return words.slice(0, last + 1).join(' ');
}

export function conflictOf(
  company: string,
  {
    employers,
    keptFrom,
  }: { readonly employers: readonly string[]; readonly keptFrom: readonly string[] },
): Conflict | null {
  const key = companyKey(company);
  if (key === '') return null;
  if (keptFrom.some((name) => companyKey(name) === key)) return 'named';
  return employers.some((name) => companyKey(name) === key) ? 'employer' : null;
}

/** Whole years from a month such as 2014-03 to an instant. */
export function yearsSince(month: string | null, now: Date): number | null {
  if (month === null) return null;
  const [year = 0, of = 1] = month.split('-').map(Number);
  const months = (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - of;
  return Math.max(0, Math.floor(months / 12));
}
