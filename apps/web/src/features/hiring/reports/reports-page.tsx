import { getHiringReport } from '@candor/contract/hiring/reports';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useRead, useTask } from '../../../lib/server-state.ts';
import { useAsked } from '../../../lib/use-list.ts';
import { useSession } from '../../../lib/session.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { saveText } from '../../../ui/save-file.ts';
import { HiringReport } from './hiring-report.tsx';
import { ImpactReport } from './impact-report.tsx';
import { ReportFilters } from './report-filters.tsx';
import { type Comparison, comparisons, earlierPeriod } from './earlier-period-rules.ts';
import { useAddress } from '../../../lib/use-address.ts';
import {
  askForCsv,
  type HiringReport as Report,
  hiringQuery,
  type ReportQuery,
  testsQuery,
} from './report-queries.ts';
import { TestReport } from './test-report.tsx';

/** The same figures of an earlier period, once it is known which one is shown. */
function useEarlier(
  query: ReportQuery,
  shown: Report | undefined,
  compared: Comparison | undefined,
) {
  const isAsked = shown !== undefined && compared !== undefined;
  const period = isAsked ? earlierPeriod(shown, compared) : {};
  const earlier = useRead({ ...hiringQuery({ ...query, ...period }), enabled: isAsked });
  return isAsked ? earlier : { data: undefined, error: null };
}

const filterNames = ['from', 'until', 'jobID', 'membershipID'] as const;

export function ReportsPage() {
  usePageTitle('Reports');
  const { query, onChange } = useAsked(getHiringReport, filterNames);
  const isAdmin = useSession()?.userType[0] === 'COMPANY_ADMIN';
  const hiring = useRead(hiringQuery(query));
  const { compare } = useAddress();
  const compared = comparisons.find((one) => one === compare);
  const tests = useRead(testsQuery(query));
  const csv = useTask((report: 'hiring' | 'tests') => askForCsv(query, report), {
    refreshes: [],
    onDone: ({ fileName, csv: text }) => saveText(fileName, text, 'text/csv'),
  });
  const before = useEarlier(query, hiring.data, compared);
  const failed = hiring.error ?? before.error ?? tests.error;
  useHash(hiring.data !== undefined && tests.data !== undefined);
  return (
    <div className="stack gap-lg">
      <PageHead
        title="Reports"
        actions={
          <>
            <Button variant="default" onClick={() => csv.mutate('hiring')}>
              Hiring as CSV
            </Button>
            <Button variant="default" onClick={() => csv.mutate('tests')}>
              Tests as CSV
            </Button>
          </>
        }
      />
      <ReportFilters {...{ query, onChange, compared }} report={hiring.data} />
      {csv.isError && <p role="alert">{csv.error.message}</p>}
      {failed !== null && (
        <ErrorState title="The report could not be loaded">{failed.message}</ErrorState>
      )}
      {failed === null && (hiring.isPending || tests.isPending) && (
        <LoadingState what="the reports" />
      )}
      {failed === null && (
        <div className="stack gap-xl broad">
          {hiring.data !== undefined && (
            <HiringReport report={hiring.data} query={query} before={before.data} />
          )}
          {tests.data !== undefined && <TestReport report={tests.data} query={query} />}
          {isAdmin && <ImpactReport query={query} />}
        </div>
      )}
    </div>
  );
}

/** The table that the address names is there only once the reports are. */
function useHash(isReady: boolean): void {
  useEffect(() => {
    if (isReady && location.hash !== '') {
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
    }
  }, [isReady]);
}
