import { areas } from '@candor/contract/people/right-rules';
import { LivePage } from '../features/interviews/appointments/live-page.tsx';
import { LiveKit } from '../features/interviews/kits/live-kit.tsx';
import { ReportLink } from '../features/interviews/scorecards/report-link.tsx';
import { useRights } from '../lib/rights.ts';

type Props = { readonly isMoving?: boolean };

/** One live interview, with what its people ask and judge by. */
export function LiveInterviewPage({ isMoving = false }: Props) {
  const maySeeReports = useRights()(areas.interviews);
  return (
    <LivePage isMoving={isMoving}>
      {({ interviewScheduleID }) => (
        <>
          <LiveKit interviewScheduleID={String(interviewScheduleID)} />
          {maySeeReports && <ReportLink interviewScheduleID={String(interviewScheduleID)} />}
        </>
      )}
    </LivePage>
  );
}
