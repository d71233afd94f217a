import { JobSeekerProfilePage } from '../features/hiring/candidates/job-seeker-profile-page.tsx';
import { LazyLiveEntries } from './lazy-live-entries.tsx';

/** A candidate, with the live interviews that are another feature's. */
export function CompanyCandidatePage() {
  return (
    <JobSeekerProfilePage
      renderInterviews={(candidateID) => <LazyLiveEntries candidateID={candidateID} />}
    />
  );
}
