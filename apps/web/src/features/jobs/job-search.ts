import { listJobs } from '@candor/contract/jobs';
import type { SearchParams } from '../../lib/search-params.ts';
import type { JobQuery } from './job-queries.ts';

export const sortNames = {
  updated: 'Last changed first',
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title A–Z',
  closing: 'Closing soonest first',
} as const satisfies Record<NonNullable<JobQuery['sort']>, string>;

const filterNames = ['search', 'status', 'department', 'employmentType', 'workplace'] as const;

/**
 * The filters as the address holds them. Someone may have typed anything there: a value that the
 * server would refuse counts as not given.
 */
export function readJobSearch(search: SearchParams): JobQuery {
  const { query } = listJobs;
  const known: JobQuery = {};
  for (const name of [...filterNames, 'sort', 'page'] as const) {
    const value = search[name];
    if (value === undefined || value === '') continue;
    if (query.shape[name].safeParse(value).success) Object.assign(known, { [name]: value });
  }
  return known;
}

export const isFiltered = (query: JobQuery): boolean =>
  filterNames.some((name) => query[name] !== undefined);
