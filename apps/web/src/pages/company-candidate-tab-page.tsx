import { JobSeekerProfileTabPage } from '../features/hiring/candidates/job-seeker-profile-tab-page.tsx';
import { LazyLiveEntries } from './lazy-live-entries.tsx';
import { LazyOffers } from './lazy-offers.tsx';

/** A part of a candidate's profile; that of interviews has the live ones too, that of offers is another feature's. */
export function CompanyCandidateTabPage() {
  return (
    <JobSeekerProfileTabPage
      renderInterviews={(candidateID) => <LazyLiveEntries candidateID={candidateID} />}
      renderOffers={(candidateID) => <LazyOffers candidateID={candidateID} />}
    />
  );
}
