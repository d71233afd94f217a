import { areas, rights } from '@candor/contract/people/right-rules';
import { lazy, Suspense } from 'react';
import { ScorecardReportPage } from '../features/interviews/scorecards/report-page.tsx';
import { useRights } from '../lib/rights.ts';
import { LazyDecide } from './lazy-decide.tsx';

const LiveEvidence = lazy(async () => ({
  default: (await import('./live-evidence.tsx')).LiveEvidence,
}));

/** What the people of a live interview think, and what was recorded of its call. */
export function LiveReportPage() {
  const mayWatch = useRights()(areas.interviews, rights.watch);
  return (
    <ScorecardReportPage Decide={LazyDecide}>
      {(interviewScheduleID) =>
        mayWatch && (
          <Suspense fallback={null}>
            <LiveEvidence interviewScheduleID={interviewScheduleID} />
          </Suspense>
        )
      }
    </ScorecardReportPage>
  );
}
