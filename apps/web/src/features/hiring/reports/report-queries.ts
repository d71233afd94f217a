import type { Input, Output } from '@candor/contract';
import { exportReport, getHiringReport, getTestReport } from '@candor/contract/hiring/reports';
import { call } from '../../../lib/api.ts';
import { readList } from '../../../lib/server-state.ts';

export type ReportQuery = Input<typeof getHiringReport>['query'];
export type HiringReport = Output<typeof getHiringReport>;
export type TestReport = Output<typeof getTestReport>;

export const hiringQuery = (query: ReportQuery) => readList(getHiringReport, { query });

export const testsQuery = (query: ReportQuery) => readList(getTestReport, { query });

export const askForCsv = (query: ReportQuery, report: 'hiring' | 'tests') =>
  call(exportReport, { query: { ...query, report } });
