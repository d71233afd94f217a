import { counted, type ListWords, unmatched } from '../../../ui/data-list/list-words.ts';
import type { InterviewPage, InterviewQuery } from './interview-queries.ts';

export const sortNames = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  score: 'Best score first',
  candidate: 'Candidate A–Z',
} as const satisfies Record<NonNullable<InterviewQuery['sort']>, string>;

/** Counted no further. */
const MOST_COUNTED = 10_000;
const count = counted('interview', 'interviews');

export const listWords: ListWords<InterviewPage> = {
  title: 'Interviews',
  what: 'the interviews',
  count: (page) => (page.total > MOST_COUNTED ? '10,000+ interviews' : count(page)),
  none: {
    title: 'No interviews yet',
    text: 'Nobody has been invited. Each invitation appears here as soon as it is sent.',
  },
  unmatched: {
    title: unmatched('No one matches'),
    text: 'Try fewer words, or all jobs and states.',
  },
};
