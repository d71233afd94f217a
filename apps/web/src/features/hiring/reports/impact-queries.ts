import type { Output } from '@candor/contract';
import { exportImpactReport, getImpactReport } from '@candor/contract/hiring/reports';
import { call } from '../../../lib/api.ts';
import { readList } from '../../../lib/server-state.ts';
import type { ReportQuery } from './report-queries.ts';

export type ImpactReport = Output<typeof getImpactReport>;

export const impactQuery = (query: ReportQuery) => readList(getImpactReport, { query });

export const askForImpactCsv = (query: ReportQuery) => call(exportImpactReport, { query });
