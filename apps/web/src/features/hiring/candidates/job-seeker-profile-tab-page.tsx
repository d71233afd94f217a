import { profileTabs } from '@candor/contract/hiring/candidate-rules';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAddress } from '../../../lib/use-address.ts';
import { useRead } from '../../../lib/server-state.ts';
import { useSession } from '../../../lib/session.ts';
import { Instant } from '../../../ui/instant.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { consentsQuery, type Profile } from './candidate-queries.ts';
import { purposeWords } from './candidate-words.ts';
import { CandidateCv } from './candidate-cv.tsx';
import { CandidateFiles } from './candidate-files.tsx';
import { CandidateNotes } from './candidate-notes.tsx';
import { CandidateTimeline } from './candidate-timeline.tsx';
import { InterviewEntries } from './interview-entries.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import type { Tab } from './profile-tab.ts';

type Slots = {
  /** Those of other features. */
  readonly renderInterviews: (candidateID: number) => ReactNode;
  readonly renderMessages: (candidateID: number) => ReactNode;
  readonly renderOffers: (candidateID: number) => ReactNode;
};

export function JobSeekerProfileTabPage(slots: Slots) {
  const { candidateID = '', tab: asked } = useAddress();
  const tab = profileTabs.find((known) => known === asked) ?? 'timeline';
  return (
    <ProfileFrame candidateID={candidateID} tab={tab}>
      {(profile) => <Shown {...{ tab, candidateID, profile, ...slots }} />}
    </ProfileFrame>
  );
}

type Props = Slots & {
  readonly tab: Tab;
  readonly candidateID: string;
  readonly profile: Profile;
};

function Shown({ tab, candidateID, profile, ...slots }: Props) {
  const { renderInterviews, renderMessages, renderOffers } = slots;
  if (tab === 'cv') return <CandidateCv candidateID={candidateID} />;
  if (tab === 'messages') return renderMessages(profile.candidateID);
  if (tab === 'offers') return renderOffers(profile.candidateID);
  if (tab === 'notes') return <CandidateNotes candidateID={candidateID} />;
  if (tab === 'files') return <CandidateFiles candidateID={candidateID} />;
  if (tab === 'consents') return <Consents candidateID={candidateID} />;
  if (tab === 'timeline') return <CandidateTimeline candidateID={candidateID} />;
  return (
    <section className="stack gap-sm column profile-frame__section" aria-label="Interviews">
      <InterviewEntries interviews={profile.interviews} />
      {renderInterviews(profile.candidateID)}
    </section>
  );
}

function Consents({ candidateID }: { readonly candidateID: string }) {
  const consents = useRead(consentsQuery(candidateID));
  const isAdmin = useSession()?.userType[0] === 'COMPANY_ADMIN';
  if (consents.isPending) return <LoadingState what="the consents" />;
  if (consents.isLoadingError) {
    return (
      <ErrorState title="The consents could not be loaded">{consents.error.message}</ErrorState>
    );
  }
  return (
    <section className="stack gap-sm column profile-frame__section" aria-label="Consents">
      {consents.data.consents.length === 0 && <p>No consent was given here.</p>}
      {consents.data.consents.map(({ consentID, purpose, version, text, givenAt, withdrawnAt }) => (
        <article key={consentID} className="stack gap-2xs line profile-frame__entry">
          <div className="row apart baseline spread">
            <h2 className="profile-frame__purpose">{purposeWords[purpose]}</h2>
            <span className="dimmed small">
              Version {version} · <Instant at={givenAt} />
            </span>
          </div>
          {withdrawnAt !== null && (
            <p>
              Withdrawn <Instant at={withdrawnAt} />
            </p>
          )}
          <p className="written">{text}</p>
        </article>
      ))}
      {isAdmin && (
        <p>
          <Link to="/company/settings/retention" search={{ candidateID }}>
            Hold back from deletion, or erase
          </Link>
        </p>
      )}
    </section>
  );
}
