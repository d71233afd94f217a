import { counted, type ListWords, unmatched } from '../../../ui/data-list/list-words.ts';
import type { JobPage, JobQuery } from './job-queries.ts';

export const sortNames = {
  updated: 'Last changed first',
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title A–Z',
  closing: 'Closing soonest first',
} as const satisfies Record<NonNullable<JobQuery['sort']>, string>;

export const listWords: ListWords<JobPage> = {
  title: 'Jobs',
  what: 'the jobs',
  count: counted('job', 'jobs'),
  none: {
    title: 'No jobs yet',
    text: 'A job is a draft until it is published; then it has a page that everybody can read.',
  },
  unmatched: { title: unmatched('No job matches'), text: 'Try fewer words, or all states.' },
};

export const rowWords = { nameAll: 'Select all on this page' } as const;
