import { useAppointmentLink } from '../features/interviews/appointments/link-address.ts';
import { ScorecardPage } from '../features/interviews/scorecards/scorecard-page.tsx';

/** RT-7: the scorecard to which the link of a seat leads. */
export function ScorecardLinkPage() {
  const { token } = useAppointmentLink();
  return <ScorecardPage token={token} />;
}
