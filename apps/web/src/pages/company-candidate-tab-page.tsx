import { JobSeekerProfileTabPage } from '../features/hiring/candidates/job-seeker-profile-tab-page.tsx';
import { LazyLiveEntries } from './lazy-live-entries.tsx';

/** A part of a candidate's profile; that of interviews has the live ones too. */
export function CompanyCandidateTabPage() {
  return (
    <JobSeekerProfileTabPage
      renderInterviews={(candidateID) => <LazyLiveEntries candidateID={candidateID} />}
    />
  );
}
