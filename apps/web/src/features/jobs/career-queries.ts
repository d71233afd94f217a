import type { Input, Output } from '@candor/contract';
import { getAdvert, getCareerCompany, listAdverts } from '@candor/contract/careers';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';
import type { SearchParams } from '../../lib/search-params.ts';

export type AdvertQuery = Input<typeof listAdverts>['query'];
export type AdvertPage = Output<typeof listAdverts>;
export type AdvertRow = AdvertPage['jobs'][number];

export function advertsQuery(query: AdvertQuery) {
  return queryOptions<AdvertPage, CallError<typeof listAdverts>>({
    queryKey: ['careers', 'list', query],
    queryFn: ({ signal }) => call(listAdverts, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function advertQuery(jobID: string) {
  return queryOptions<Output<typeof getAdvert>, CallError<typeof getAdvert>>({
    queryKey: ['careers', 'job', jobID],
    queryFn: ({ signal }) => call(getAdvert, { params: { jobID } }, { signal }),
  });
}

export function careerCompanyQuery(companyID: string) {
  return queryOptions<Output<typeof getCareerCompany>, CallError<typeof getCareerCompany>>({
    queryKey: ['careers', 'company', companyID],
    queryFn: ({ signal }) => call(getCareerCompany, { params: { companyID } }, { signal }),
  });
}

/** The filters as the address holds them; a value that the server would refuse counts as not given. */
export function readAdvertSearch(search: SearchParams): AdvertQuery {
  const { query } = listAdverts;
  const known: AdvertQuery = {};
  for (const name of ['search', 'employmentType', 'workplace', 'page'] as const) {
    const value = search[name];
    if (value === undefined || value === '') continue;
    if (query.shape[name].safeParse(value).success) Object.assign(known, { [name]: value });
  }
  return known;
}

/** `12-robotics-engineer` → `12`; null for what names no job or company. */
export const numberOf = (segment: string): string | null =>
  /^([1-9]\d{0,15})(-.*)?$/.exec(segment)?.[1] ?? null;
