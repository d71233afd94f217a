import { areas } from '@candor/contract/people/right-rules';
import { lazy, Suspense } from 'react';
import { LivePage } from '../features/interviews/appointments/live-page.tsx';
import { ReportLink } from '../features/interviews/scorecards/report-link.tsx';
import { useRights } from '../lib/rights.ts';

const LiveKit = lazy(async () => ({
  default: (await import('../features/interviews/kits/live-kit.tsx')).LiveKit,
}));

const StatementsOf = lazy(async () => ({
  default: (await import('../features/interviews/statements/statement-blocks.tsx')).StatementsOf,
}));

type Props = { readonly isMoving?: boolean };

/** One live interview; what its people ask and judge by comes after it. */
export function LiveInterviewPage({ isMoving = false }: Props) {
  const maySeeReports = useRights()(areas.interviews);
  return (
    <LivePage isMoving={isMoving}>
      {({ interviewScheduleID }) => (
        <>
          <Suspense fallback={null}>
            <LiveKit interviewScheduleID={String(interviewScheduleID)} />
          </Suspense>
          <Suspense fallback={null}>
            <StatementsOf interviewScheduleID={interviewScheduleID} />
          </Suspense>
          {maySeeReports && <ReportLink interviewScheduleID={String(interviewScheduleID)} />}
        </>
      )}
    </LivePage>
  );
}
