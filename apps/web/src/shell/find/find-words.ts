import type { FindKind } from './find-queries.ts';

export const findWords = {
  title: 'Find',
  field: 'What are you looking for?',
  placeholder: { all: 'A name, a job, a page', places: 'A page' },
  /** Of a Mac, and of everything else. */
  keys: { mac: '⌘ K', others: 'Ctrl K' },
  close: 'Close',
  found: 'Found',
  places: 'Go to',
  views: 'Views',
  looking: 'Looking…',
  nothing: (typed: string) => `Nothing is named “${typed}”.`,
  /** People are found by three letters; fewer would find nearly everybody. */
  moreLetters: 'From three letters on, people are found too.',
  all: 'See all that match',
  failed: 'could not be searched just now.',
} as const;

export const kindWords: Readonly<Record<FindKind, string>> = {
  people: 'People',
  jobs: 'Jobs',
  interviews: 'Bot interviews',
  live: 'Live interviews',
  questions: 'Questions',
  companies: 'Companies',
  accounts: 'People',
};
