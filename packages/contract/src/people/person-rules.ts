import { isTimeZone, phoneProblem } from './company-rules.ts';

/** What a person says about themselves: the same rules in the page and on the server. A problem is a sentence. */

export { isTimeZone, phoneProblem };

export const NAME_MOST = 80;
/** Pictures of identity documents are deleted this many days after the check was decided. */
export const IDENTITY_DOCUMENT_DAYS = 30;
export const DOCUMENT_MOST_BYTES = 10 * 1024 * 1024;
export const LIST_MOST = 30;

/** Versions of the texts that a registration asks consent to; a new text is a new number. */
export const consentVersions = { privacy: 2, talentPool: 2 } as const;

export const workTypes = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;
export const workPlaces = ['On site', 'Hybrid', 'Remote'] as const;
export const startTimes = [
  'At once',
  'Within 1 month',
  'Within 3 months',
  'Later than that',
] as const;
export const currencies = ['EUR', 'USD', 'GBP', 'INR', 'AUD', 'JPY', 'CHF', 'SEK', 'NOK'] as const;
export const salaryPeriods = ['year', 'month', 'hour'] as const;
export const languageLevels = ['Basic', 'Conversational', 'Fluent', 'Native'] as const;
export const identityDocumentTypes = ['passport', 'identity-card', 'driving-licence'] as const;
export type IdentityDocumentType = (typeof identityDocumentTypes)[number];

export function filledProblem(value: string, what: string, most = NAME_MOST): string | null {
  if (value.trim() === '') return `Please enter ${what}.`;
  return value.length > most ? `Please use at most ${most} characters.` : null;
}

/** A phone number is asked for here, where a company may leave it out. */
export function ownPhoneProblem(phone: string): string | null {
  return phone.trim() === '' ? 'Please enter your phone number.' : phoneProblem(phone);
}

const month = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/;

/** A month as a browser's month field writes it, 2024-03, between 1900 and 2099. */
export function isMonth(text: string): boolean {
  return month.test(text);
}

export function startProblem(started: string, today: string): string | null {
  if (!isMonth(started)) return 'Please enter the month and year, such as 2021-09.';
  return started > today.slice(0, 7) ? 'This month has yet to come.' : null;
}

/** null stands for “until now”. A school year may end in the future; a job that ended has ended. */
export function endProblem(started: string, ended: string | null): string | null {
  if (ended === null) return null;
  if (!isMonth(ended)) return 'Please enter the month and year, such as 2023-06.';
  return isMonth(started) && ended < started ? 'The end cannot be before the start.' : null;
}

/** Empty is right: nobody has to say. */
export function salaryProblem(amount: string): string | null {
  const text = amount.trim();
  if (text === '') return null;
  return /^\d{1,9}$/.test(text) ? null : 'Please enter a whole number, without separators.';
}

/** Names without regard to case: two of the same are one too many. */
export function repeatedProblem(names: readonly string[], what: string): string | null {
  const seen = new Set<string>();
  for (const name of names.map((each) => each.trim().toLowerCase())) {
    if (seen.has(name)) return `Each ${what} once, please.`;
    seen.add(name);
  }
  return null;
}

/** Which sides a document has that prove something. */
export function needsBack(type: IdentityDocumentType): boolean {
  return type !== 'passport';
}
