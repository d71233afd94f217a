import type { Input, Output } from '@candor/contract';
import { exportReport, getHiringReport, getTestReport } from '@candor/contract/reports';
import { call } from '../../lib/api.ts';
import { readList } from '../../lib/server-state.ts';
import type { SearchParams } from '../../lib/search-params.ts';

export type ReportQuery = Input<typeof getHiringReport>['query'];
export type HiringReport = Output<typeof getHiringReport>;
export type TestReport = Output<typeof getTestReport>;

export const hiringQuery = (query: ReportQuery) => readList(getHiringReport, { query });

export const testsQuery = (query: ReportQuery) => readList(getTestReport, { query });

export const askForCsv = (query: ReportQuery, report: 'hiring' | 'tests') =>
  call(exportReport, { query: { ...query, report } });

/** What the address says and the server would take; the rest counts as not given. */
export function readReportSearch(search: SearchParams): ReportQuery {
  const known: ReportQuery = {};
  for (const name of ['from', 'until', 'jobID', 'membershipID'] as const) {
    const value = search[name];
    if (value === undefined || value === '') continue;
    if (getHiringReport.query.shape[name].safeParse(value).success) {
      Object.assign(known, { [name]: value });
    }
  }
  return known;
}
