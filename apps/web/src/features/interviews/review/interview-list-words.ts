import { counted, type ListWords, unmatched } from '../../../ui/data-list/list-words.ts';
import { locale } from '../../../ui/reader-locale.ts';
import type { StateShape } from '../../../ui/state-mark.tsx';
import type { InterviewPage, InterviewQuery, InterviewRow } from './interview-queries.ts';

export const sortNames = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  score: 'Best score first',
  candidate: 'Candidate A–Z',
} as const satisfies Record<NonNullable<InterviewQuery['sort']>, string>;

/** Beside a name; the specified label stands in the report. */
export const riskWords = {
  LOW_RISK: 'Low risk',
  MEDIUM_RISK: 'Medium risk',
  HIGH_RISK: 'Needs review',
  CRITICAL_RISK: 'Needs review',
} as const satisfies Record<NonNullable<InterviewRow['risk']>, string>;

export const riskShapes = {
  LOW_RISK: 'good',
  MEDIUM_RISK: 'blank',
  HIGH_RISK: 'waiting',
  CRITICAL_RISK: 'waiting',
} as const satisfies Record<NonNullable<InterviewRow['risk']>, StateShape>;

export const riskChoices = {
  review: 'Needs review',
  medium: 'Medium risk',
  low: 'Low risk',
  none: 'Not monitored',
} as const satisfies Record<NonNullable<InterviewQuery['risk']>, string>;

/** Whoever holds more must know that the list is not all of them. */
export const riskLimit = (most: number): string =>
  `Looked for among the newest ${most.toLocaleString(locale)} ended interviews of the other choices.`;

export const ageChoices = {
  1: 'Ended a day ago or earlier',
  3: 'Ended 3 days ago or earlier',
  7: 'Ended a week ago or earlier',
} as const satisfies Record<NonNullable<InterviewQuery['age']>, string>;

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
