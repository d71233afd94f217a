import type { Jurisdiction } from './job-rules.ts';

/** What a company reads; candidates read the notices. */
export const jurisdictionNames: Readonly<Record<Jurisdiction, string>> = {
  eu: 'European Union',
  'us-il': 'Illinois',
  'us-nyc': 'New York City',
  'us-co': 'Colorado',
  'us-ca': 'California',
};

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'America/New_York' });

/** Before what is wrong with a window, where the law moved its beginning. */
export const openedLater = (at: Date, problem: string): string => `${opensEarliest(at)} ${problem}`;

export const opensEarliest = (at: Date): string =>
  `This job follows the law of New York City: an interview opens when ten business days have passed since its invitation, on ${day.format(at)} at the earliest.`;

/** To the company, of a job of New York City. */
export const auditWarnings = {
  missing:
    'New York City asks for a bias audit made within the past year, with a published summary. Until this job names the summary’s address and the day, the notice does not mention an audit.',
  ahead:
    'The day of the bias audit that is named for this job is still to come. Until it names the day on which the audit was made, the notice does not mention an audit.',
  old: 'The bias audit that is named for this job is older than a year. New York City asks for one made within the year before the software is used.',
} as const;
