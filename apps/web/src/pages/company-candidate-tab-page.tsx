import { JobSeekerProfileTabPage } from '../features/hiring/candidates/job-seeker-profile-tab-page.tsx';
import { LazyLiveEntries } from './lazy-live-entries.tsx';
import { LazyMessages } from './lazy-messages.tsx';
import { LazyNeedEntries } from './lazy-need-entries.tsx';
import { LazyOffers } from './lazy-offers.tsx';

/** A part of a candidate's profile; that of interviews has the live ones and what was needed for them too, those of messages and offers are other features'. */
export function CompanyCandidateTabPage() {
  return (
    <JobSeekerProfileTabPage
      renderInterviews={(candidateID) => (
        <>
          <LazyLiveEntries candidateID={candidateID} />
          <LazyNeedEntries candidateID={candidateID} />
        </>
      )}
      renderMessages={(candidateID) => <LazyMessages candidateID={candidateID} />}
      renderOffers={(candidateID) => <LazyOffers candidateID={candidateID} />}
    />
  );
}
