import type { FindKind } from './find-queries.ts';

export const findWords = {
  title: 'Find',
  field: 'What are you looking for?',
  placeholder: 'A name, a job, a page',
  /** Of a Mac, and of everything else. */
  keys: { mac: '⌘ K', others: 'Ctrl K' },
  close: 'Close',
  found: 'Found',
  places: 'Go to',
  nothing: (typed: string) => `Nothing is called “${typed}”. Try fewer letters.`,
  all: 'See all that match',
  failed: 'could not be searched just now.',
} as const;

export const kindWords: Readonly<Record<FindKind, string>> = {
  people: 'People',
  jobs: 'Jobs',
  interviews: 'Bot interviews',
  live: 'Live interviews',
  questions: 'Questions',
};
