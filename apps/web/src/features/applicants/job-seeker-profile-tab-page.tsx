import { profileTabs } from '@candor/contract/applicant-rules';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Instant } from '../../ui/instant.tsx';
import { ErrorState, LoadingState } from '../../ui/page-states.tsx';
import {
  consentsQuery,
  type Profile,
  type TimelineEntry,
  timelineQuery,
} from './applicant-queries.ts';
import { entryText, entryTitle } from './applicant-words.ts';
import { CandidateCv } from './candidate-cv.tsx';
import { CandidateFiles } from './candidate-files.tsx';
import { CandidateNotes } from './candidate-notes.tsx';
import { InterviewEntries } from './interview-entries.tsx';
import { ProfileFrame, type Tab } from './profile-frame.tsx';

export function JobSeekerProfileTabPage() {
  const { candidateID = '', tab: asked } = useSearch({ from: '/company/job-seeker-profile-tab' });
  const tab = profileTabs.find((known) => known === asked) ?? 'timeline';
  return (
    <ProfileFrame candidateID={candidateID} tab={tab}>
      {(profile) => <Shown tab={tab} candidateID={candidateID} profile={profile} />}
    </ProfileFrame>
  );
}

type Props = { readonly tab: Tab; readonly candidateID: string; readonly profile: Profile };

function Shown({ tab, candidateID, profile }: Props) {
  if (tab === 'cv') return <CandidateCv candidateID={candidateID} />;
  if (tab === 'notes') return <CandidateNotes candidateID={candidateID} />;
  if (tab === 'files') return <CandidateFiles candidateID={candidateID} />;
  if (tab === 'consents') return <Consents candidateID={candidateID} />;
  if (tab === 'timeline') return <Timeline candidateID={candidateID} />;
  return (
    <section className="profile-frame__section" aria-label="Interviews">
      <InterviewEntries interviews={profile.interviews} />
    </section>
  );
}

function Timeline({ candidateID }: { readonly candidateID: string }) {
  const timeline = useInfiniteQuery(timelineQuery(candidateID));
  if (timeline.isPending) return <LoadingState what="the timeline" />;
  if (timeline.isError) {
    return (
      <ErrorState title="The timeline could not be loaded">{timeline.error.message}</ErrorState>
    );
  }
  const entries = timeline.data.pages.flatMap((page) => page.entries);
  return (
    <section className="profile-frame__section" aria-label="Timeline">
      {entries.length === 0 && <p>Nothing has happened yet.</p>}
      <ol>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </ol>
      {timeline.hasNextPage && (
        <div>
          <Button
            variant="default"
            loading={timeline.isFetchingNextPage}
            onClick={() => void timeline.fetchNextPage()}
          >
            Show older
          </Button>
        </div>
      )}
    </section>
  );
}

function Entry({ entry }: { readonly entry: TimelineEntry }) {
  const text = entryText(entry);
  return (
    <li className="profile-frame__entry">
      <div className="profile-frame__line">
        <span>{entryTitle(entry)}</span>
        <span className="profile-frame__dim">
          {entry.byName !== null && `${entry.byName} · `}
          <Instant at={entry.at} />
        </span>
      </div>
      {text !== null && <p className="profile-frame__text">{text}</p>}
      {entry.interviewScheduleID !== null &&
        entry.kind !== 'invited' &&
        entry.kind !== 'cancelled' && (
          <Link
            to="/company/view-interview"
            search={{ interviewScheduleID: String(entry.interviewScheduleID) }}
          >
            Open the report
          </Link>
        )}
    </li>
  );
}

const purposeWords = {
  application: 'For an application',
  'talent-pool': 'For future jobs',
} as const;

function Consents({ candidateID }: { readonly candidateID: string }) {
  const consents = useQuery(consentsQuery(candidateID));
  if (consents.isPending) return <LoadingState what="the consents" />;
  if (consents.isError) {
    return (
      <ErrorState title="The consents could not be loaded">{consents.error.message}</ErrorState>
    );
  }
  return (
    <section className="profile-frame__section" aria-label="Consents">
      {consents.data.consents.length === 0 && <p>No consent was given here.</p>}
      {consents.data.consents.map(({ consentID, purpose, version, text, givenAt, withdrawnAt }) => (
        <article key={consentID} className="profile-frame__entry">
          <div className="profile-frame__line">
            <h2 className="profile-frame__purpose">{purposeWords[purpose]}</h2>
            <span className="profile-frame__dim">
              Version {version} · <Instant at={givenAt} />
            </span>
          </div>
          {withdrawnAt !== null && (
            <p>
              Withdrawn <Instant at={withdrawnAt} />
            </p>
          )}
          <p className="profile-frame__text">{text}</p>
        </article>
      ))}
    </section>
  );
}
