import { JobSeekerProfilePage } from '../features/hiring/candidates/job-seeker-profile-page.tsx';
import { LiveEntries } from '../features/interviews/appointments/live-entries.tsx';

/** A candidate, with the live interviews that are another feature's. */
export function CompanyCandidatePage() {
  return (
    <JobSeekerProfilePage
      renderInterviews={(candidateID) => <LiveEntries candidateID={candidateID} />}
    />
  );
}
