import { areas, rights } from '@candor/contract/people/right-rules';
import { lazy, Suspense } from 'react';
import { ScorecardReportPage } from '../features/interviews/scorecards/report-page.tsx';
import { useRights } from '../lib/rights.ts';

const LiveEvidence = lazy(async () => ({
  default: (await import('./live-evidence.tsx')).LiveEvidence,
}));

const DecideApplication = lazy(async () => ({
  default: (await import('../features/hiring/pipeline/decide-application.tsx')).DecideApplication,
}));

/** Below what it is decided by, and loaded after it. */
function Decide(props: { readonly applicationID: number; readonly jobID: number }) {
  return (
    <Suspense fallback={null}>
      <DecideApplication {...props} />
    </Suspense>
  );
}

/** What the people of a live interview think, and what was recorded of its call. */
export function LiveReportPage() {
  const mayWatch = useRights()(areas.interviews, rights.watch);
  return (
    <ScorecardReportPage Decide={Decide}>
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
