import type { Output } from '@candor/contract';
import { exportImpactReport, getImpactReport } from '@candor/contract/reports';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';
import type { ReportQuery } from './report-queries.ts';

export type ImpactReport = Output<typeof getImpactReport>;

export const impactQuery = (query: ReportQuery) =>
  queryOptions<ImpactReport, CallError<typeof getImpactReport>>({
    queryKey: ['reports', 'impact', query],
    queryFn: ({ signal }) => call(getImpactReport, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const askForImpactCsv = (query: ReportQuery) => call(exportImpactReport, { query });
