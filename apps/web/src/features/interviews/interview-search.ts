import { interviewState, listInterviews } from '@candor/contract/interviews';
import type { SearchParams } from '../../lib/search-params.ts';
import { reportFilters } from './interview-chips.ts';
import type { InterviewQuery } from './interview-queries.ts';

export const sortNames = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  score: 'Best score first',
  candidate: 'Candidate A–Z',
} as const satisfies Record<NonNullable<InterviewQuery['sort']>, string>;

const names = [
  ...(['search', 'state', 'decision', 'jobID', 'sort', 'page'] as const),
  ...reportFilters,
];

export const states = interviewState.options;

/**
 * The filters as the address holds them. Someone may have typed anything there: a value that the
 * server would refuse counts as not given.
 */
export function readInterviewSearch(search: SearchParams): InterviewQuery {
  const { query } = listInterviews;
  const known: InterviewQuery = {};
  for (const name of names) {
    const value = search[name];
    if (value === undefined || value === '') continue;
    if (query.shape[name].safeParse(value).success) Object.assign(known, { [name]: value });
  }
  return known;
}
