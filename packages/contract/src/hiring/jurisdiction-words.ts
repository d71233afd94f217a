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
    'New York City asks for a bias audit of the year before, with a published summary. Until the job names its page and its day, the notice tells candidates of none.',
  old: 'The bias audit that is named for this job is older than a year. New York City asks for one made within the year before the software is used.',
} as const;
