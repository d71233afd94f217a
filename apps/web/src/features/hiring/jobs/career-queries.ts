import type { Input, Output } from '@candor/contract';
import { getAdvert, getCareerCompany, listAdverts } from '@candor/contract/hiring/careers';
import { read, readList } from '../../../lib/server-state.ts';

type AdvertQuery = Input<typeof listAdverts>['query'];
export type AdvertPage = Output<typeof listAdverts>;
export type AdvertRow = AdvertPage['jobs'][number];

export const advertsQuery = (query: AdvertQuery) => readList(listAdverts, { query });
export const advertQuery = (jobID: string) => read(getAdvert, { params: { jobID } });
export const careerCompanyQuery = (companyID: string) =>
  read(getCareerCompany, { params: { companyID } });

/** `12-robotics-engineer` → `12`; null for what names no job or company. */
export const numberOf = (segment: string): string | null =>
  /^([1-9]\d{0,15})(-.*)?$/.exec(segment)?.[1] ?? null;
