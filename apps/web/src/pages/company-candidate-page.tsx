import { JobSeekerProfilePage } from '../features/hiring/candidates/job-seeker-profile-page.tsx';
import { LazyDecide } from './lazy-decide.tsx';
import { LazyLiveEntries } from './lazy-live-entries.tsx';

/** A candidate, with the live interviews and the steps of applications, which are other features'. */
export function CompanyCandidatePage() {
  return (
    <JobSeekerProfilePage
      renderInterviews={(candidateID) => <LazyLiveEntries candidateID={candidateID} />}
      renderStep={({ applicationID, jobID }) => (
        <LazyDecide applicationID={applicationID} jobID={jobID} />
      )}
    />
  );
}
