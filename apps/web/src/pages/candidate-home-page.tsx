import { CandidateDashboardPage } from '../features/candidates/candidate-dashboard-page.tsx';
import { OwnViews } from '../features/viewing/own-views.tsx';

/** The candidate's first page; each interview that was taken says who has watched its recording. */
export function CandidateHomePage() {
  return <CandidateDashboardPage Views={OwnViews} />;
}
