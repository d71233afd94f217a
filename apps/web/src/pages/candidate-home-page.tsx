import { lazy, Suspense } from 'react';
import { OwnApplications } from '../features/hiring/applications/own-applications.tsx';
import { CandidateDashboardPage } from '../features/people/registration/candidate-dashboard-page.tsx';
import { OwnViews } from '../features/interviews/viewing/own-views.tsx';

const OwnAppointments = lazy(async () => ({
  default: (await import('../features/interviews/appointments/candidate-list.tsx')).OwnAppointments,
}));

/** The candidate's first page: interviews, each taken one with who has watched its recording, and applications. */
export function CandidateHomePage() {
  return (
    <CandidateDashboardPage Views={OwnViews}>
      <Suspense>
        <OwnAppointments />
      </Suspense>
      <OwnApplications />
    </CandidateDashboardPage>
  );
}
