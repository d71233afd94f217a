import { OwnApplications } from '../features/hiring/applications/own-applications.tsx';
import { OwnAppointments } from '../features/interviews/appointments/candidate-list.tsx';
import { CandidateDashboardPage } from '../features/people/registration/candidate-dashboard-page.tsx';
import { OwnViews } from '../features/interviews/viewing/own-views.tsx';

/** The candidate's first page: interviews, each taken one with who has watched its recording, and applications. */
export function CandidateHomePage() {
  return (
    <CandidateDashboardPage Views={OwnViews}>
      <OwnAppointments />
      <OwnApplications />
    </CandidateDashboardPage>
  );
}
